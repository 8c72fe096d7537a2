export const en = {
  startPage: {
    missed: [
      "<number>{shown}</number> visit was missed",
      "<number>{shown}</number> visits were missed",
    ],
    completed: [
      "<number>{shown}</number> visit completed",
      "<number>{shown}</number> visits completed",
    ],
  },
  /** A visit that is planned for a work order. */
  extraVisit: "Extra visit",
  addToCalendar: "Add the schedule to your calendar",
  /** What became of a visit. */
  outcome: {
    scheduled: "Scheduled",
    inProgress: "In progress",
    inProgressLate: "In progress, late",
    completed: "Completed",
    completedLate: "Completed, late",
    completedExcept: ["Completed, {count} task not done", "Completed, {count} tasks not done"],
    completedLateExcept: [
      "Completed, late, {count} task not done",
      "Completed, late, {count} tasks not done",
    ],
    leftEarly: ["Left early, {count} task not done", "Left early, {count} tasks not done"],
    notFinished: ["Not finished, {count} task not done", "Not finished, {count} tasks not done"],
    cameLateLeftEarly: [
      "Came late, left early, {count} task not done",
      "Came late, left early, {count} tasks not done",
    ],
    cameLateNotFinished: [
      "Came late, not finished, {count} task not done",
      "Came late, not finished, {count} tasks not done",
    ],
    missed: "Missed",
    canceled: "Canceled",
  },
  /** The same in the middle of a sentence. */
  outcomeWithin: {
    scheduled: "scheduled",
    inProgress: "in progress",
    inProgressLate: "in progress, late",
    completed: "completed",
    completedLate: "completed, late",
    completedExcept: ["completed, {count} task not done", "completed, {count} tasks not done"],
    completedLateExcept: [
      "completed, late, {count} task not done",
      "completed, late, {count} tasks not done",
    ],
    leftEarly: ["left early, {count} task not done", "left early, {count} tasks not done"],
    notFinished: ["not finished, {count} task not done", "not finished, {count} tasks not done"],
    cameLateLeftEarly: [
      "came late, left early, {count} task not done",
      "came late, left early, {count} tasks not done",
    ],
    cameLateNotFinished: [
      "came late, not finished, {count} task not done",
      "came late, not finished, {count} tasks not done",
    ],
    missed: "missed",
    canceled: "canceled",
  },
  quiet: {
    noVisit: "No visit was due in the last {count} days.",
    /** @param outcome one of `outcomeWithin` */
    noneSince: "No visit has been due since {day}: {outcome}.",
    /** Behind the name of a facility. */
    noneSinceThere: "no visit has been due since {day}: {outcome}",
  },
  night: {
    noVisit: "No visit was due in the last {count} hours.",
    /** @param when one of `when` */
    cleaned: "{facility} was cleaned {when}.",
    notCleaned: "{facility} was not cleaned {when}.",
    someCleaned: [
      "{count} of {all} facilities was cleaned {when}.",
      "{count} of {all} facilities were cleaned {when}.",
    ],
    cleaningOne: "{facility} is being cleaned now.",
    cleaningSome: "{count} facilities are being cleaned now.",
    cleaningMore: "{count} more facilities are being cleaned now.",
    dueAtOne: "The crew is due at {facility} now.",
    dueAtSome: "Crews are due at {count} facilities now.",
    dueAtMore: "Crews are due at {count} more facilities now.",
    when: {
      "last-night": "last night",
      tonight: "tonight",
      today: "today",
      yesterday: "yesterday",
    },
    inLastHours: "in the last {count} hours",
    missed: "the visit was missed; no one checked in",
    canceled: "the visit was canceled",
    canceledBecause: "the visit was canceled ({reason})",
  },
  attendance: {
    "site-code": "with the site code",
    location: "by location",
    "entered-later": "entered later",
    sent: "sent at {time}",
  },
  holiday: {
    at: "{holiday} ({facility})",
    atSome: "{holiday} ({count} facilities)",
  },
  series: {
    usualTitle: "Evening cleaning",
    from: "From {day}",
    fromTo: "{from} to {to}",
    rhythmFrom: "{rhythm}, {window}, from {day}",
    rhythmFromTo: "{rhythm}, {window}, {from} to {to}",
    visitPlan: ["{day}, {window}, crew of {count}", "{day}, {window}, crew of {count}"],
  },
  rhythm: {
    weeks: {
      "1": { daily: "Every day", fromTo: "{first} to {last}", days: "{days}" },
      "2": {
        daily: "Every day of every other week",
        fromTo: "Every other week on {first} to {last}",
        days: "Every other week on {days}",
      },
      "3": {
        daily: "Every day of every third week",
        fromTo: "Every third week on {first} to {last}",
        days: "Every third week on {days}",
      },
      "4": {
        daily: "Every day of every fourth week",
        fromTo: "Every fourth week on {first} to {last}",
        days: "Every fourth week on {days}",
      },
    },
    month: {
      "1": "First {weekday} of the month",
      "2": "Second {weekday} of the month",
      "3": "Third {weekday} of the month",
      "4": "Fourth {weekday} of the month",
      "-1": "Last {weekday} of the month",
    },
    /** Round a night of the month, e.g. `First Saturday of the month`. */
    months: {
      "2": "{night}, every other month",
      "3": "{night}, every third month",
      "4": "{night}, every fourth month",
      "6": "{night}, every six months",
      "12": "{night}, once a year",
    },
    weekdays: {
      "1": "Monday",
      "2": "Tuesday",
      "3": "Wednesday",
      "4": "Thursday",
      "5": "Friday",
      "6": "Saturday",
      "7": "Sunday",
    },
    /** As days of a weekly rhythm. */
    eachWeekday: {
      "1": "Monday",
      "2": "Tuesday",
      "3": "Wednesday",
      "4": "Thursday",
      "5": "Friday",
      "6": "Saturday",
      "7": "Sunday",
    },
  },
  problems: {
    "not-found": "This no longer exists. Nothing was saved.",
    "not-allowed": "Your role no longer allows this. Nothing was saved.",
    begun: "This visit has started, ended or been canceled, so it can’t be changed anymore.",
    "changed-since": "Something changed in the meantime. Please review the changes again.",
  },
  nothingSaved: "Nothing was saved.",
  dateProblems: {
    "in-the-past": "This date is in the past",
    "ends-before": "The last day can’t be before the first, or in the past",
    "no-such-day": "None of the days you chose fall between the first day and the last",
    "only-holidays": "All of these days are holidays at the facility, when no crew comes",
    "has-started": "These visits have started, so you can’t change their first day",
    "starts-in-the-past": "The first day can’t be in the past",
    "windows-begun": "The last visit’s hours have already started. Please choose a later day.",
  },
  export: {
    facility: "Facility",
    visit: "Visit",
    date: "Date",
    plannedFrom: "Planned from",
    plannedTo: "Planned to",
    timeZone: "Time zone",
    state: "State",
    checkedIn: "Checked in",
    checkedInHow: "Check-in method",
    checkedOut: "Checked out",
    reportedMissed: "Reported missed",
    crewSize: "Crew size",
    tasks: "Tasks",
    tasksDone: "Tasks done",
    exceptions: "Exceptions",
    reasonCanceled: "Cancellation reason",
    ways: {
      "site-code": "Site code",
      location: "Location",
      "entered-later": "Entered later",
    },
  },
  history: {
    series: "Visit series",
    severalSeries: "Visit series",
    visit: "Visit",
    visits: "Visits",
    seriesEvents: {
      created: "Series added",
      changed: "Series changed",
      split: "Continued as another series",
    },
    visitEvents: {
      planned: "Extra visit planned",
      changed: "Date or time changed",
      cancelled: "Canceled",
      reinstated: "Cancellation undone",
      missed: "Missed: no one checked in",
      "checked-in": "Checked in",
      "also-checked-in": "Checked in from a second phone",
      "checked-out": "Checked out",
      "also-checked-out": "Checked out from a second phone",
      "task-done": "Task done",
      "task-undone": "Task marked as not done",
      "area-done": "Area done",
      "area-undone": "Area marked as not done",
      "exception-noted": "Exception noted",
      "supervisor-told": "Note to the supervisor",
    },
  },
  calendarFeed: {
    name: "{company} visits",
    /** @param outcome one of `outcome` */
    visit: "{title}, {facility}",
    visitThatWasNot: "{outcome}: {title}, {facility}",
    canceledBecause: "{outcome}: {reason}",
    crewOf: ["Crew of {count}", "Crew of {count}"],
    notFound: "There is no calendar at this address.",
  },
  api: {
    noVisit: "There is no such visit.",
    period: "from and to are dates, at most {count} days apart.",
  },
  emails: {
    viewVisit: "View the visit",
    viewSchedule: "View the schedule",
    because: {
      soon: "You received this email because it’s about a visit within 24 hours.",
      changes: "You received this email because you chose immediate emails about schedule changes.",
      clientOf:
        "You received this email because you have access to {facility} in the client portal.",
      staffOf: "You received this email because you look after {facility}.",
    },
    /** @param when e.g. `Monday, November 23, 10 PM–2 AM` */
    changed: {
      cancelled: {
        title: "A visit was canceled",
        what: "The visit at {facility} on {when} was canceled.",
      },
      reinstated: {
        title: "A visit is back on",
        what: "Our crew will come to {facility} on {when} after all.",
      },
      changed: {
        title: "A visit was moved",
        what: "The visit at {facility} is now on {when}.",
      },
      subject: "{title}: {facility}, {when}",
      preview: "{facility}, {when}",
      reason: "Reason: “{reason}”",
    },
    schedule: {
      title: "The schedule has changed",
      subject: "The schedule has changed: {facility}, starting {day}",
      preview: "{facility}, starting {day}",
      what: [
        "One visit has changed at {facility}, starting {day}.",
        "{count} visits have changed at {facility}, starting {day}.",
      ],
    },
    missed: {
      title: "A visit was missed",
      subject: "Missed visit: {facility}, {day}",
      preview: "No one checked in within an hour of {time}.",
      what: "Our crew was due at {facility} on {day} at {time}. No one checked in within an hour.",
      client:
        "Your account manager and supervisor received this message too and will tell you what happens next.",
      staff:
        "The client received this message too. Please contact the crew lead and tell the client what happens next.",
      ifTheyCame: "If the crew came without checking in, the visit will show it once they do.",
    },
    note: {
      title: "{person} wrote from {facility}",
      subject: "From the crew: {facility}",
      hidden: "The client can’t see this message.",
    },
  },
  /** To who sends a form again with other content. */
  alreadyReceived: {
    series:
      "We already received this series as you first entered it. If you want to add another one, press the button again.",
  },
  notifications: {
    kinds: {
      "visit-missed": "Missed visits",
      "visit-soon": "Visits in the next 24 hours that are canceled or moved",
      "visit-changed": "Later visits that are canceled or moved",
      "visit-note": "Notes from crews about their visits",
    },
    /** @param title what happened, @param what with which visit */
    about: "{title}: {what}",
    changed: "Visit changed",
    missed: "Missed visit",
    canceled: "Visit canceled",
    reinstated: "The visit is back on",
    moved: "Visit moved to",
    when: "{day}, {time}",
    note: "{person} sent a note from a visit",
    noteOn: "{person} sent a note from a visit, {day}",
    scheduleChanged: "The schedule has changed",
    visitsFrom: ["One visit, starting {day}", "{count} visits, starting {day}"],
  },
  /** What administrators read of its emails where they change their texts. */
  sentEmails: {
    "visit-missed": {
      title: "Visit missed",
      reader: "The client’s people, and staff who look after the client",
      occasion: "When no one checks in within an hour",
    },
    "visit-changed": {
      title: "Visit canceled or moved",
      reader: "The client’s people, and the crew lead",
      occasion: "When someone cancels a visit, takes that back or moves it",
    },
    "schedule-changed": {
      title: "Schedule changed",
      reader: "The client’s people, and the crew lead",
      occasion: "When several visits change at once",
    },
    "visit-note": {
      title: "Note from a crew",
      reader: "The supervisor",
      occasion: "When a crew on site writes one",
    },
  },
} as const;
