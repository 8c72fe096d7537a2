export const en = {
  noPeriod:
    "We didn’t understand this period. Use days from 2000 to 2099 as 2026-10-31, a month as 2026-10, or 30, 90 or 365 days.",
  figures: {
    "inspection-score": {
      label: "Inspection score",
      meaning:
        "Average score of the inspections finished in this period. We never mix methods: each scores the same building differently.",
      rows: ["{count} inspection", "{count} inspections"],
    },
    "visits-on-time": {
      label: "Visits on time",
      meaning:
        "Share of visits whose crew checked in within {minutes} minutes of the start. Missed visits count; canceled ones don’t.",
      rows: ["{count} visit", "{count} visits"],
    },
    "visits-missed": {
      label: "Visits missed",
      meaning:
        "Visits no crew came to: no one had checked in an hour after the start, and no one came later.",
      rows: ["{count} visit", "{count} visits"],
    },
    response: {
      label: "Response time",
      meaning:
        "Median time from a client’s or occupant’s request to our first response or arrival, for requests in this period. Emergencies count around the clock, everything else while the facility is open: ten such hours are a business day.",
      rows: ["{count} answered work order", "{count} answered work orders"],
    },
    resolution: {
      label: "Completion time",
      meaning:
        "Median time from request to finished work, for requests in this period that are done. Time on hold doesn’t count. Except in emergencies, neither does time when the facility is closed: ten opening hours are a business day.",
      rows: ["{count} finished work order", "{count} finished work orders"],
    },
    breaches: {
      label: "Missed targets",
      meaning:
        "Work orders requested in this period whose response or completion was later than agreed, in any round.",
      rows: ["{count} work order", "{count} work orders"],
    },
    "occupant-reports": {
      label: "Occupant reports",
      meaning:
        "Reports at the rooms’ QR signs in this period. Several reports may be about one work order. More can mean more dirt, or more people who know about the signs.",
      rows: ["{count} report", "{count} reports"],
    },
    feedback: {
      label: "Feedback",
      meaning: "Average of the answers in this period, from 0 to 10.",
      rows: ["{count} answer", "{count} answers"],
    },
    cost: {
      label: "Monthly cost per square foot",
      meaning:
        "Monthly price of the scope in effect on the last day, per square foot of the areas in it. Facilities without a scope or a price are left out, and so is extra work.",
      rows: ["{count} facility", "{count} facilities"],
    },
  },
  /** @param part one of `parts` */
  labelOfPart: "{label}: {part}",
  /** Methods and priorities, in the middle of a label. */
  parts: {
    "five-point": "five-point",
    "three-point": "three-point",
    "pass-fail": "pass or fail",
    emergency: "emergency",
    urgent: "urgent",
    routine: "routine",
    planned: "planned",
  },
  /** @param rows one of the `rows` of a figure */
  ofRows: "Of {rows}",
  ofRowsNowAndBefore: "Of {rows}, previously of {before}",
  /** @param reports the `rows` of reports @param orders those of missed targets */
  reportsInOrders: "{reports} in {orders}",
  period: "{from} to {to}",
  points: "{points} points",
  change: {
    nothingNow: "Nothing to count in this period",
    nothingBefore: "Nothing to compare with in the previous period",
    same: "The same as in the previous period",
    better: {
      more: "Better: {by} more than in the previous period ({was})",
      less: "Better: {by} less than in the previous period ({was})",
    },
    worse: {
      more: "Worse: {by} more than in the previous period ({was})",
      less: "Worse: {by} less than in the previous period ({was})",
    },
    neither: {
      more: "{by} more than in the previous period ({was})",
      less: "{by} less than in the previous period ({was})",
    },
  },
  /** What a chart shows, in the middle of a sentence. */
  chart: {
    level: ["{value} in {count} month", "{value} in each of {count} months"],
    extremes:
      "lowest {lowest} in {lowestMonth}, highest {highest} in {highestMonth}, latest {latest} in {latestMonth}",
  },
  openAges: {
    day: "Under a day",
    week: "1 to 7 days",
    month: "7 to 30 days",
    older: "Over 30 days",
  },
  links: {
    inspections: "Inspections",
    visitsSince: "Visits since {day}",
    missedVisits: "Missed visits",
    answeredOrders: "Answered work orders",
    finishedOrders: "Finished work orders",
    missedTargets: "Work orders with a missed target",
    fromOccupants: "Work orders occupants reported",
    answers: "Answers",
    facilitiesAndScopes: "Facilities and their scopes",
    scope: "Scope of work",
  },
  export: {
    facilities: "Facilities",
    figure: "Figure",
    days: "Days",
    value: "Value",
    unit: "Unit",
    rows: "Rows",
    definition: "Definition",
    allFacilities: "All {count} facilities",
    units: {
      percent: "percent",
      count: "count",
      minutes: "minutes",
      score: "score",
      cents: "cents",
    },
  },
} as const;
