import { blank, type Guide, type GuideCell, type GuideTable } from "./guide.ts";

const ratings = ["1", "2", "3", "4", "5"];

/** Items of one kind of room with what good looks like, five boxes and a comment. */
const room = (
  title: string,
  rows: readonly (readonly [item: string, good: string])[],
): GuideTable => ({
  title,
  fill: [
    { label: "Room", share: 3 },
    { label: "Rated items", share: 1 },
    { label: "Sum", share: 1 },
    { label: "Score %", share: 1 },
  ],
  columns: [
    { label: "Item", share: 19 },
    { label: "Good means", share: 35 },
    { label: "Rating", share: 23, align: "center" },
    { label: "Comment, photo no.", share: 23 },
  ],
  rows: rows.map((row): GuideCell[] => [...row, { boxes: ratings }, blank]),
  blankRows: 1,
});

export const inspectionChecklist = {
  slug: "inspection-checklist",
  title: "Inspection Checklist",
  picture: "checklist",
  subtitle: "Rate it the same way every time, and see that it gets fixed.",
  description:
    "An inspection form for seven types of rooms, with the scale and the arithmetic explained, a score sheet with weights, a corrective-action log and space for both signatures.",
  contents: [
    "Three common scales, and how one room can score 75% or 94%",
    "A cover sheet and the route through a building",
    "Checklists for seven types of rooms",
    "A score sheet with weights",
    "Corrective actions and both signatures",
  ],
  keywords: ["cleaning inspection", "inspection form", "janitorial quality control"],
  updated: "2025-05-06",
  sections: [
    {
      title: "Choose a scale and keep it",
      lead: "The same building can score 74% or 91%, depending on the method (OrangeQC). A score means little without its scale, so this form shows both.",
      blocks: [
        {
          kind: "table",
          table: {
            title: "Three common scales",
            columns: [
              { label: "Scale", share: 20 },
              { label: "Ratings and points", share: 42 },
              { label: "What it answers", share: 38 },
            ],
            rows: [
              ["Five-point", "1 = 100, 2 = 90, 3 = 80, 4 = 70, 5 = lower", "How good is the work?"],
              [
                "Three-point",
                "Good = 100, acceptable = 85, poor = 70",
                "Is it good, passable or poor?",
              ],
              ["Pass or fail", "Pass = 100, fail = 0", "How much is right?"],
            ],
          },
        },
        {
          kind: "table",
          table: {
            title: "One restroom, eight items, three results",
            note: "Six items are good, one has a flaw that a visitor would notice, one is poor.",
            columns: [
              { label: "Scale", share: 20 },
              { label: "Calculation", share: 56 },
              { label: "Score", share: 14, align: "right" },
            ],
            rows: [
              ["Five-point", "(6 × 100 + 80 + 70) / 8", "94%"],
              ["Three-point", "(6 × 100 + 85 + 70) / 8", "94%"],
              ["Pass or fail", "(6 × 100 + 2 × 0) / 8", "75%"],
            ],
          },
        },
        {
          kind: "text",
          text: "The checklists on the following pages use the five-point scale. A rating of 5 counts 60 on this form: published versions say only that it is lower than 70, so we name the number. For pass or fail, check 1 for pass and 5 for fail, and count 100 and 0.",
        },
        {
          kind: "steps",
          steps: [
            {
              title: "Draw the sample",
              text: "Pick rooms at random that day: one in ten, and at least one of each type. If the sample is known in advance, only the sample gets cleaned.",
            },
            {
              title: "Choose the time of day",
              text: "Right after cleaning, you are rating the work. At noon, you are rating the frequency. Do not mix the two in one average.",
            },
            {
              title: "Stand, look, touch",
              text: "First from the door, then against the light, then in the corner behind the door. Sight, smell and touch together find what one of them misses.",
            },
            {
              title: "Rate, then write",
              text: "Anything rated 3 or worse gets a comment and a photo. Name the item and the cause, never a person.",
            },
            {
              title: "Have it fixed",
              text: "Each comment becomes a line in the log on the last page, with a name and a date.",
            },
          ],
        },
      ],
    },
    {
      title: "Inspection record",
      blocks: [
        {
          kind: "fields",
          fields: [
            { label: "Facility", span: 8 },
            { label: "Inspection no.", span: 4 },
            { label: "Inspector", span: 4 },
            { label: "For the client, if present", span: 4 },
            { label: "Supervisor", span: 4 },
            { label: "Scheduled for", span: 3 },
            { label: "Started", span: 3 },
            { label: "Completed", span: 3 },
            { label: "Last cleaned", span: 3 },
          ],
        },
        {
          kind: "table",
          table: {
            title: "Method",
            columns: [
              { label: "", share: 30 },
              { label: "Check one", share: 70 },
            ],
            rows: [
              ["Scale", { boxes: ["Five-point", "Three-point", "Pass or fail"] }],
              ["Time of day", { boxes: ["After cleaning", "During use"] }],
              ["Average over", { boxes: ["Items", "Areas", "Areas with weights"] }],
              ["Sample", { boxes: ["At random", "All rooms", "After a complaint"] }],
            ],
          },
        },
        {
          kind: "checklist",
          title: "Before you start",
          items: [
            "Last report in hand, with its open actions",
            "Scope of work in hand, with results and frequencies",
            "Flashlight, white cloth, camera",
            "Someone knows that you are in the building",
          ],
        },
        {
          kind: "table",
          table: {
            title: "Open from the last inspection",
            columns: [
              { label: "Action", share: 50 },
              { label: "Due", share: 15 },
              { label: "Found done", share: 35 },
            ],
            rows: Array.from({ length: 4 }, (): GuideCell[] => [
              blank,
              blank,
              { boxes: ["Yes", "Partly", "No"] },
            ]),
            roomy: true,
          },
        },
        {
          kind: "note",
          title: "The route",
          text: "Arrive as a visitor does: entrance, mats, lobby, elevator. Walk one floor completely, then the sampled rooms on the others. End in the closet and at the dock: they show how the crew really works.",
        },
      ],
    },
    {
      title: "Checklists",
      lead: "1 very good, 2 good, 3 a visitor would notice, 4 poor, 5 not acceptable or not done. Leave out what a room does not have.",
      blocks: [
        {
          kind: "table",
          table: room("Entrance and lobby", [
            ["Mats", "No loose soil, edges flat"],
            ["Hard floor", "No dull lane against the light"],
            ["Door glass", "No fingerprints to 7 ft"],
            ["Reception desk", "No dust, nothing moved"],
            ["Handles, buttons", "No film, no smudges"],
            ["Corners, edges", "No build-up behind doors"],
            ["Odor", "None, and no fragrance to hide one"],
          ]),
        },
        {
          kind: "table",
          table: room("Office", [
            ["Trash, recycling", "Empty, streams apart"],
            ["Carpet", "No litter, no dust line at the wall"],
            ["Cleared desks", "A finger leaves no track"],
            ["Ledges, sills", "No visible dust to 6 ft"],
            ["Glass", "No marks at hand height"],
            ["Vents", "No dust on blades or ceiling around"],
          ]),
        },
        {
          kind: "table",
          table: room("Restroom", [
            ["Toilets, urinals", "Clean beneath the rim and at the base"],
            ["Basins, faucets", "No film, no spots when dry"],
            ["Mirrors", "No streaks, to the edge"],
            ["Paper, soap", "Filled to last until the next check"],
            ["Partitions, tiles", "No splashes, no film"],
            ["Floor, corners", "No soil, no residue along the wall"],
            ["Drain", "Water in the trap"],
            ["Odor", "None"],
          ]),
        },
        {
          kind: "table",
          table: room("Kitchen and break room", [
            ["Counters, sink", "No crumbs, film or water"],
            ["Tables, chairs", "No crumbs or rings"],
            ["Appliances", "No prints outside, no residue inside"],
            ["Bins", "Clean inside, no odor"],
            ["Floor, toe kicks", "No soil, nothing sticky"],
          ]),
        },
        {
          kind: "table",
          table: room("Hallway, stairs, elevator", [
            ["Floor", "No litter, no dull lane"],
            ["Stairs", "No dust in the corners of treads"],
            ["Handrails", "Clean over the full length"],
            ["Elevator", "Doors, buttons and tracks clean"],
            ["Walls", "No new scuffs at corners"],
          ]),
        },
        {
          kind: "table",
          table: room("Clinical room", [
            ["High-touch surfaces", "Disinfected; wet for the time on the label"],
            ["Bed rails, call button", "No residue; measured where agreed (ATP)"],
            ["Order of work", "Clean to dirty, high to low"],
            ["Cloths", "Color code followed, one set per room"],
            ["Floor", "No soil beneath bed and equipment"],
            ["Waste", "Streams apart, containers below their line"],
            ["Room record", "Date, product, time, initials"],
          ]),
        },
        {
          kind: "table",
          table: room("Closet and dock", [
            ["Labels", "Every bottle has one"],
            ["Safety sheets", "Present for every product"],
            ["Mops, cloths", "Clean ones dry, used ones bagged"],
            ["Machines", "Clean, cords undamaged, filters in date"],
            ["Floor and sink", "Clean, nothing blocks the way"],
            ["Dock, containers", "Streams as sorted upstairs"],
          ]),
        },
      ],
    },
    {
      title: "Score sheet",
      lead: "Area score: add the points of its ratings and divide by the number of rated items. Building score: multiply each area score by its weight, add them up, and divide by the sum of the weights.",
      blocks: [
        {
          kind: "table",
          table: {
            title: "Areas",
            columns: [
              { label: "Area", share: 32 },
              { label: "Rooms seen", share: 14, align: "center" },
              { label: "Score %", share: 14, align: "center" },
              { label: "Weight", share: 12, align: "center" },
              { label: "Score × weight", share: 16, align: "center" },
              { label: "Last time %", share: 14, align: "center" },
            ],
            rows: [
              "Entrances and lobbies",
              "Offices",
              "Restrooms",
              "Kitchens and break rooms",
              "Hallways, stairs, elevators",
              "Clinical rooms",
              "Closet and dock",
              "Sum",
            ].map((area): GuideCell[] => [area, blank, blank, blank, blank, blank]),
            roomy: true,
          },
        },
        {
          kind: "fields",
          fields: [
            { label: "Building score (with scale and weights)", span: 6 },
            { label: "Target", span: 3 },
            { label: "Reached", span: 3 },
          ],
        },
        {
          kind: "table",
          table: {
            title: "What a weight does",
            note: "Pass or fail: a restroom at 75%, three offices at 98%.",
            columns: [
              { label: "Weights", share: 32 },
              { label: "Calculation", share: 48 },
              { label: "Building", share: 14, align: "right" },
            ],
            rows: [
              ["All areas count the same", "(75 + 98 + 98 + 98) / 4", "92%"],
              ["Restroom counts double", "(2 × 75 + 98 + 98 + 98) / 5", "89%"],
            ],
          },
        },
        {
          kind: "note",
          title: "Reading the trend",
          text: "One area drops: look at hours and access. One item drops everywhere: look at the product, tool or training. The score stays flat while complaints rise: this form asks about the wrong things. Change it, and note the date.",
        },
      ],
    },
    {
      title: "Corrective actions",
      lead: "A common clause asks for at least 90% and for a written corrective plan after two misses (Scrub Masters Plus). This page is the plan.",
      blocks: [
        {
          kind: "table",
          table: {
            title: "Log",
            columns: [
              { label: "Room, item", share: 24 },
              { label: "Cause", share: 26 },
              { label: "What is done", share: 26 },
              { label: "Who", share: 12 },
              { label: "By", share: 10 },
              { label: "Checked", share: 12 },
            ],
            rows: [],
            blankRows: 10,
          },
        },
        {
          kind: "fields",
          title: "Signed by both",
          fields: [
            { label: "Notes", span: 12, lines: 2 },
            { label: "For the contractor: name and signature", span: 8 },
            { label: "Date", span: 4 },
            { label: "For the client: name and signature", span: 8 },
            { label: "Date", span: 4 },
            { label: "Next inspection", span: 4 },
            { label: "Together with the client", span: 8 },
          ],
        },
      ],
    },
  ],
  sources: [
    "Scales and the comparison of methods: OrangeQC",
    "Fields of an inspection report: Janitorial Manager; signatures of both parties: SafetyCulture",
    "Measured residues with an audit by sight, smell and touch: ISSA Clean Standard",
    "Target of 90% and corrective plan after two misses: Scrub Masters Plus",
    "Item descriptions and the value of a rating of 5 are our own",
  ],
} as const satisfies Guide;
