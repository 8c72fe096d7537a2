export const en = {
  startPage: {
    overdue: [
      "<number>{shown}</number> planned inspection is overdue",
      "<number>{shown}</number> planned inspections are overdue",
    ],
    today: [
      "<number>{shown}</number> inspection is planned for today",
      "<number>{shown}</number> inspections are planned for today",
    ],
  },
  /** For the narrow bar of phones. */
  short: "Inspect",
  states: {
    planned: "Planned",
    "in-progress": "In progress",
    finished: "To sign",
    signed: "Signed",
    cancelled: "Canceled",
  },
  /** Words alone: 1 is stored for the best, which a bare number would not say. */
  ratings: {
    "five-point": {
      1: "Spotless",
      2: "Tidy",
      3: "Fair",
      4: "Poor",
      5: "Neglected",
      na: "Not applicable",
    },
    "three-point": { 1: "Good", 2: "Fair", 3: "Poor", na: "Not applicable" },
    "pass-fail": { pass: "Pass", fail: "Fail", na: "Not applicable" },
  },
  /** In the middle of a sentence. */
  methods: {
    "five-point": "five-point",
    "three-point": "three-point",
    "pass-fail": "pass or fail",
  },
  /** APPA’s levels, from 1. */
  appa: {
    1: "Orderly spotlessness",
    2: "Ordinary tidiness",
    3: "Casual inattention",
    4: "Moderate dinginess",
    5: "Unkempt neglect",
  },
  /** With both ends of the scale: its 1 is the best, and a bare number reads the other way. */
  appaLevel: "{name} (APPA level {level}, where 1 is the cleanest and 5 the dirtiest)",
  steps: {
    "to-order": "No work order yet",
    ordered: "Work order in progress",
    "to-reinspect": "Done, to be re-inspected",
    "to-accept": "Corrected, waiting for the client",
    closed: "Accepted by the client",
  },
  orderedAgain: "Work order in progress, round {round}",
  /** On the link to a work order. */
  order: {
    new: "{number}, new",
    acknowledged: "{number}, acknowledged",
    assigned: "{number}, assigned",
    "in-progress": "{number}, in progress",
    "on-hold": "{number}, on hold",
    done: "{number}, done",
    accepted: "{number}, accepted",
    cancelled: "{number}, canceled",
    declined: "{number}, declined",
    duplicate: "{number}, duplicate",
  },
  orderReopened: "{number}, reopened, round {round}",
  /** The comment with which work that failed again is reopened. */
  notRightYet: "Re-inspected: it’s not right yet",
  wholeFacility: "Whole facility",
  /** What became of the score since the inspection before. */
  change: {
    same: "the same as before",
    better: "{points} points better than before",
    worse: "{points} points worse than before",
  },
  /** How clean facilities were found last. */
  latest: {
    one: "Latest inspection: {score} at {facility}.",
    both: "Latest inspections: {score} at both facilities.",
    all: [
      "Latest inspections: {score} at all {count} facilities.",
      "Latest inspections: {score} at all {count} facilities.",
    ],
    range: "Latest inspections: from {lowest} at {dirtiest} to {highest} at {cleanest}.",
  },
  /** Where several methods were used. */
  latestBy: {
    one: "Latest inspection ({method}): {score} at {facility}.",
    both: "Latest inspections ({method}): {score} at both facilities.",
    all: [
      "Latest inspections ({method}): {score} at all {count} facilities.",
      "Latest inspections ({method}): {score} at all {count} facilities.",
    ],
    range: "Latest inspections ({method}): from {lowest} at {dirtiest} to {highest} at {cleanest}.",
  },
  events: {
    planned: "Inspection planned",
    started: "Started",
    finished: "Finished",
    cancelled: "Canceled",
    weighted: "Weights changed",
    signed: "Signed by the client",
    disputed: "Disputed by the client",
    remarked: "Remark added",
    "link-made": "Report link created",
    "link-revoked": "Report link revoked",
    "work-ordered": "Work order created for a deficiency",
    "re-inspected": "Deficiency closed by a re-inspection",
    "failed-again": "Failed the re-inspection",
    "item-accepted": "Correction accepted by the client",
  },
  found: {
    label: "{facility}, {day}",
    states: {
      planned: "planned",
      "in-progress": "in progress",
      finished: "to sign",
      signed: "signed",
      cancelled: "canceled",
    },
    scored: "{score}, {state}",
  },
  export: {
    facility: "Facility",
    plannedOn: "Planned on",
    state: "State",
    inspector: "Inspector",
    method: "Method",
    items: "Items",
    score: "Score (%)",
    appa: "APPA level (1 is the cleanest, 5 the dirtiest)",
    open: "Open deficiencies",
    finished: "Finished",
    signed: "Signed by client",
  },
  report: {
    name: "Inspection of {facility}, {day}",
    subtitle: "Inspection report, {day}",
    /** At the foot of each page. */
    foot: "Inspection, {day}",
    noScore: "No score",
    nothingApplied: "Nothing applied",
    signedBy: "Signed by {by}",
    clientNotSigned: "not signed yet",
    /** Beside a figure, and of a table. */
    failed: "Failed items",
    failedItems: "Failed items",
    none: "None",
    failures: [
      "{count} of {items} items, {open} still open",
      "{count} of {items} items, {open} still open",
    ],
    area: "Area",
    floor: "Floor",
    weight: "Weight",
    score: "Score",
    item: "Item",
    rating: "Rating",
    due: "Due",
    state: "Status",
    weightedTask: "{task}, weight {weight}",
    remark: "{text} ({by}, {time})",
    dispute: "Disputed: {text} ({by}, {time})",
    photo: "Photo of {item}",
    morePhotos: ["{count} more photo is online.", "{count} more photos are online."],
    signatures: "Signatures",
    /** @param side whose signature it is */
    signature: "{side}: {text}",
    howScored: "How the score is calculated",
    ratingPercent: "{rating} = {percent}%",
    method:
      "{ratings}. Items count by their weight within an area, and areas by theirs. Anything not applicable is left out. An item below 80% fails. The APPA level is our reading of the percentage: APPA defines levels by sight.",
  },
  rule: {
    /** By months. */
    exists: {
      1: "{facility} already has a rule: every month on day {day}, by {person}. Save again to replace it with yours.",
      2: "{facility} already has a rule: every two months on day {day}, by {person}. Save again to replace it with yours.",
      3: "{facility} already has a rule: every quarter on day {day}, by {person}. Save again to replace it with yours.",
      6: "{facility} already has a rule: twice a year on day {day}, by {person}. Save again to replace it with yours.",
      12: "{facility} already has a rule: once a year on day {day}, by {person}. Save again to replace it with yours.",
    },
    thisFacility: "This facility",
    someoneElse: "someone else",
  },
  errors: {
    reason: "Please say why",
    answer: "Please write an answer",
    item: "Please choose an item",
    remark: "Please write what you think of it",
  },
  /** Why a client’s form did nothing. */
  problems: {
    "not-finished": "This inspection isn’t finished yet.",
    "too-many": "Twenty links are in use. Revoke one that no one needs anymore.",
    "not-inspected": "No one on our team has looked at it again yet.",
  },
  nothingSaved: "Nothing was saved. Please look again.",
  notFound: "There is no such inspection.",
  email: {
    /** Where the score stands beside its method. */
    score: "{score} ({method})",
    subject: "{title}: {facility}, {day}",
    view: "View the inspection",
    because: "You received this email because you chose immediate emails about inspections.",
    finished: {
      title: "An inspection was finished",
      news: "{by} finished the inspection of {facility} on {day}.",
      noneFailed: "The score is {score}. No items failed.",
      failed: [
        "The score is {score}. One item failed.",
        "The score is {score}. {count} items failed.",
      ],
    },
    reinspected: {
      title: "Corrected and re-inspected",
      news: "{by} re-inspected what failed in the inspection of {facility} on {day}:",
    },
    signed: {
      title: "An inspection was signed",
      news: "{by} signed the inspection of {facility} on {day}.",
    },
    remarked: {
      title: "A remark on an inspection",
      news: "{by} wrote about the inspection of {facility} on {day}:",
    },
    quote: "“{text}”",
    disputed: {
      subject: "Rating disputed: {item} ({facility})",
      title: "A rating was disputed",
      news: "{by} disagrees with the rating of “{item}” in the inspection of {facility} on {day}:",
      answer: "Answer it",
      because: "You received this email because you look after {facility}.",
    },
  },
  /** To who sends a form again with other content. */
  alreadyReceived: {
    answer:
      "We already received this answer as you first entered it. If you want to add another one, press the button again.",
    inspection:
      "We already received this inspection as you first entered it. If you want to add another one, press the button again.",
    remark:
      "We already received this remark as you first entered it. If you want to add another one, press the button again.",
    linkRequest:
      "We already received this request for a link as you first entered it. If you want to add another one, press the button again.",
  },
  notifications: {
    kinds: {
      inspection: {
        client: "Finished inspections, and replies to what you wrote",
        staff: "Inspections that clients sign or write about",
      },
      "inspection-dispute": "Inspection ratings that clients dispute",
    },
    changed: "Inspection changed",
    finished: "Inspection finished, please review and sign",
    signed: "{person} signed an inspection",
    disputed: "{person} disputed a rating",
    remarked: "{person} wrote about an inspection",
    reInspected: "Corrected and re-inspected, please accept",
  },
  /** What administrators read of its emails where they change their texts. */
  sentEmails: {
    "inspection-news": {
      title: "News about an inspection",
      reader: "People on the other side who chose immediate emails",
      occasion: "When an inspection is finished, corrected, signed or remarked on",
    },
    "inspection-disputed": {
      title: "Rating disputed",
      reader: "Whoever looks after the client",
      occasion: "When a client disagrees with a rating",
    },
  },
} as const;
