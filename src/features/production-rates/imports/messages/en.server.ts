export const en = {
  noun: "Production rates",
  help: "One rate per row, with what it’s for and where it’s from. Use it for a table that you have licensed. It replaces the rate in force for the same type, floor and building. If you undo the import, that one counts again.",
  columns: {
    subject: "Type of area or fixture",
    floorCovering: "Floor covering",
    facilityType: "Kind of building",
    rate: "Rate",
    low: "Lowest",
    high: "Highest",
    source: "Source",
  },
} as const;
