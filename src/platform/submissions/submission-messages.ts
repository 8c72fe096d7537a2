/** What the office does about what visitors send, as its history names it. */
export const submissionMessages = {
  assigned: "Assigned",
  unassigned: "Assigned to no one",
  answered: "Marked as answered",
  reopened: "Reopened",
  noted: "Note added",
  released: "Released from quarantine",
  "copy-joined": "Copy released from quarantine and merged with this one",
  "spam-confirmed": "Confirmed as spam",
  undone: "Last step undone",
} as const;
