export const en = {
  noun: "Open work orders",
  help: "One open request per row, with its facility and what needs to be done. Its deadlines start with the import, and nobody is notified.",
  columns: {
    text: "Request",
    category: "Category",
    priority: "Priority",
    area: "Area",
    reference: "Number in the old system",
  },
  faults: {
    category: "Please write one of the categories, e.g., “Floors and carpets”, or leave it empty",
    priority: "Please write emergency, urgent, routine or planned, or leave it empty",
    unknownArea: "There’s no area named “{name}” at this facility.",
    severalAreas: "Several floors have an area named “{name}”. Leave the area empty.",
  },
} as const;
