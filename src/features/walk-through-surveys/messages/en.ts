export const en = {
  title: "Walk-through survey",
  areasAdded: "Areas",
  areas: {
    fields: {
      name: "Area",
      floor: "Floor",
      type: "Type",
      covering: "Floor covering",
      squareFeet: "Square feet",
      toilet: "Toilets",
      urinal: "Urinals",
      sink: "Sinks",
      notes: "Notes",
    },
  },
  access: {
    fields: {
      parking: "Parking",
      entrance: "Entrance",
      alarm: "Alarm",
      keys: "Keys",
      hours: "Hours",
      supplyCloset: "Supply closet",
      notes: "Notes",
    },
  },
  errors: {
    tooLong: "Use {max} characters or fewer",
    whole: "Enter a whole number up to {max}",
    type: "Choose a type",
    choice: "Choose one from the list",
  },
} as const;
