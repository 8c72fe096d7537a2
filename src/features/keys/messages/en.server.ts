export const en = {
  startPage: {
    lost: ["<number>{shown}</number> key is lost", "<number>{shown}</number> keys are lost"],
    overdue: [
      "<number>{shown}</number> key is overdue",
      "<number>{shown}</number> keys are overdue",
    ],
    toConfirm: [
      "<number>{shown}</number> key is waiting for confirmation",
      "<number>{shown}</number> keys are waiting for confirmation",
    ],
  },
  history: {
    /** @param event one of `events` */
    ofCopy: "{event}, copy {copy}",
    issuedTo: "Issued to {person}",
    issuedCopyTo: "Issued to {person}, copy {copy}",
    someone: "someone",
    changed: "Changed {changes}",
    fields: { label: "label", opens: "doors", keyBox: "key box", copies: "copies" },
  },
  problems: {
    "not-allowed": "Your role can’t do this. Nothing was changed.",
    "not-found": "It no longer exists.",
    "wrong-state": "Someone else got there first. Please check the page again.",
    "no-copy-left": "No copy is left in the key box.",
    "unknown-holder": "Please choose someone who works at this facility.",
    "unknown-facility": "Please choose the facility again.",
    duplicate: "This facility already has a key with that label.",
    "copies-out": "More copies are out than that. Take them back or report them lost first.",
    unreadable:
      "We can’t read this code: the server’s SECRET_KEY isn’t the one that it was saved with. Enter the code again under Edit.",
  },
  export: {
    label: "label",
    kind: "kind",
    client: "client",
    facility: "facility",
    opens: "opens",
    state: "state",
    copies: "copies",
    out: "out",
    lost: "lost",
    heldBy: "held by",
    dueBack: "due back",
    keyBox: "key box",
    added: "added (UTC)",
    id: "id",
  },
  email: {
    title: {
      key: "A lost key",
      card: "A lost access card",
      fob: "A lost fob",
      code: "A code may be known to others",
    },
    subject: "{title}: {label}, {facility}",
    lost: {
      key: "The key “{label}” for {facility} is lost.",
      card: "The access card “{label}” for {facility} is lost.",
      fob: "The fob “{label}” for {facility} is lost.",
      code: "Someone else may know the code “{label}” for {facility}.",
    },
    lostCopy: {
      key: "The key “{label}”, copy {copy} of {copies}, for {facility} is lost.",
      card: "The access card “{label}”, copy {copy} of {copies}, for {facility} is lost.",
      fob: "The fob “{label}”, copy {copy} of {copies}, for {facility} is lost.",
    },
    opens: "It opens: {doors}.",
    remedy: {
      key: "Work order {number} is open to change the locks.",
      card: "Work order {number} is open to block the access card.",
      fob: "Work order {number} is open to block the fob.",
      code: "Work order {number} is open to change the code.",
    },
    keepYouPosted: "We’ll keep you posted there.",
    see: {
      key: "See the key",
      card: "See the access card",
      fob: "See the fob",
      code: "Open the code’s page",
    },
    because: "You received this email because you chose immediate emails about lost keys.",
  },
  /** To who sends a form again with other content. */
  alreadyReceived: {
    key: "We already received this key as you first entered it. If you want to add another one, press the button again.",
  },
  notifications: {
    kinds: {
      "key-lost": "Lost keys, and codes that others may know",
      "key-issued": "Keys issued to you",
    },
    lost: "Reported lost: {label}, {facility}",
    issued: "Please confirm that you have it: {label}, {facility}",
  },
  /** What administrators read of its emails where they change their texts. */
  sentEmails: {
    "key-lost": {
      title: "Lost key or code",
      reader: "The client’s people, and whoever looks after the client",
      occasion: "When a key, a card or a fob is lost, or a code may be known to others",
    },
  },
} as const;
