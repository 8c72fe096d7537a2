/** Tasks for each type of area, for scopes of the demonstration. */

/** Each task with its frequency, and its dollars for each dollar of the rate. */
type Tasks = readonly (readonly [task: string, frequency: string, weight: number])[];

const trash = ["Empty trash and replace liners", "5-week", 0.2] as const;
const touchPoints = ["Disinfect touch points", "5-week", 0.25] as const;
const carpet = ["Vacuum carpet", "5-week", 0.45] as const;
const mop = ["Dust mop and damp mop", "5-week", 0.4] as const;
const dust = ["Dust high and low", "1-month", 0.08] as const;

const rooms: Tasks = [trash, carpet, dust];
const hardRooms: Tasks = [trash, mop, touchPoints, dust];
const wet: Tasks = [
  ["Clean and disinfect fixtures", "5-week", 1.1],
  ["Refill soap, paper and towels", "5-week", 0.35],
  ["Mop with disinfectant", "5-week", 0.6],
  touchPoints,
  ["Descale and machine scrub", "1-quarter", 0.12],
];
const care: Tasks = [
  ["Disinfect surfaces and equipment outside", "5-week", 0.7],
  ["Mop with disinfectant", "5-week", 0.5],
  trash,
  touchPoints,
];
const machine: Tasks = [
  ["Machine scrub floor", "1-week", 0.5],
  ["Empty trash and replace liners", "3-week", 0.15],
  ["Sweep", "3-week", 0.3],
];

export const demoTasks: Readonly<Record<string, Tasks>> = {
  office: rooms,
  "open-office": rooms,
  "conference-room": rooms,
  library: rooms,
  lobby: [...hardRooms, ["Clean entrance glass", "3-week", 0.12]],
  "waiting-room": hardRooms,
  corridor: [mop, touchPoints, ["Burnish floor", "1-month", 0.12]],
  "break-room": hardRooms,
  kitchen: wet.slice(2),
  cafeteria: hardRooms,
  classroom: hardRooms,
  gymnasium: [mop, touchPoints, trash],
  laboratory: [...care, dust],
  "exam-room": care,
  "patient-room": care,
  "operating-room": [["Terminal cleaning", "5-week", 2.4], ...care.slice(1)],
  "locker-room": wet,
  restroom: wet,
  warehouse: machine,
  "loading-dock": machine,
  storage: [["Sweep", "1-month", 0.1], dust],
};
