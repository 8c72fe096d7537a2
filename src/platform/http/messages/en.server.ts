/** Answers to forms. The specification gives those of the public site and its API in English, to the letter. */
export const en = {
  checkFields: "Please check the fields that are marked.",
  unread: {
    "not-json": "We couldn’t read what was sent: it isn’t valid JSON.",
    "not-object":
      "We couldn’t read what was sent: it isn’t a JSON object with the fields of the form.",
    "not-text": "We couldn’t read what was sent: it isn’t UTF-8 text.",
    "cut-off": "We couldn’t read what was sent: it didn’t arrive in full.",
    "long-field": "We couldn’t read what was sent: a field is too long.",
    "many-parts": "We couldn’t read what was sent: it has too many parts.",
  },
  tooLong:
    "This is longer than we can accept ({kibibytes} KiB). Please shorten it and send it again.",
  expected: {
    json: "Please send this as JSON in UTF-8.",
    form: "Please send this as an ordinary form in UTF-8.",
    "form-with-files": "Please send this as a form with files in UTF-8.",
  },
  wrongLogin: "Invalid username or password. Please try again.",
  tooManyForms: [
    "You’ve sent this form several times in a short time. Please try again in a minute, or call us at {phone}.",
    "You’ve sent this form several times in a short time. Please try again in {count} minutes, or call us at {phone}.",
  ],
  tooManyLinks: [
    "Several links have been requested in a short time. Please try again in a minute, or call us at {phone}.",
    "Several links have been requested in a short time. Please try again in {count} minutes, or call us at {phone}.",
  ],
  tooManySignIns: [
    "Too many failed sign-in attempts. Please try again in a minute, or call us at {phone}.",
    "Too many failed sign-in attempts. Please try again in {count} minutes, or call us at {phone}.",
  ],
  unavailable:
    "We can’t save anything right now. Please send it again in a minute, or call us at {phone}.",
  serverError: "Something went wrong on our side. Please send it again, or call us at {phone}.",
  signInFirst: "Please sign in.",
  confirmFirst:
    "Nothing has changed yet. Please confirm it’s you in a new tab, then come back here and press the button again. What you entered is still here.",
  onlyTakes: "This address only takes {method}.",
  nothingHere: "There’s nothing at this address.",
  manyDocuments: "Many documents are being created right now. Please try again in a minute.",
  passkeys: {
    wrong: "This passkey wasn’t accepted. Try another one, or another way.",
    over: "This took too long. Please start again.",
    "confirm-first": "Please confirm it’s you first, then start again.",
    "too-many-passkeys": "An account can have up to twenty passkeys. Remove one first.",
    refused: "This passkey couldn’t be added. Please try another device.",
    unusable: "Passkeys don’t work at this address. They need the site’s name, with https.",
    "already-added": "This device already has a passkey for your account.",
  },
  /** Where two people have changed the same field of a record. */
  edited: {
    someoneElse: "Someone else",
    you: "You",
    byOther: "{who} changed this to “{value}” while you were editing.",
    emptiedByOther: "{who} cleared this while you were editing.",
    byYou: "You changed this to “{value}” in another window.",
    emptiedByYou: "You cleared this in another window.",
    yours: "Yours: “{value}”. Save again to keep yours.",
    yoursIsEmpty: "You left this blank. Save again to keep it blank.",
    doesItFit: "Save again if what you entered still fits.",
    since:
      "{who} changed this after you opened the page, so nothing was done. Look at it again, and press the button once more if you still want to.",
    sinceByYou:
      "You changed this in another window after you opened this page, so nothing was done. Look at it again, and press the button once more if you still want to.",
  },
  /** Pages of their own, outside of every area. */
  errors: {
    busy: "We’re answering as many requests as we can. Please try again in a moment.",
    unavailable: "We can’t read our records right now. Please try again in a moment.",
    "other-site": "This request didn’t come from our own pages.",
    "unknown-length": "Please say how long it is (Content-Length).",
    "too-much": "This is more than we can take at once.",
    fault: "Something went wrong on our side.",
  },
  /** Plain answers to requests that no page could take. */
  refused: {
    "long-address": "This address is too long.",
    "other-server": "This address isn’t on this server.",
    "unreadable-address": "This address can’t be read.",
    "no-host": "This request doesn’t name exactly one valid host.",
    proxy: "This server isn’t a proxy.",
    "long-headers": "The headers of this request are too long.",
    late: "This request didn’t arrive in time.",
    unreadable: "This request can’t be read.",
  },
  wayOn: "<home>Go to the home page</home>, or call us at <phone/>.",
  requestNumber: "Request {id}",
} as const;
