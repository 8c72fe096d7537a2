/** Words of work orders, for screens, mails and files alike. */
export const stateLabels = {
  new: "New",
  acknowledged: "Acknowledged",
  assigned: "Assigned",
  "in-progress": "In progress",
  "on-hold": "On hold",
  done: "Done",
  accepted: "Accepted",
  cancelled: "Canceled",
  declined: "Declined",
  duplicate: "Duplicate",
} as const;

/** Work that was done once is not called new again. */
export const stateLabel = ({ state, cycle }: { state: WorkOrderState; cycle: number }): string =>
  state === "new" && cycle > 1 ? `Reopened, round ${cycle}` : stateLabels[state];

export type WorkOrderState = keyof typeof stateLabels;

/** Somebody still has to do something for it. */
export const openStates = [
  "new",
  "acknowledged",
  "assigned",
  "in-progress",
  "on-hold",
] as const satisfies readonly WorkOrderState[];

export const isOpenWorkOrder = ({ state }: { state: WorkOrderState }): boolean =>
  openStates.some((one) => one === state);

export const categories = [
  { value: "restroom-supplies", label: "Restroom supplies" },
  { value: "spill", label: "Spill or leak" },
  { value: "trash", label: "Trash" },
  { value: "floors", label: "Floors and carpets" },
  { value: "windows", label: "Windows and glass" },
  { value: "odor", label: "Odor" },
  { value: "pests", label: "Pests" },
  { value: "repair", label: "Repair" },
  { value: "missed-cleaning", label: "Missed or poor cleaning" },
  { value: "extra-service", label: "Extra service" },
  { value: "schedule-change", label: "Schedule change" },
  { value: "other", label: "Something else" },
] as const;

export type Category = (typeof categories)[number]["value"];

export const categoryLabel = (category: string): string =>
  categories.find(({ value }) => value === category)?.label ?? category;

/** Who or what asked for it. */
export const sourceLabels = {
  client: "Client",
  staff: "Our staff",
  occupant: "Occupant",
  inspection: "Inspection",
  "visit-exception": "Visit exception",
} as const;
