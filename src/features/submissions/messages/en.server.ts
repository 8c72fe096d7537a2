export const en = {
  startPage: {
    lead: {
      waiting: [
        "<number>{shown}</number> quote request to answer",
        "<number>{shown}</number> quote requests to answer",
      ],
      received: [
        "<number>{shown}</number> quote request came in",
        "<number>{shown}</number> quote requests came in",
      ],
    },
    "contact-message": {
      waiting: [
        "<number>{shown}</number> contact message to answer",
        "<number>{shown}</number> contact messages to answer",
      ],
      received: [
        "<number>{shown}</number> contact message came in",
        "<number>{shown}</number> contact messages came in",
      ],
    },
  },
  facts: {
    page: "Page",
    language: "Language",
    campaign: "Campaign",
    browser: "Browser",
    phone: "Phone",
    email: "Email",
    facility: "Facility",
    squareFeet: "Square feet",
    visitsPerWeek: "Visits a week",
    planningRange: "Planning range shown",
    newsletter: "Newsletter",
    newsletterRequested: "Requested",
    experience: "Experience",
    resume: "Resume",
  },
  /** Subjects of answers, which go to whoever wrote. */
  replies: {
    lead: "Your request {reference}",
    message: "Re: {subject}",
    application: "Your application {reference}",
  },
  history: {
    assignedTo: "Assigned to {person}",
    someone: "someone",
    someoneDid: "Someone",
  },
  events: {
    unassigned: "Unassigned",
    answered: "Marked as answered",
    reopened: "Reopened",
    noted: "Note added",
    released: "Released from quarantine",
    "copy-joined": "A copy was released from quarantine and merged with this one",
    "spam-confirmed": "Confirmed as spam",
    "added-by-sender": "Sender added something on their own page",
    "withdrawn-by-sender": "Withdrawn by the sender",
    "sender-link-off": "Link to the sender’s page turned off",
  },
  undone: {
    assigned: "Undone: assigned",
    unassigned: "Undone: unassigned",
    answered: "Undone: marked as answered",
    reopened: "Undone: reopened",
    noted: "Undone: note added",
    released: "Undone: released from quarantine",
    "copy-joined": "Undone: a copy was released from quarantine and merged with this one",
    "spam-confirmed": "Undone: confirmed as spam",
  },
  /** @param step of an older version of the product, as it is stored */
  undoneOther: "Undone: {step}",
  emails: {
    toOffice: "To the office",
    toSender: "To the sender",
    queued: "on its way",
    sent: "sent",
    failed: "failed",
    held: "held back",
  },
  problems: {
    "not-allowed": "Your role can read this but not change it.",
    "changed-since":
      "Someone else changed this in the meantime. Nothing was saved. Please take another look.",
    "wrong-state": "This can’t be done anymore: the record has changed. Refresh and try again.",
    "unknown-person": "This can’t be assigned to this person anymore. Please choose someone else.",
    "too-late": "It’s too late to undo this.",
    someone: "Please choose someone.",
    note: "Please write a note.",
    noteSentBefore:
      "We already received this note as you first entered it. If you want to add another one, press the button again.",
  },
  deletedCopy: "deleted",
  export: {
    state: "state",
    assignedTo: "assigned to",
    answered: "answered ({timeZone})",
    states: {
      open: "open",
      answered: "answered",
      quarantined: "quarantined",
      spam: "spam",
      joined: "joined",
    },
  },
} as const;
