export const en = {
  one: "Proposal",
  problems: {
    "not-found": "It no longer exists.",
    "not-allowed": "Your role can’t do this. Nothing was changed.",
    closed: "This opportunity is won or lost. Its proposals stay as they are.",
    "changed-since": "The proposal has changed since you opened it. Please look at it again.",
    "no-bid-version": "Please choose a version of the bid, and save the draft.",
    "not-approved":
      "This version of the bid is under the lowest margin. An administrator has to approve it first.",
    "nothing-offered": "Please offer at least one alternative that the bid has.",
    "no-letter": "Please write a cover letter.",
    "no-last-day": "Please enter the last day to sign.",
    "half-step": "Please complete the start-up plan: each step needs a day, and each day a step.",
    "last-day-over": "The last day to sign has passed. Please enter a later one.",
    "two-ends": "Please enter either a contract term or a last day of the contract, not both.",
    "ends-before-start": "The contract would end before it begins. Please enter a later last day.",
    "no-address": "There’s no email address for this contact.",
    "signed-already":
      "A version is signed already. Another offer beside it would be a second contract.",
    "on-its-way": "The email with the link is waiting to be sent. Please wait a moment.",
    "answered-since":
      "There is a newer message since you opened this page. Please read it below, and send your answer again if it still fits.",
    "no-links": "This version no longer exists.",
    "not-open": "This version is decided, or no longer the latest. Please check the page again.",
    "not-signed": "This version isn’t waiting for your signature. Please check the page again.",
  },
  savedFirst:
    "Your changes are saved, and nothing was sent yet. Please check the draft once more, then send it.",
  alreadyReceived: {
    answer:
      "We already received this answer as you first entered it. If you want to send another one, press the button again.",
    resend:
      "The email was sent again already. If you want to send it once more, press the button again.",
    send: "This proposal was sent already. If you want to send another one, press the button again.",
  },
  notifications: {
    kind: "A prospect opens your proposal, asks about it, signs it or declines it, or our email doesn’t arrive",
    gone: "a prospect",
    opened: "{company} opened your proposal for the first time",
    asked: "{company} asked about your proposal",
    signed: "{company} signed your proposal: it’s waiting for our signature",
    declined: "{company} declined your proposal",
    undelivered: "Our email about the proposal didn’t reach {company}",
  },
  pdf: {
    documentTitle: "{title} {version}, {company}",
    subject: "Fingerprint {digest}",
    preview: "Preview, not sent",
    footer: "{version}, SHA-256 {digest}",
    footerOfOffer: "{version}, fingerprint of the offer (SHA-256) {digest}",
    signatures: "Signatures",
    forProspect: "For {company}",
    accepts: "Accepts {alternative}, {price} a month",
    signedBy: "Signed electronically by typing the name: {signature}",
    name: "{name}, {title}",
    when: "{local} ({utc} UTC)",
    evidence: "Entry of the record: {hash}",
    drawing: "Drawn signature of {name}",
    note: "Both have agreed to sign electronically, and that a typed name is as binding as a signature on paper. Once both have signed, the file is sealed. A PDF reader then shows whether it has changed since. Our record of how it was sent, opened and signed proves the rest.",
    sealReason: "Sealed after both sides had signed",
  },
  sealCheck: {
    title: "Seals of signed files",
    waiting: "Signed, not sealed yet",
    certificate: "Certificate",
    own: "Made here, named {name}",
    none: "None yet: the first signed file gets one",
    uploaded: "{name}, issued by {issuer}, valid until {when}",
    unsealed:
      "Files have been waiting for their seal for more than 15 minutes. The reason is among the errors on this page.",
    expired:
      "Your company’s certificate has expired, so files are sealed with ours. Upload a new one under Settings, Seal of signed files.",
    expiring:
      "Your company’s certificate expires soon. Upload a new one under Settings, Seal of signed files.",
  },
  email: {
    sent: {
      subject: "Your cleaning proposal {reference}",
      title: "Your proposal is ready",
      text: "{seller} has prepared a proposal for {company}. You can read it, download it, ask questions, and accept or decline it. You don’t need an account.",
      until: "It can be signed through {day}.",
    },
    answered: {
      subject: "An answer about your proposal {reference}",
      title: "We’ve answered your question",
      text: "Here’s what {person} wrote about the proposal for {company}:",
      label: "Answer",
    },
    reminder: {
      subject: "Your proposal {reference} can be signed through {day}",
      title: "Only a few days left",
      text: "Our proposal for {company} can be signed through {day}. If you have questions, ask us on its page.",
      decline: "You can also decline it there, and we won’t write about it again.",
    },
    released: {
      subject: "You’re released from proposal {reference}",
      title: "Your signature no longer counts",
      text: "You signed our proposal for {company}. We haven’t signed it, and we’ve released you from your signature: neither side is bound by it.",
      label: "Our reason",
      next: "If there’s a new version to sign, you’ll get an email of its own.",
    },
    copy: {
      subjectSigned: "You signed proposal {reference}",
      subjectBoth: "Signed by both: proposal {reference}",
      titleSigned: "We have your signature",
      titleBoth: "Signed by both sides",
      textSigned:
        "You’ve signed the proposal for {company}. It’s attached as a PDF: please keep it. We’ll sign next and email you the copy with both signatures.",
      textBoth:
        "The proposal for {company} is signed by both sides. The copy is attached as a PDF: please keep it.",
      sealed:
        "It has a seal: any PDF reader shows whether the file has changed since we sealed it.",
      check: "You can check at any time that the PDF is unaltered: {address}",
    },
    view: "Open the proposal",
    secret:
      "The link is only for you: anyone who has it can read and sign the proposal. To share it with colleagues, open it and create a read-only link.",
    because: "You received this email because you asked us for a quote.",
    becauseOffered: "You received this email because we’ve prepared a proposal for {company}.",
    office: {
      view: "Open it in the office",
      because:
        "You received this email because this opportunity is yours, or because its owner has left.",
      copyBecause: "You received this email because you’re part of this contract.",
      subject: {
        opened: "{company} opened proposal {reference}",
        asked: "{company} asked about proposal {reference}",
        signed: "{company} signed proposal {reference}",
        declined: "{company} declined proposal {reference}",
        undelivered: "Our email about proposal {reference} didn’t reach {company}",
      },
      title: {
        opened: "The proposal was opened",
        asked: "A question about the proposal",
        signed: "The proposal is signed",
        declined: "The proposal was declined",
        undelivered: "The proposal’s email didn’t arrive",
      },
      text: {
        opened: "{company} opened version {number} for the first time.",
        asked: "{company} asked about version {number}.",
        signed: "{company} signed version {number}. It’s waiting for our signature.",
        declined: "{company} declined version {number}.",
        undelivered:
          "No mail server accepted our email to {company} about version {number}. Please check the address, or call.",
      },
      question: "Question",
      reason: "Their reason",
      copySubject: "Signed by both: {company}, {reference}",
      copyTitle: "Signed by both sides",
      copyText:
        "The proposal for {company} is signed by both sides. The copy is attached, and kept in the office.",
    },
  },
  sentEmails: {
    "proposal-sent": {
      title: "Proposal",
      reader: "The prospect",
      occasion: "When a proposal is sent",
    },
    "proposal-answered": {
      title: "Answer about a proposal",
      reader: "The prospect",
      occasion: "When someone answers a question about a proposal",
    },
    "proposal-reminder": {
      title: "Proposal expiring soon",
      reader: "The prospect",
      occasion: "Three business days before the last day to sign, once",
    },
    "proposal-released": {
      title: "Released from a signature",
      reader: "The prospect",
      occasion: "When we release a prospect who signed, before we sign ourselves",
    },
    "proposal-copy": {
      title: "Copy of a signed proposal",
      reader: "The prospect",
      occasion: "When the prospect has signed, and when both have",
    },
    "proposal-copy-staff": {
      title: "Copy of a signed proposal (staff copy)",
      reader: "The owner of the opportunity and whoever signed",
      occasion: "When both sides have signed",
    },
    "proposal-news": {
      title: "News about a proposal",
      reader: "The owner of the opportunity, or administrators if the owner has left",
      occasion:
        "When a prospect first opens a proposal, asks, signs or declines, or our email to them doesn’t arrive",
    },
  },
} as const;
