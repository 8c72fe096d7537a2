import type { UsualTasks } from "../scope-task-types.ts";

export const scopeTasks: UsualTasks = {
  desks: {
    visit: [
      "Empty trash and recycling, and replace liners",
      "Wipe and disinfect door handles and light switches",
      "Wipe cleared desks and tables",
      "Vacuum carpet; sweep and damp mop hard floors",
    ],
    week: ["Spot clean glass and walls", "Dust ledges, sills, and low surfaces"],
    month: ["Dust vents and high surfaces"],
  },
  entrance: {
    visit: [
      "Empty trash and replace liners",
      "Clean entrance glass",
      "Wipe and disinfect the counter and door handles",
      "Vacuum mats and carpet; sweep and damp mop hard floors",
    ],
    week: ["Wipe seating and tables"],
    month: ["Dust vents and high surfaces"],
  },
  passage: {
    visit: [
      "Vacuum carpet; sweep and damp mop hard floors",
      "Wipe and disinfect handrails and door handles",
    ],
    week: ["Spot clean walls and doors"],
    month: ["Dust baseboards and high surfaces"],
  },
  elevator: {
    visit: [
      "Vacuum or mop the floor",
      "Wipe and disinfect buttons and rails",
      "Wipe doors and walls",
    ],
    week: ["Clean door tracks"],
  },
  restroom: {
    visit: [
      "Empty trash and replace liners",
      "Clean and disinfect toilets, urinals, and sinks",
      "Clean mirrors and polish fixtures",
      "Refill soap, paper, and liners",
      "Wipe and disinfect handles, switches, and partitions",
      "Sweep and mop floors with disinfectant",
    ],
    week: ["Wash walls and partitions"],
    quarter: ["Machine scrub floors and grout"],
  },
  food: {
    visit: [
      "Empty trash and recycling, and replace liners",
      "Clean and disinfect sinks, counters, and tables",
      "Wipe outsides of appliances",
      "Refill soap and paper",
      "Sweep and damp mop floors",
    ],
    week: ["Clean inside of microwaves"],
    month: ["Wash trash cans"],
  },
  care: {
    visit: [
      "Empty general trash and replace liners",
      "Clean and disinfect touched surfaces with a hospital disinfectant",
      "Clean and disinfect sinks and counters",
      "Refill soap and paper",
      "Damp mop floors with a disinfectant",
    ],
    month: ["Dust vents and high surfaces"],
  },
  open: {
    visit: [
      "Empty trash and replace liners",
      "Vacuum carpet; dust mop and damp mop hard floors",
      "Wipe and disinfect touched surfaces",
    ],
    week: ["Spot clean glass and mirrors"],
    month: ["Dust ledges and high surfaces"],
  },
  storage: {
    visit: ["Empty trash and replace liners", "Sweep open floor"],
    month: ["Damp mop or machine scrub open floor"],
  },
  other: {
    visit: [
      "Empty trash and replace liners",
      "Vacuum carpet; sweep and damp mop hard floors",
      "Wipe and disinfect touched surfaces",
    ],
    week: ["Dust surfaces"],
  },
};
