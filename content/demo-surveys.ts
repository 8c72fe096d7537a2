/** Surveys of the demonstration, each of an opportunity of `demo-opportunities.ts`. */
interface DemoSurveyArea {
  name: string;
  floor: string;
  type: string;
  covering?: string;
  squareFeet?: number;
  fixtures?: readonly [toilets: number, urinals: number, sinks: number];
  notes?: string;
  /** Pictures of the site, and what the phone called them. */
  photos?: readonly (readonly [picture: string, name: string])[];
}

interface DemoSurvey {
  company: string;
  by: string;
  daysAgo: number;
  access: Readonly<
    Partial<
      Record<"parking" | "entrance" | "alarm" | "keys" | "hours" | "supplyCloset" | "notes", string>
    >
  >;
  areas: readonly DemoSurveyArea[];
}

export const demoSurveys: readonly DemoSurvey[] = [
  {
    company: "Fox River Dental Group",
    by: "staff.manager",
    daysAgo: 1.1,
    access: {
      parking: "Lot behind the building. The two spaces by the door are for patients.",
      entrance: "Side door on River Street; the front is locked at 6 p.m.",
      alarm: "Keypad inside the side door. The office manager will set up a user for us.",
      keys: "Two, one for the side door and one for the supply closet",
      hours: "Patients until 6 p.m., Thursdays until 8 p.m. Clean between 8 p.m. and 5 a.m.",
      supplyCloset: "End of the corridor, with a floor sink. Shelf on the left is free.",
      notes: "This is the Aurora office. Geneva and St. Charles have the same layout, they say.",
    },
    areas: [
      {
        name: "Waiting room",
        floor: "1",
        type: "waiting-room",
        covering: "carpet",
        squareFeet: 420,
        notes: "Spot by the aquarium needs an extraction first.",
      },
      {
        name: "Reception",
        floor: "1",
        type: "office",
        covering: "vinyl",
        squareFeet: 180,
        photos: [["front_desk", "Reception.jpg"]],
      },
      {
        name: "Treatment rooms 1 to 6",
        floor: "1",
        type: "exam-room",
        covering: "vinyl",
        squareFeet: 960,
        notes: "Chairs and trays are theirs. Floors and high-touch surfaces are ours.",
      },
      { name: "Sterilization", floor: "1", type: "laboratory", covering: "vinyl" },
      {
        name: "Corridor",
        floor: "1",
        type: "corridor",
        covering: "vinyl",
        squareFeet: 310,
        photos: [["corridor", "Corridor.jpg"]],
      },
      {
        name: "Patient restroom",
        floor: "1",
        type: "restroom",
        covering: "tile",
        squareFeet: 70,
        fixtures: [1, 0, 1],
      },
      {
        name: "Staff restroom",
        floor: "1",
        type: "restroom",
        covering: "tile",
        squareFeet: 60,
        fixtures: [1, 0, 1],
      },
      { name: "Break room", floor: "1", type: "break-room", covering: "vinyl", squareFeet: 150 },
    ],
  },
];
