/** Apart from the schema, so that a page can list them without it. */
export const areaTypes = [
  { value: "office", label: "Private office" },
  { value: "open-office", label: "Open office" },
  { value: "conference-room", label: "Conference room" },
  { value: "lobby", label: "Lobby or entrance" },
  { value: "waiting-room", label: "Waiting room" },
  { value: "corridor", label: "Corridor" },
  { value: "stairwell", label: "Stairwell" },
  { value: "elevator", label: "Elevator" },
  { value: "restroom", label: "Restroom" },
  { value: "locker-room", label: "Locker room" },
  { value: "break-room", label: "Break room" },
  { value: "kitchen", label: "Kitchen" },
  { value: "cafeteria", label: "Cafeteria" },
  { value: "classroom", label: "Classroom" },
  { value: "library", label: "Library" },
  { value: "gymnasium", label: "Gymnasium" },
  { value: "exam-room", label: "Exam room" },
  { value: "patient-room", label: "Patient room" },
  { value: "operating-room", label: "Operating room" },
  { value: "laboratory", label: "Laboratory" },
  { value: "sales-floor", label: "Sales floor" },
  { value: "warehouse", label: "Warehouse" },
  { value: "loading-dock", label: "Loading dock" },
  { value: "storage", label: "Storage" },
  { value: "other", label: "Other" },
] as const;

export type AreaType = (typeof areaTypes)[number]["value"];

export const floorCoverings = [
  { value: "carpet", label: "Carpet" },
  { value: "vinyl", label: "Vinyl" },
  { value: "tile", label: "Tile" },
  { value: "hardwood", label: "Hardwood" },
  { value: "concrete", label: "Concrete" },
  { value: "other", label: "Other" },
] as const;

export type FloorCovering = (typeof floorCoverings)[number]["value"];

export const areaTypeLabel = (type: AreaType): string =>
  areaTypes.find(({ value }) => value === type)?.label ?? type;

export const floorCoveringLabel = (covering: FloorCovering): string =>
  floorCoverings.find(({ value }) => value === covering)?.label ?? covering;
