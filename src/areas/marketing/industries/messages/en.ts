export const en = {
  hours: {
    caption: "When a crew is in the building, by industry",
    industry: "Industry",
    hoursOfDay: "Hours of the day",
    inWords: "In words",
    fromUntil: "{from} to {until}",
    am: "{time} am",
    pm: "{time} pm",
  },
  desksInUse: "{percent}% of desks in use",
  comparison: { before: "Before", now: "Now" },
  schoolYear: {
    inSession: "In session: daily cleaning",
    empty: "Empty rooms: heavy work",
  },
  zones: {
    caption: "Zones of a healthcare facility",
    zone: "Zone",
    rhythm: "How often",
    method: "How",
    record: "What is recorded",
  },
} as const;
