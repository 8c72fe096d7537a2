export const en = {
  clocks: {
    response: "Response",
    resolution: "Completion",
    noHours: "The facility has no opening hours",
    /** @param count of what the time begins with: minutes, hours, days or weeks */
    left: ["{time} left", "{time} left"],
    stoppedLeft: ["Clock stopped, {time} left", "Clock stopped, {time} left"],
    late: "{time} late",
    stoppedLate: "Clock stopped, {time} late",
    lateBy: "Late by {time}",
    byDay: "by {day}",
    withVisit: "with the visit on {day}",
    missed: "Target missed",
    onTime: "On time",
  },
  times: {
    underAMinute: "under a minute",
    minutes: "{minutes} min",
    hours: "{hours} h",
    hoursAndMinutes: "{hours} h {minutes} min",
    days: ["{count} day", "{count} days"],
    wholeMinutes: ["{count} minute", "{count} minutes"],
    wholeHours: ["{count} hour", "{count} hours"],
    businessDays: ["one business day", "{count} business days"],
    businessMinutes: ["{count} business minute", "{count} business minutes"],
    businessHours: ["{count} business hour", "{count} business hours"],
    businessDaysAsFigure: ["{count} business day", "{count} business days"],
    weeks: ["about a week", "about {count} weeks"],
    twoWeeks: "about two weeks",
  },
  promises: {
    aroundTheClock: "We respond within {response} and finish within {resolution}, day and night.",
    whileOpen:
      "We respond within {response} and finish within {resolution}, counted while the facility is open.",
    inDays: "We respond within {response} and finish within {resolution}.",
  },
} as const;
