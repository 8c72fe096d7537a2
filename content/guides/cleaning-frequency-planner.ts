import { blank, type Guide, type GuideCell, type GuideTable } from "./guide.ts";

const months = ["J", "F", "M", "A", "M", "J", "J", "A", "S", "O", "N", "D"];

/** Suggested frequencies for one kind of room at three intensities of use, and room for your own. */
const room = (
  title: string,
  rows: readonly (readonly [task: string, light: string, ordinary: string, heavy: string])[],
): GuideTable => ({
  title,
  columns: [
    { label: "Task", share: 34 },
    { label: "Light use", share: 13, align: "center" },
    { label: "Ordinary", share: 13, align: "center" },
    { label: "Heavy", share: 13, align: "center" },
    { label: "Yours", share: 13, align: "center" },
    { label: "After 30 days", share: 14, align: "center" },
  ],
  rows: rows.map((row): GuideCell[] => [...row, blank, blank]),
  blankRows: 1,
});

export const cleaningFrequencyPlanner = {
  slug: "cleaning-frequency-planner",
  title: "Cleaning-Frequency Planner",
  picture: "planner",
  subtitle: "How often, room by room, and what it does to the price.",
  description:
    "A worksheet that turns occupied days, visitors and food into a frequency for seven types of rooms, a calendar for periodic work, and a calculation of hours and cost.",
  contents: [
    "Three counts that decide a frequency",
    "Suggestions for seven types of rooms at light, ordinary and heavy use",
    "A twelve-month calendar for periodic work",
    "Hours and monthly cost, with a worked example",
    "A review sheet for the thirtieth day",
  ],
  keywords: ["cleaning schedule", "cleaning frequency", "office cleaning planner"],
  updated: "2025-05-20",
  sections: [
    {
      title: "Start with people",
      lead: "Square feet decide how long a cleaning takes. People decide how soon the next one is needed. For most offices the result is 2 to 5 comprehensive cleanings a week.",
      blocks: [
        {
          kind: "table",
          table: {
            title: "Count an ordinary week",
            note: "Take the numbers from badge data, room bookings or a walk at eleven in the morning.",
            columns: [
              { label: "", share: 28 },
              { label: "Mon", share: 12, align: "center" },
              { label: "Tue", share: 12, align: "center" },
              { label: "Wed", share: 12, align: "center" },
              { label: "Thu", share: 12, align: "center" },
              { label: "Fri", share: 12, align: "center" },
              { label: "Sat-Sun", share: 12, align: "center" },
            ],
            rows: [
              ["People in the building", blank, blank, blank, blank, blank, blank],
              ["Visitors", blank, blank, blank, blank, blank, blank],
              ["Meals eaten here", blank, blank, blank, blank, blank, blank],
            ],
            roomy: true,
          },
        },
        {
          kind: "table",
          table: {
            title: "Find your starting point",
            columns: [
              { label: "Your week", share: 44 },
              { label: "Comprehensive cleanings", share: 24, align: "center" },
              { label: "Between them", share: 34 },
            ],
            rows: [
              [
                "Two or three busy days, few visitors, no kitchen",
                "2 a week",
                "Trash and restroom check on the other busy days",
              ],
              [
                "Three or four busy days, a kitchen",
                "3 a week",
                "Restrooms and kitchen every occupied day",
              ],
              [
                "Five busy days, regular visitors",
                "5 a week",
                "Day porter or a midday restroom check",
              ],
              [
                "Clinics, call centers, other dense or sensitive spaces",
                "5 or more",
                "A plan of its own",
              ],
            ],
          },
        },
        {
          kind: "steps",
          steps: [
            {
              title: "Decide how each room is used",
              text: "Light: fewer than half of its seats are taken on most days. Ordinary: at least half. Heavy: full, with visitors or in shifts.",
            },
            {
              title: "Copy the suggestion",
              text: "Copy the column that fits into Yours. Change it wherever you know your building better.",
            },
            {
              title: "Check it against your level",
              text: "APPA level 2 allows up to two days' dust. An area that is used daily and dusted weekly does not meet it.",
            },
            {
              title: "Look again after 30 days",
              text: "The last column is for what you learned. Expect to lower as many numbers as you raise.",
            },
          ],
        },
      ],
    },
    {
      title: "Frequencies by room",
      lead: "D: every occupied day. 2D: twice every occupied day. 3, 2, 1: times a week. M: monthly. Q: quarterly. Y: yearly.",
      blocks: [
        {
          kind: "table",
          table: room("Entrances and lobbies", [
            ["Mats vacuumed", "2", "D", "D"],
            ["Hard floor mopped", "2", "D", "D"],
            ["Door glass", "2", "D", "2D"],
            ["Touchpoints", "D", "D", "2D"],
            ["Ledges and seating dusted", "1", "2", "3"],
          ]),
        },
        {
          kind: "table",
          table: room("Open offices and desks", [
            ["Trash with food in it", "D", "D", "D"],
            ["Paper and dry recycling", "1", "2", "3"],
            ["Carpet, traffic lanes", "1", "2", "D"],
            ["Carpet, edges and beneath desks", "M", "1", "1"],
            ["Cleared desks wiped", "1", "2", "3"],
            ["Shared desks wiped", "D", "D", "D"],
          ]),
        },
        {
          kind: "table",
          table: room("Meeting rooms", [
            ["Tables and chairs", "D", "D", "2D"],
            ["Glass at hand height", "1", "2", "D"],
            ["Screens and whiteboards", "1", "1", "2"],
            ["Floor", "1", "2", "D"],
          ]),
        },
        {
          kind: "table",
          table: room("Restrooms", [
            ["Complete cleaning and disinfection", "D", "D", "2D"],
            ["Paper and soap checked", "D", "2D", "2D"],
            ["Partitions and tiles", "M", "1", "1"],
            ["Floor drains filled", "M", "M", "M"],
            ["Deep clean by machine", "Y", "Q", "Q"],
          ]),
        },
        {
          kind: "table",
          table: room("Kitchens and break rooms", [
            ["Counters, sinks, tables", "D", "D", "2D"],
            ["Floor", "2", "D", "D"],
            ["Appliances, outside", "1", "2", "D"],
            ["Microwave, inside", "1", "1", "2"],
            ["Refrigerator, inside", "Q", "M", "M"],
          ]),
        },
        {
          kind: "table",
          table: room("Hallways, stairs, elevators", [
            ["Hallway floors", "1", "2", "D"],
            ["Stairs and landings", "M", "1", "2"],
            ["Handrails and buttons", "2", "D", "D"],
            ["Elevator tracks", "M", "1", "1"],
          ]),
        },
        {
          kind: "table",
          table: room("Storage, file rooms, mechanical rooms", [
            ["Floor", "Q", "M", "1"],
            ["Dusting to 6 ft", "Y", "Q", "M"],
            ["Trash", "1", "1", "2"],
          ]),
        },
      ],
    },
    {
      title: "Periodic work over a year",
      lead: "Mark the months, with no more than three tasks in any of them. Most soil walks in through the door: in wet and icy months, move hours to the entrance instead of buying more.",
      blocks: [
        {
          kind: "table",
          table: {
            title: "Calendar",
            columns: [
              { label: "Work", share: 32 },
              { label: "Usual", share: 20 },
              { label: "Months", share: 48 },
            ],
            rows: (
              [
                ["High dusting above 6 ft", "Monthly to quarterly"],
                ["Vents and diffusers", "Quarterly"],
                ["Blinds", "Twice a year"],
                ["Carpet extraction, lanes", "Quarterly"],
                ["Carpet extraction, complete", "Yearly"],
                ["Hard floor, machine scrub", "Monthly"],
                ["Hard floor, refinish", "Yearly, by wear"],
                ["Upholstery", "Yearly"],
                ["Windows, inside", "Twice a year"],
                ["Windows, outside", "Twice a year"],
                ["Mats, replaced or washed", "Monthly"],
              ] as const
            ).map(([work, usual]): GuideCell[] => [work, usual, { boxes: months }]),
            blankRows: 1,
          },
        },
        {
          kind: "checklist",
          title: "Signs that a frequency is too low",
          items: [
            "Paper runs out on the same weekday",
            "Bins with food stay full overnight",
            "Mats are gray to the edge",
            "There is an odor in the morning",
          ],
        },
        {
          kind: "checklist",
          title: "Signs that it is too high",
          items: [
            "The crew reports rooms that nobody has entered since the last visit",
            "Inspections find nothing in an area for three months",
            "Vacuuming wears the carpet more than shoes do",
          ],
        },
      ],
    },
    {
      title: "Hours and cost",
      lead: "Five visits a week do not cost five times as much as one. Travel, keys and setup cost the same each time, and a floor that is cleaned more often takes less work per visit.",
      blocks: [
        {
          kind: "table",
          table: {
            title: "What published sources say about frequency",
            note: "Monthly price, compared with the number of visits that each source uses as its base.",
            columns: [
              { label: "Visits a week", share: 30 },
              { label: "Bidloom, 2026 (5 visits = 100%)", share: 35, align: "right" },
              { label: "CommercialCleanFinder (3 visits = 1)", share: 35, align: "right" },
            ],
            rows: [
              ["1", "about 25 to 30%", ".45"],
              ["2", "not given", ".70"],
              ["3", "not given", "1.00"],
              ["5", "100%", "2.00"],
            ],
          },
        },
        {
          kind: "table",
          table: {
            title: "A worked example: an office of 20,000 square feet",
            columns: [
              { label: "Step", share: 42 },
              { label: "Calculation", share: 40 },
              { label: "Result", share: 22, align: "right" },
            ],
            rows: [
              ["Hours per visit, slow", "20,000 / 1,500 sq ft an hour", "13.3 h"],
              ["Hours per visit, fast", "20,000 / 3,000 sq ft an hour", "6.7 h"],
              ["Price at 5 visits, low (Bidloom)", "20,000 × $.08", "$1,600 a month"],
              ["Price at 5 visits, high (Bidloom)", "20,000 × $.18", "$3,600 a month"],
              [
                "Price at 3 visits, by factors",
                "half of the above (1.00 / 2.00)",
                "$800 to $1,800",
              ],
              ["Price at 2 visits, by factors", "35% of the above (.70 / 2.00)", "$560 to $1,260"],
            ],
          },
        },
        {
          kind: "table",
          table: {
            title: "Your building",
            columns: [
              { label: "Step", share: 42 },
              { label: "Calculation", share: 40 },
              { label: "Result", share: 22, align: "right" },
            ],
            rows: [
              ["Cleanable area", "from the floor plan, sq ft", blank],
              ["Hours per visit, slow", "area / 1,500", blank],
              ["Hours per visit, fast", "area / 3,000", blank],
              ["Price at 5 visits, low", "area × price per sq ft", blank],
              ["Price at 5 visits, high", "area × price per sq ft", blank],
              ["Price at your frequency", "above × your factor / 2.00", blank],
            ],
          },
        },
        {
          kind: "note",
          title: "What moves a price within its range",
          text: "Many small rooms, many restrooms, escorts and alarms, daytime work, expensive cities and single visits move it up. Open floors, long contracts, several buildings nearby and a good janitor's closet move it down. Some sources quote two to five times as much for New York. A walk-through makes it exact.",
        },
      ],
    },
    {
      title: "Review after 30 days",
      blocks: [
        {
          kind: "table",
          table: {
            title: "Results of the first month",
            columns: [
              { label: "Area", share: 26 },
              { label: "Inspection score", share: 16, align: "center" },
              { label: "Complaints", share: 14, align: "center" },
              { label: "More, same, less", share: 22, align: "center" },
              { label: "New frequency", share: 22 },
            ],
            rows: [
              "Entrances and lobbies",
              "Offices and desks",
              "Meeting rooms",
              "Restrooms",
              "Kitchens",
              "Hallways and stairs",
              "Storage and mechanical",
            ].map((area): GuideCell[] => [area, blank, blank, { boxes: ["+", "=", "-"] }, blank]),
            blankRows: 2,
            roomy: true,
          },
        },
        {
          kind: "fields",
          fields: [
            { label: "What occupants said", span: 12, lines: 2 },
            { label: "What the crew said", span: 12, lines: 2 },
            { label: "Reviewed by", span: 6 },
            { label: "Date", span: 3 },
            { label: "Next review", span: 3 },
          ],
        },
        {
          kind: "note",
          title: "What people complain about",
          text: "Restroom paper 58%, pests 54%, trash 51% (survey reported by Facilities Dive). Two of the three depend on frequency. Look there before you look at the crew.",
        },
      ],
    },
  ],
  sources: [
    "Monthly prices and the share of one weekly visit: Bidloom, 2026",
    "Frequency factors: CommercialCleanFinder",
    "Production rates: published ranges of 1,500 to 3,000 square feet an hour",
    "APPA levels of clean, as summarized by Spaces4Learning, 2018",
    "Occupant complaints: survey reported by Facilities Dive",
    "Suggested frequencies are our own starting points; 2 to 5 comprehensive cleanings a week suit most offices",
  ],
} as const satisfies Guide;
