export const en = {
  /** Whom a report is about. */
  place: {
    all: "All {count} facilities",
    yours: "Your {count} facilities",
  },
  /** @param rows one of the `rows` of a figure of Insights */
  of: "of {rows}",
  was: "was {value}",
  complaints: {
    label: "Complaints",
    meaning:
      "Work orders from clients and occupants about cleaning that was missed or below standard. Their status is as of the day this report was created.",
  },
  change: {
    nothingNow: "Nothing to count",
    nothingBefore: "Nothing to compare with in {month}",
    same: "The same as in {month}",
    better: {
      more: "Better: {by} more than in {month} ({was})",
      less: "Better: {by} less than in {month} ({was})",
    },
    worse: {
      more: "Worse: {by} more than in {month} ({was})",
      less: "Worse: {by} less than in {month} ({was})",
    },
    neither: {
      more: "{by} more than in {month} ({was})",
      less: "{by} less than in {month} ({was})",
    },
  },
  titles: {
    short: "In short",
    lateOrUnfinished: "Late or unfinished",
    areas: "Best and worst area",
    changes: "What changed",
    remedies: "What was done about it",
  },
  nothing:
    "Nothing was recorded in {month}: no visits were due, no inspections were finished, and no one requested anything. There is nothing to measure.",
  visits: {
    noneDue: "No visits were due.",
    allMissed: ["Our crew missed the one visit due.", "Our crews missed all {count} visits."],
    allOnTime: [
      "Our crew made the one visit due on time.",
      "Our crews made all {count} visits on time.",
    ],
    notOnTime: "Our crew made the one visit due, but not on time.",
    allMade: "Our crews made all {due} visits, {onTime} of them on time ({share}).",
    allMadeLate: "Our crews made all {due} visits, none of them on time ({share}).",
    someMade:
      "Our crews made {made} of {due} visits, {onTime} of them on time ({share}), and missed {missed}.",
    someMadeLate:
      "Our crews made {made} of {due} visits, none of them on time ({share}), and missed {missed}.",
    /** Said of the only one. */
    leftUnfinished: "It left 1 visit unfinished.",
    someUnfinished: ["They left {count} visit unfinished.", "They left {count} visits unfinished."],
  },
  orders: {
    none: "No work was requested beyond the schedule.",
    allMet: [
      "{count} work order was requested, and it met both targets.",
      "{count} work orders were requested, and all met their targets.",
    ],
    oneMissed: "1 work order was requested, and it missed a target.",
    bothMissed: "2 work orders were requested. Both missed a target.",
    allMissed: "{asked} work orders were requested. All missed a target.",
    someMissed: [
      "{asked} work orders were requested. One missed a target.",
      "{asked} work orders were requested. {count} missed a target.",
    ],
  },
  late: {
    visit: "The visit on {day} ended with {left} of {tasks} tasks not done.",
    visitAt: "The visit at {place} on {day} ended with {left} of {tasks} tasks not done.",
    moreVisits: "The portal lists {count} more unfinished visits.",
    moreOrders: "The portal lists {count} more late work orders.",
    /** The subject of the sentences beneath. */
    order: "{number} ({category}, requested {day})",
    orderAt: "{number} at {place} ({category}, requested {day})",
    missed: "{order} missed a target.",
    /** @param misses one of `misses`, or several */
    first: "{order} was {misses}.",
    reopened: "{order} was reopened, then {misses}.",
    firstAndReopened: "{order} was {first}. After it was reopened, it was {later}.",
    misses: {
      response: {
        done: "answered late",
        doneBy: "answered {time} late",
        running: "still unanswered, late, when this was written",
        runningBy: "still unanswered, {time} late, when this was written",
      },
      resolution: {
        done: "finished late",
        doneBy: "finished {time} late",
        running: "still unfinished, late, when this was written",
        runningBy: "still unfinished, {time} late, when this was written",
      },
    },
    categories: {
      "restroom-supplies": "restroom supplies",
      spill: "spill or leak",
      trash: "trash",
      floors: "floors and carpets",
      windows: "windows and glass",
      odor: "odor",
      pests: "pests",
      repair: "repair",
      "missed-cleaning": "missed or poor cleaning",
      "extra-service": "extra service",
      "schedule-change": "schedule change",
      other: "something else",
    },
  },
  areas: {
    none: "No inspections were finished in {month}, so there is no best or worst area.",
    areaAt: "{area} ({place})",
    only: "Only one area was inspected: {area}, {score}.",
    same: "All {count} inspected areas scored {score}.",
    best: "Best: {area}, {score}.",
    worst: "Worst: {area}, {score}.",
    andOthers: ["{area} and {count} other area", "{area} and {count} other areas"],
    /** @param method in the middle of a sentence */
    oneMethod: [
      "Only the one area rated by the {method} method counts here. We never mix methods.",
      "Only the {count} areas rated by the {method} method are compared. We never mix methods.",
    ],
    noneFailed: "No items failed.",
    allCorrected: [
      "One item failed and has been corrected.",
      "{count} items failed and have all been corrected.",
    ],
    noneCorrected: [
      "One item failed and had not been corrected when this was written.",
      "{count} items failed and had not been corrected when this was written.",
    ],
    someCorrected: [
      "{failed} items failed; {count} of them has been corrected.",
      "{failed} items failed; {count} of them have been corrected.",
    ],
  },
  changes: {
    nothingBefore: "Nothing was recorded in {month} for comparison.",
    none: "No figures changed from {month}.",
    /** In the middle of a sentence. */
    figures: {
      "inspection-score": "inspection score",
      "visits-on-time": "visits on time",
      "visits-missed": "visits missed",
      breaches: "missed targets",
      "occupant-reports": "occupant reports",
      feedback: "feedback",
    },
    byMethod: "{figure} ({method})",
    better: {
      more: "Better: {figure} up from {was} to {now}.",
      less: "Better: {figure} down from {was} to {now}.",
    },
    worse: {
      more: "Worse: {figure} up from {was} to {now}.",
      less: "Worse: {figure} down from {was} to {now}.",
    },
    /** @param figure as the beginning of a sentence */
    neither: {
      more: "{figure} up from {was} to {now}.",
      less: "{figure} down from {was} to {now}.",
    },
  },
  remedies: {
    none: "No items failed and no one complained, so there was nothing to correct.",
    noComplaints: "No one complained about the cleaning.",
    oneResolved: "One complaint, answered and resolved.",
    oneAnswered: "One complaint, answered but not yet resolved.",
    allResolved: "{complaints} complaints, all answered, all resolved.",
    allAnswered: "{complaints} complaints, all answered, {done} resolved.",
    complaints: [
      "{count} complaint: {answered} answered, {waiting} not yet answered, {done} resolved.",
      "{count} complaints: {answered} answered, {waiting} not yet answered, {done} resolved.",
    ],
    failed: [
      "{count} item failed inspection this month.",
      "{count} items failed inspection this month.",
    ],
    orders: "Corrective work orders: {finished} finished, {open} still open.",
    ordersFinished: "Corrective work orders: {finished} finished, none open.",
    reinspected: [
      "{count} item passed re-inspection; the client has accepted {accepted}.",
      "{count} items passed re-inspection; the client has accepted {accepted}.",
    ],
    reinspectedOnly: [
      "{count} item passed re-inspection; the client has accepted none yet.",
      "{count} items passed re-inspection; the client has accepted none yet.",
    ],
    nothingOrdered: "No corrective work had been ordered when this was written.",
  },
  pdf: {
    title: "Monthly report {month}, {client}",
    about: "{client}. {place}.",
    created: "Created {day}",
    definition: "{label}: {text}",
  },
  email: {
    subject: "Monthly report: {month}",
    title: "Your cleaning in {month}",
    facilities: "{count} facilities",
    howItWent: "Here’s how {month} went ({place}).",
    section: "{title}: {text}",
    view: "View the report",
    inPortal: "The portal has the numbers behind it, what they mean, and the PDF.",
    because: "You received this email because you use our client portal.",
  },
  notifications: {
    kinds: { "monthly-report": "Monthly report, on the first business day" },
    title: "Monthly report",
    titleOf: "Monthly report: {month}",
  },
  /** What administrators read of its emails where they change their texts. */
  sentEmails: {
    "monthly-report": {
      title: "Monthly report",
      reader: "The client’s people",
      occasion: "At the beginning of each month",
    },
  },
} as const;
