export const en = {
  today: "Today",
  yesterday: "Yesterday",
  allFacilities: "All facilities",
  /** @param facility its name, or `allFacilities` */
  atClient: "{client}, {facility}",
  /** @param title what happened, @param what with which record */
  about: "{title}: {what}",
  schedule: {
    changed: "The schedule has changed",
    visits: ["One visit, starting {day}", "{count} visits, starting {day}"],
  },
  thread: {
    untitled: "A message",
    sentFiles: "{person} sent files",
    wrote: "{person}: {text}",
  },
  workOrder: {
    changed: "Work order changed",
    created: "New work order",
    acknowledged: "{person} is taking care of it",
    assigned: "{person} assigned it to you",
    held: "On hold",
    finished: "Done, please take a look",
    declined: "{person} declined it",
    commented: "{person} wrote a comment",
    visitPlanned: "{person} planned a visit for it",
    reopened: "{person} reopened it",
    priceOffered: "A price to accept",
    priceAccepted: "{person} accepted the price",
    /** By what must be done in time; clients are told whose response it is. */
    warned: {
      ourResponse: "A quarter of the time is left: our response",
      response: "A quarter of the time is left: response",
      completion: "A quarter of the time is left: completion",
    },
    breached: {
      ourResponse: "Late: our response",
      response: "Late: response",
      completion: "Late: completion",
    },
  },
  document: {
    untitled: "a document",
    added: "New document: {title}",
    replaced: "New version: {title}",
    ending: "Expires on {day}: {title}",
    expired: "Expired on {day}: {title}",
    changed: "Document changed: {title}",
  },
  key: {
    lost: "Reported lost: {label}, {facility}",
    issued: "Please confirm that you have it: {label}, {facility}",
  },
  malware: {
    title: "Malware was found in a file, and the file was removed",
    file: "{file} ({signature})",
  },
  invoice: {
    added: "New: invoice {number}",
    overdue: "Overdue: invoice {number}",
    forMonth: "For {month}",
    forMonthDue: "For {month}, due {day}",
    due: "Due {day}",
  },
  inspection: {
    changed: "Inspection changed",
    finished: "Inspection finished, please review and sign",
    signed: "{person} signed an inspection",
    disputed: "{person} disputed a rating",
    remarked: "{person} wrote about an inspection",
    reInspected: "Corrected and re-inspected, please accept",
  },
  visit: {
    changed: "Visit changed",
    missed: "Missed visit",
    canceled: "Visit canceled",
    reinstated: "The visit is back on",
    moved: "Visit moved to",
    when: "{day}, {time}",
    note: "{person} sent a note from a visit",
    noteOn: "{person} sent a note from a visit, {day}",
  },
  feedback: {
    /** @param quarter e.g. `from July to September 2026` */
    ofQuarter: "How was our work {quarter}?",
    ofWorkOrder: "How well did we do? {category}, {number}",
    workOrder: "Work order",
  },
  monthlyReport: {
    title: "Monthly report",
    titleOf: "Monthly report: {month}",
  },
  digest: {
    because: "You received this email because you chose a daily digest for some notifications.",
    subject: ["One new notification: {facility}", "{count} new notifications: {facility}"],
    subjectOfMany: [
      "One new notification: {facilities} facilities",
      "{count} new notifications: {facilities} facilities",
    ],
    title: "New and unread",
    seeAll: "See all notifications",
    seeMore: "See all, {count} more",
    allInText: "All notifications:",
    moreInText: "And {count} more:",
  },
} as const;
