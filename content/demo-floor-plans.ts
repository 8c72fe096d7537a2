/** The floor plan of the demonstration: what its picture is drawn of, and what somebody has traced on it. */

/** Pixels for each foot of the drawn building. */
export const demoPixelsPerFoot = 20;

interface DemoRoom {
  name: string;
  type: string;
  covering: string;
  /** Corners are in feet from the top left corner of the picture. */
  corners: readonly (readonly [x: number, y: number])[];
}

export const demoFloorPlan = {
  company: "Fox River Dental Group",
  name: "First floor",
  by: "staff.manager",
  daysAgo: 2,
  /** Width and depth of the drawn floor, in feet. */
  size: [64, 44],
  /** A line that the architect has dimensioned. */
  scale: { from: [2, 2], to: [62, 2], length: "60 ft" },
  rooms: [
    {
      name: "Waiting room",
      type: "waiting-room",
      covering: "carpet",
      corners: [
        [2, 2],
        [26, 2],
        [26, 14],
        [18, 14],
        [18, 20],
        [2, 20],
      ],
    },
    {
      name: "Front desk",
      type: "office",
      covering: "carpet",
      corners: [
        [18, 14],
        [26, 14],
        [26, 20],
        [18, 20],
      ],
    },
    {
      name: "Treatment rooms",
      type: "exam-room",
      covering: "vinyl",
      corners: [
        [26, 2],
        [62, 2],
        [62, 20],
        [26, 20],
      ],
    },
    {
      name: "Hallway",
      type: "corridor",
      covering: "vinyl",
      corners: [
        [2, 20],
        [62, 20],
        [62, 26],
        [2, 26],
      ],
    },
    {
      name: "Restrooms",
      type: "restroom",
      covering: "tile",
      corners: [
        [2, 26],
        [18, 26],
        [18, 42],
        [2, 42],
      ],
    },
  ] satisfies DemoRoom[],
  /** Drawn but not traced yet, so that there is something to try. */
  untraced: [
    [
      [18, 26],
      [40, 26],
      [40, 42],
      [18, 42],
    ],
    [
      [40, 26],
      [62, 26],
      [62, 42],
      [40, 42],
    ],
  ],
} as const;
