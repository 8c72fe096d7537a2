/** Bids of the demonstration: areas by floor, with how often each alternative cleans them. */
interface DemoArea {
  name: string;
  floor: string;
  type: string;
  covering: string;
  squareFeet?: number;
  fixtures?: readonly [toilets: number, urinals: number, sinks: number];
  minutes?: number;
  difficulty?: number;
  /** Nights a week for A and B; none where it is left out. */
  nights: readonly [a: number, b: number];
}

interface DemoBid {
  company: string;
  facilityType: "office" | "retail";
  by: string;
  window: readonly [from: string, until: string];
  people: number;
  /** Margins in percent of the price. */
  margin: readonly [a: number, b: number];
  names: readonly [a: string, b: string];
  areas: readonly DemoArea[];
  work: readonly (readonly [name: string, dollars: number, timesAYear: number, month: number])[];
  porterHours?: number;
  /** Days before the first start. */
  versions: readonly { daysAgo: number; note: string; approvedBy?: string }[];
}

export const demoBids: readonly DemoBid[] = [
  {
    company: "Prairie Mutual Insurance",
    facilityType: "office",
    by: "staff.admin",
    window: ["18:00", "23:00"],
    people: 4,
    margin: [18, 18],
    names: ["Five nights", "Three nights, restrooms nightly"],
    areas: [
      {
        name: "Claims, open office",
        floor: "1",
        type: "open-office",
        covering: "carpet",
        squareFeet: 14_500,
        nights: [5, 3],
      },
      {
        name: "Underwriting, open office",
        floor: "2",
        type: "open-office",
        covering: "carpet",
        squareFeet: 16_200,
        nights: [5, 3],
      },
      {
        name: "Executive offices",
        floor: "3",
        type: "office",
        covering: "carpet",
        squareFeet: 6_400,
        nights: [3, 2],
      },
      {
        name: "Conference rooms",
        floor: "3",
        type: "conference-room",
        covering: "carpet",
        squareFeet: 3_900,
        nights: [5, 3],
      },
      {
        name: "Main lobby",
        floor: "1",
        type: "lobby",
        covering: "tile",
        squareFeet: 2_800,
        difficulty: 120,
        nights: [5, 5],
      },
      {
        name: "Corridors",
        floor: "1",
        type: "corridor",
        covering: "vinyl",
        squareFeet: 4_600,
        nights: [5, 3],
      },
      {
        name: "Break rooms",
        floor: "2",
        type: "break-room",
        covering: "vinyl",
        squareFeet: 2_100,
        nights: [5, 5],
      },
      {
        name: "Restrooms, all floors",
        floor: "1",
        type: "restroom",
        covering: "tile",
        squareFeet: 1_500,
        fixtures: [22, 8, 20],
        nights: [5, 5],
      },
      {
        name: "Mail room",
        floor: "1",
        type: "storage",
        covering: "concrete",
        minutes: 12,
        nights: [5, 1],
      },
    ],
    work: [
      ["Carpet extraction, floors 1 and 2", 3_150, 2, 4],
      ["Strip and wax, corridors", 1_240, 1, 7],
      ["Windows inside", 780, 4, 3],
    ],
    porterHours: 4,
    versions: [{ daysAgo: 1.9, note: "First price, with the day porter" }],
  },
  {
    company: "Civic Credit Union",
    facilityType: "office",
    by: "staff.manager",
    window: ["18:30", "21:30"],
    people: 2,
    margin: [9, 0],
    names: ["Five nights", ""],
    areas: [
      {
        name: "Banking hall",
        floor: "1",
        type: "lobby",
        covering: "tile",
        squareFeet: 4_200,
        difficulty: 120,
        nights: [5, 0],
      },
      {
        name: "Offices",
        floor: "1",
        type: "office",
        covering: "carpet",
        squareFeet: 6_800,
        nights: [5, 0],
      },
      {
        name: "Corridors",
        floor: "1",
        type: "corridor",
        covering: "vinyl",
        squareFeet: 2_000,
        nights: [5, 0],
      },
      {
        name: "Restrooms",
        floor: "1",
        type: "restroom",
        covering: "tile",
        squareFeet: 600,
        fixtures: [8, 3, 8],
        nights: [5, 0],
      },
    ],
    work: [["Floor polishing, banking hall", 460, 4, 1]],
    versions: [
      {
        daysAgo: 9.4,
        note: "To win the branch; two more open next year",
        approvedBy: "staff.admin",
      },
    ],
  },
  {
    company: "Marlowe Outfitters",
    facilityType: "retail",
    by: "staff.manager",
    window: ["21:30", "23:30"],
    people: 2,
    margin: [20, 0],
    names: ["Six nights", ""],
    areas: [
      {
        name: "Sales floor",
        floor: "1",
        type: "sales-floor",
        covering: "hardwood",
        squareFeet: 9_600,
        nights: [6, 0],
      },
      {
        name: "Fitting rooms",
        floor: "1",
        type: "other",
        covering: "carpet",
        squareFeet: 700,
        nights: [6, 0],
      },
      {
        name: "Stock room",
        floor: "1",
        type: "storage",
        covering: "concrete",
        squareFeet: 2_100,
        nights: [2, 0],
      },
      {
        name: "Staff restrooms",
        floor: "1",
        type: "restroom",
        covering: "tile",
        squareFeet: 320,
        fixtures: [3, 1, 3],
        nights: [6, 0],
      },
    ],
    work: [["Shop windows, inside and outside", 210, 12, 1]],
    versions: [{ daysAgo: 10.8, note: "As walked through with the store manager" }],
  },
];
