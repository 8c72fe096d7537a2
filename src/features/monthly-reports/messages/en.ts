export const en = {
  section: "Monthly reports",
  ofClient: "Monthly reports, {client}",
  one: "Monthly report",
  ofMonth: "Monthly report, {month}",
  list: {
    insights: "Insights",
    about:
      "A report on the previous month, created on the first business day. Once created, a report never changes.",
    noneYet: "None yet. The first one arrives on the first business day of next month.",
    pdf: "PDF<hidden> of {month}</hidden>",
  },
  report: {
    saveAsPdf: "Save as PDF",
    about: "{client}. {place}. Created {day}.",
    isPart: "Covers the facilities you can see.",
    byFacility: "By facility",
    facility: "Facility",
    meaning: "What the numbers mean",
  },
} as const;
