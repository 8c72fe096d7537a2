/** Buildings of the demonstration: where, when open, whom to call, which areas and what is done there. */

type Area = readonly [
  name: string,
  floor: string,
  type: string,
  squareFeet: number,
  covering: string,
];

/** One difference between version 1 and version 2 of a scope. */
type Change =
  | { area: string; task: string; frequency: string }
  | { area: string; add: string; frequency: string; dollars: number }
  | { area: string; drop: string };

export interface DemoFacility {
  type: "healthcare" | "office" | "industrial" | "education";
  address: readonly [street: string, city: string, state: string, postalCode: string];
  /** Hours of weekdays, Saturday and Sunday: `08:00-18:00`, several with a space between, or empty. */
  hours: readonly [weekdays: string, saturday: string, sunday: string];
  holidayRule: "skip" | "move" | "keep";
  access: string;
  contacts: readonly (readonly [name: string, jobTitle: string, phone: string, email: string])[];
  /** Dollars a square foot and month, of five visits a week (reference for the trade's ranges). */
  rate: number;
  areas: readonly Area[];
  note: string;
  changes: readonly Change[];
  /** A version 3 waits for its day, or is still a draft. */
  next?: "scheduled" | "draft";
}

export const demoFacilities: Readonly<Record<string, DemoFacility>> = {
  "Lakeside Clinic": {
    type: "healthcare",
    address: ["4450 North Clarendon Avenue", "Chicago", "IL", "60640"],
    hours: ["07:30-19:00", "08:00-13:00", ""],
    holidayRule: "keep",
    access:
      "Staff entrance on the alley. Alarm panel inside on the left: the crew's code disarms floors 1 and 2 only.\nSharps bins are the clinic's: never move them.",
    contacts: [
      ["Maya Lindqvist", "Director of operations", "(312) 555-0161", "maya.lindqvist@example.com"],
      ["Ines Holloway", "Practice manager", "(312) 555-0162", "ines.holloway@example.com"],
    ],
    rate: 0.24,
    areas: [
      ["Main lobby", "1", "lobby", 900, "tile"],
      ["Waiting room A", "1", "waiting-room", 1_150, "vinyl"],
      ["Check-in and billing", "1", "open-office", 820, "carpet"],
      ["Exam rooms 1 to 6", "1", "exam-room", 1_080, "vinyl"],
      ["Laboratory", "1", "laboratory", 640, "vinyl"],
      ["Restrooms, floor 1", "1", "restroom", 420, "tile"],
      ["Corridor, floor 1", "1", "corridor", 1_300, "vinyl"],
      ["Waiting room B", "2", "waiting-room", 760, "vinyl"],
      ["Exam rooms 7 to 14", "2", "exam-room", 1_440, "vinyl"],
      ["Physicians' offices", "2", "office", 1_250, "carpet"],
      ["Break room", "2", "break-room", 480, "vinyl"],
      ["Restrooms, floor 2", "2", "restroom", 380, "tile"],
      ["Corridor, floor 2", "2", "corridor", 1_180, "vinyl"],
      ["Storage", "Basement", "storage", 1_400, "concrete"],
    ],
    note: "Waiting rooms every day since the Saturday hours began; the laboratory is scrubbed monthly.",
    changes: [
      { area: "Waiting room A", task: "Disinfect touch points", frequency: "7-week" },
      { area: "Waiting room B", task: "Disinfect touch points", frequency: "6-week" },
      { area: "Laboratory", add: "Scrub and recoat floor", frequency: "1-month", dollars: 95 },
      { area: "Storage", drop: "Dust high and low" },
    ],
  },
  "Lakeside Surgery Center": {
    type: "healthcare",
    address: ["720 West Lawrence Avenue", "Chicago", "IL", "60640"],
    hours: ["06:00-18:00", "", ""],
    holidayRule: "skip",
    access:
      "Gown and overshoes beyond the red line. Operating rooms only after the charge nurse has released them.",
    contacts: [["Renata Kowalczyk", "Charge nurse", "(312) 555-0163", "renata.k@example.com"]],
    rate: 0.29,
    areas: [
      ["Reception", "1", "lobby", 620, "tile"],
      ["Family waiting room", "1", "waiting-room", 700, "carpet"],
      ["Pre-op and recovery", "1", "patient-room", 2_100, "vinyl"],
      ["Operating room 1", "1", "operating-room", 520, "vinyl"],
      ["Operating room 2", "1", "operating-room", 520, "vinyl"],
      ["Sterile corridor", "1", "corridor", 880, "vinyl"],
      ["Staff locker rooms", "1", "locker-room", 640, "tile"],
      ["Restrooms", "1", "restroom", 360, "tile"],
      ["Offices", "1", "office", 980, "carpet"],
    ],
    note: "Recovery is disinfected on six days; carpets in the family waiting room twice a year.",
    changes: [
      { area: "Pre-op and recovery", task: "Disinfect touch points", frequency: "6-week" },
      { area: "Family waiting room", add: "Extract carpet", frequency: "2-year", dollars: 38 },
    ],
    next: "scheduled",
  },
  "Lakeside Administration, floors 11 and 12": {
    type: "office",
    address: ["180 North LaSalle Street", "Chicago", "IL", "60601"],
    hours: ["08:00-18:00", "", ""],
    holidayRule: "skip",
    access:
      "Freight elevator until 23:00. Badges from the lobby desk, back before the crew leaves.",
    contacts: [["Jonah Petrie", "Office manager", "(312) 555-0164", "jonah.petrie@example.com"]],
    rate: 0.13,
    areas: [
      ["Reception", "11", "lobby", 780, "hardwood"],
      ["Open office, floor 11", "11", "open-office", 6_900, "carpet"],
      ["Conference rooms", "11", "conference-room", 1_500, "carpet"],
      ["Break room, floor 11", "11", "break-room", 620, "vinyl"],
      ["Restrooms, floor 11", "11", "restroom", 540, "tile"],
      ["Open office, floor 12", "12", "open-office", 6_400, "carpet"],
      ["Private offices", "12", "office", 2_300, "carpet"],
      ["Board room", "12", "conference-room", 720, "carpet"],
      ["Restrooms, floor 12", "12", "restroom", 540, "tile"],
    ],
    note: "Private offices on three days since most work from home on Monday and Friday.",
    changes: [
      { area: "Private offices", task: "Vacuum carpet", frequency: "3-week" },
      { area: "Private offices", task: "Empty trash and replace liners", frequency: "3-week" },
      { area: "Reception", add: "Polish hardwood", frequency: "1-quarter", dollars: 64 },
    ],
    next: "draft",
  },
  "Lakeside Supply Warehouse": {
    type: "industrial",
    address: ["5300 West 81st Street", "Indianapolis", "IN", "46268"],
    hours: ["06:00-14:00 15:00-23:00", "07:00-12:00", ""],
    holidayRule: "move",
    access:
      "Ring at dock 3. High-visibility vests in the box beside the door; stay behind the yellow line.",
    contacts: [
      [
        "Owen Castellanos",
        "Warehouse supervisor",
        "(317) 555-0165",
        "owen.castellanos@example.com",
      ],
    ],
    rate: 0.045,
    areas: [
      ["Storage aisles", "1", "warehouse", 26_500, "concrete"],
      ["Loading docks", "1", "loading-dock", 4_200, "concrete"],
      ["Packing", "1", "warehouse", 3_800, "concrete"],
      ["Dispatch office", "1", "office", 900, "vinyl"],
      ["Break room", "1", "break-room", 780, "vinyl"],
      ["Restrooms", "1", "restroom", 460, "tile"],
    ],
    note: "Aisles by machine twice a week; the break room on six days with the second shift.",
    changes: [
      { area: "Storage aisles", task: "Machine scrub floor", frequency: "2-week" },
      { area: "Break room", task: "Empty trash and replace liners", frequency: "6-week" },
    ],
  },
  "Oak Ridge Elementary School": {
    type: "education",
    address: ["1900 Oak Ridge Drive", "Columbus", "OH", "43221"],
    hours: ["07:00-17:30", "", ""],
    holidayRule: "skip",
    access:
      "Side door by the bus loop. The gymnasium is let until 21:00 on Wednesdays: clean it last.",
    contacts: [["Carol Nwosu", "Head custodian", "(614) 555-0166", "carol.nwosu@example.com"]],
    rate: 0.12,
    areas: [
      ["Front hall", "1", "lobby", 1_600, "tile"],
      ["Classrooms 101 to 112", "1", "classroom", 10_200, "vinyl"],
      ["Library", "1", "library", 2_400, "carpet"],
      ["Cafeteria", "1", "cafeteria", 4_100, "vinyl"],
      ["Kitchen", "1", "kitchen", 1_300, "tile"],
      ["Gymnasium", "1", "gymnasium", 6_200, "hardwood"],
      ["Restrooms, floor 1", "1", "restroom", 1_250, "tile"],
      ["Classrooms 201 to 210", "2", "classroom", 8_400, "vinyl"],
      ["Corridors and stairs", "2", "corridor", 5_600, "vinyl"],
      ["Restrooms, floor 2", "2", "restroom", 900, "tile"],
    ],
    note: "Restrooms of floor 1 twice as thoroughly in the flu season: touch points on all seven days.",
    changes: [
      { area: "Restrooms, floor 1", task: "Disinfect touch points", frequency: "7-week" },
      { area: "Gymnasium", add: "Scrub and recoat floor", frequency: "2-year", dollars: 180 },
      { area: "Library", task: "Vacuum carpet", frequency: "3-week" },
    ],
  },
  "Oak Ridge High School": {
    type: "education",
    address: ["3200 Fishinger Road", "Columbus", "OH", "43221"],
    hours: ["06:30-22:00", "08:00-16:00", ""],
    holidayRule: "skip",
    access:
      "Main office signs crews in until 18:00, the night guard afterwards. Theater: ask before use.",
    contacts: [
      ["Priya Raman", "Facilities director", "(614) 555-0167", "priya.raman@example.com"],
      ["Walt Jensen", "Night guard", "(614) 555-0168", ""],
    ],
    rate: 0.11,
    areas: [
      ["Main entrance", "1", "lobby", 2_800, "tile"],
      ["Classrooms, west wing", "1", "classroom", 18_500, "vinyl"],
      ["Science laboratories", "1", "laboratory", 5_400, "vinyl"],
      ["Cafeteria", "1", "cafeteria", 7_600, "vinyl"],
      ["Kitchen", "1", "kitchen", 2_200, "tile"],
      ["Gymnasium", "1", "gymnasium", 11_800, "hardwood"],
      ["Locker rooms", "1", "locker-room", 3_100, "tile"],
      ["Restrooms, floor 1", "1", "restroom", 1_900, "tile"],
      ["Classrooms, east wing", "2", "classroom", 16_200, "vinyl"],
      ["Library", "2", "library", 4_300, "carpet"],
      ["Staff offices", "2", "office", 3_600, "carpet"],
      ["Corridors and stairs", "2", "corridor", 12_400, "vinyl"],
      ["Restrooms, floor 2", "2", "restroom", 1_600, "tile"],
    ],
    note: "Locker rooms on six days during the season; staff offices on three.",
    changes: [
      { area: "Locker rooms", task: "Disinfect touch points", frequency: "6-week" },
      { area: "Staff offices", task: "Vacuum carpet", frequency: "3-week" },
      { area: "Science laboratories", drop: "Dust high and low" },
    ],
  },
};
