export const en = {
  because: "You receive this report after a visit, on days when {facility} is open.",
  subject: "{facility}: {answer}",
  previewToAccept: ["{count} to accept. {next}", "{count} to accept. {next}"],
  inArea: "{area}: {text}",
  latestInspection: "Latest inspection",
  toAccept: "Waiting for your acceptance",
  openOrders: "Open work orders",
  more: ["{count} more", "{count} more"],
  next: "Next",
  openPortal: "Open the portal",
  portal: "The portal:",
  callUs: "Something isn’t right? Call {phone}.",
  missed:
    "No one checked in within an hour. Your account manager and supervisor know, and will tell you what happens next.",
  /** Whether it was cleaned. */
  answers: {
    cleaned: "Cleaned, as planned",
    cleanedExcept: ["Cleaned, except for one task", "Cleaned, except for {count} tasks"],
    withExceptions: ["Cleaned, with one exception", "Cleaned, with {count} exceptions"],
    stillThere: "The crew is still there",
    notFinished: ["Not finished, one task not done", "Not finished, {count} tasks not done"],
    allMissed: ["The visit was missed", "{count} visits were missed"],
    someMissed: ["One visit was missed", "{count} of {all} visits were missed"],
  },
  noOneYet: "No one has checked in yet",
  planned: "planned {window}",
  tasksDone: "{done} of {all} tasks",
  onHold: "on hold",
  nextVisit: "Next visit: {day}, {window}",
  noNextVisit: "No visits are planned for the next few days.",
  holidays: {
    skip: "{holiday}, {day}: no visit",
    move: "{holiday}, {day}: the visit moves to the next open day",
    keep: "{holiday}, {day}: the visit takes place",
  },
  /** How clean it was found last, by which method, and when. */
  scores: {
    "five-point": "{percent}, {level}, five-point, {day}",
    "three-point": "{percent}, {level}, three-point, {day}",
    "pass-fail": "{percent}, {level}, pass or fail, {day}",
  },
  notifications: {
    kinds: { "morning-report": "Morning report, before each facility opens" },
  },
  /** What administrators read of its emails where they change their texts. */
  sentEmails: {
    "morning-report": {
      title: "Morning report",
      reader: "The client’s people",
      occasion: "Before a facility opens, on mornings after a visit",
    },
  },
} as const;
