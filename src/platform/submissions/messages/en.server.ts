/** What all forms of the public site have in common, once the office works on what they brought. */
export const en = {
  /** What the office does about it, as the history names it. */
  events: {
    assigned: "Assigned",
    unassigned: "Assigned to no one",
    answered: "Marked as answered",
    reopened: "Reopened",
    noted: "Note added",
    released: "Released from quarantine",
    "copy-joined": "Copy released from quarantine and merged with this one",
    "spam-confirmed": "Confirmed as spam",
    undone: "Last step undone",
  },
  export: {
    reference: "reference",
    received: "received ({timeZone})",
    name: "name",
    phone: "phone",
    email: "email",
    message: "message",
    page: "page",
    campaign: "campaign",
    screening: "screening",
    screeningReasons: "screening reasons",
    emailToOffice: "email to office",
    emailToVisitor: "email to visitor",
    emailError: "email error",
    id: "id",
  },
  screenings: { accepted: "accepted", quarantined: "quarantined" },
  emailStates: { queued: "queued", sent: "sent", failed: "failed", held: "held" },
} as const;
