import { blank, type Guide, type GuideCell, type GuideTable } from "./guide.ts";

const months = ["J", "F", "M", "A", "M", "J", "J", "A", "S", "O", "N", "D"];

/** A table of tasks for one kind of area: task, result, suggested frequency, room for your own. */
const tasks = (
  title: string,
  rows: readonly (readonly [task: string, result: string, suggested: string])[],
): GuideTable => ({
  title,
  fill: [
    { label: "APPA level", share: 1 },
    { label: "Rooms", share: 4 },
  ],
  columns: [
    { label: "Task", share: 19 },
    { label: "Result to expect", share: 34 },
    { label: "Suggested", share: 19 },
    { label: "Yours", share: 11 },
    { label: "By", share: 8 },
  ],
  rows: rows.map((row): GuideCell[] => [...row, blank, blank]),
  blankRows: 2,
});

export const scopeOfWorkTemplate = {
  slug: "scope-of-work-template",
  title: "Scope-of-Work Template",
  picture: "floor_plan",
  subtitle: "A cleaning specification that can be done, inspected and priced.",
  description:
    "Area by area: task, result, frequency and who supplies what, with periodic work by month, response times, inspection terms and a price sheet that makes bids comparable.",
  contents: [
    "The building, its hours, access and contacts",
    "Task tables for six types of areas, with the result to expect",
    "Periodic work by month",
    "Supplies, response times and inspection terms",
    "A price sheet and a review before signing",
  ],
  keywords: ["scope of work", "cleaning specification", "janitorial contract"],
  updated: "2025-05-20",
  sections: [
    {
      title: "How to use this template",
      lead: "A scope of work is finished when a stranger could clean your building from it. Fill it in while you walk, not at a desk.",
      blocks: [
        {
          kind: "steps",
          steps: [
            {
              title: "Divide the building",
              text: "List your areas by type, not by floor: entrances, offices, restrooms, kitchens, hallways and special areas. One table each.",
            },
            {
              title: "Choose a level",
              text: "Write an APPA level next to each type of area. Level 2, ordinary tidiness, allows up to two days' dust and is what most offices mean by clean.",
            },
            {
              title: "Set results and frequencies",
              text: "Keep, change or strike the lines. The column Suggested is our starting point for an ordinary office; the column Yours is the one that counts.",
            },
            {
              title: "Say who supplies it",
              text: "In the column By, write C for the contractor and O for your organization. Most arguments are about paper, soap and liners.",
            },
            {
              title: "Send everyone the same pages",
              text: "Each bidder gets the same pages and the same deadline. Ask for hours per visit and price per month for each area.",
            },
          ],
        },
        {
          kind: "table",
          table: {
            title: "Five levels of clean (APPA)",
            columns: [
              { label: "Level", share: 8, align: "center" },
              { label: "Name", share: 24 },
              { label: "What a person notices", share: 58 },
            ],
            rows: [
              [
                "1",
                "Orderly spotlessness",
                "Floors and base moldings shine, no build-up, fixtures gleam, no odor",
              ],
              [
                "2",
                "Ordinary tidiness",
                "Bright floors, up to two days' dust, a smudge here and there",
              ],
              [
                "3",
                "Casual inattention",
                "Swept, yet dull lanes show; dust and marks on glass and walls",
              ],
              [
                "4",
                "Moderate dinginess",
                "Dull floors, obvious dust and dirt, built-up corners, odor from bins",
              ],
              [
                "5",
                "Unkempt neglect",
                "Dirty floors, thick dust, stained fixtures, overflowing trash",
              ],
            ],
          },
        },
        {
          kind: "note",
          title: "Words to avoid",
          text: "As needed, regularly, industry standard, including but not limited to, periodic. None of them can be inspected, and none can be priced. Replace each with a result, a frequency or a month.",
        },
      ],
    },
    {
      title: "1. The building",
      blocks: [
        {
          kind: "fields",
          title: "Facility",
          fields: [
            { label: "Organization", span: 6 },
            { label: "Facility", span: 6 },
            { label: "Address", span: 12 },
            { label: "Total area (sq ft)", span: 3 },
            { label: "Cleanable area (sq ft)", span: 3 },
            { label: "Floors", span: 3 },
            { label: "People on a busy day", span: 3 },
          ],
        },
        {
          kind: "table",
          table: {
            title: "Surfaces and fixtures",
            columns: [
              { label: "Floor or wing", share: 26 },
              { label: "Carpet (sq ft)", share: 16 },
              { label: "Hard floor (sq ft)", share: 18 },
              { label: "Restrooms", share: 14 },
              { label: "Fixtures", share: 14 },
              { label: "Kitchens", share: 14 },
            ],
            rows: [],
            blankRows: 3,
          },
        },
        {
          kind: "table",
          table: {
            title: "When the building is in use",
            columns: [
              { label: "", share: 22 },
              { label: "Mon", share: 11, align: "center" },
              { label: "Tue", share: 11, align: "center" },
              { label: "Wed", share: 11, align: "center" },
              { label: "Thu", share: 11, align: "center" },
              { label: "Fri", share: 11, align: "center" },
              { label: "Sat", share: 11, align: "center" },
              { label: "Sun", share: 11, align: "center" },
            ],
            rows: [
              ["Occupied from, to", blank, blank, blank, blank, blank, blank, blank],
              ["More than half in", blank, blank, blank, blank, blank, blank, blank],
              ["Crew from, to", blank, blank, blank, blank, blank, blank, blank],
            ],
            roomy: true,
          },
        },
        {
          kind: "checklist",
          title: "Access and security",
          items: [
            "Keys, cards and codes: who issues them, who holds them, who is told when one is lost",
            "Alarm: who arms it, and whom the crew calls when it sounds",
            "Doors that are never opened, and rooms that need an escort",
            "Documents, screens and whiteboards: what nobody touches, moves or reads",
            "Last one out: lights, windows, doors, in that order",
          ],
        },
        {
          kind: "fields",
          title: "Contacts",
          fields: [
            { label: "Decides", span: 4 },
            { label: "Knows the building", span: 4 },
            { label: "Emergency, after hours", span: 4 },
            { label: "Phone, email", span: 4 },
            { label: "Phone, email", span: 4 },
            { label: "Phone", span: 4 },
          ],
        },
      ],
    },
    {
      title: "2. Areas and tasks",
      lead: "One table for each type of area. Cross out what does not apply, and add what is missing on the empty lines.",
      blocks: [
        {
          kind: "table",
          table: tasks("Entrances and lobbies", [
            [
              "Mats",
              "No loose soil; edges lie flat; soil does not reach the floor behind",
              "Every occupied day",
            ],
            [
              "Hard floor",
              "No soil, spots or dull traffic lane when seen against the light",
              "Every occupied day",
            ],
            ["Door glass", "No fingerprints to 7 ft", "Every occupied day"],
            ["Reception desk", "No dust or spots; nothing on it moved", "Every occupied day"],
            [
              "Handles, buttons, rails",
              "Cleaned; disinfected where the plan says so",
              "Every occupied day",
            ],
            ["Seating", "No crumbs, stains reported the same night", "Weekly"],
          ]),
        },
        {
          kind: "table",
          table: tasks("Offices and meeting rooms", [
            [
              "Trash and recycling",
              "Emptied; liners replaced where soiled; streams kept apart",
              "Every occupied day",
            ],
            ["Carpet, traffic lanes", "No visible soil or litter", "2-3 a week"],
            ["Carpet, edges", "No dust line along walls and under desks", "Weekly"],
            ["Cleared desks", "A finger leaves no visible track", "2 a week"],
            ["Meeting tables", "No rings, crumbs or smears; chairs in place", "Every occupied day"],
            ["Glass partitions", "No marks at hand height", "Weekly"],
            ["Ledges, sills, frames", "No visible dust to 6 ft", "Weekly"],
          ]),
        },
        {
          kind: "table",
          table: tasks("Restrooms", [
            [
              "Toilets and urinals",
              "Clean inside, outside, beneath the rim and at the base; disinfected",
              "Every occupied day",
            ],
            ["Basins and faucets", "No film, no spots when dry", "Every occupied day"],
            ["Mirrors", "No streaks or spots, to the edge", "Every occupied day"],
            ["Paper, soap, liners", "Filled to last until the next check", "Every occupied day"],
            [
              "Floor",
              "Mopped wall to wall, corners included; dry when opened",
              "Every occupied day",
            ],
            ["Partitions and tiles", "No splashes, no film", "Weekly"],
            ["Floor drains", "Water in the trap; no odor", "Monthly"],
            ["Daytime check", "Paper, soap, floor, odor; initialed on the sheet", "By use"],
          ]),
        },
        {
          kind: "table",
          table: tasks("Kitchens and break rooms", [
            ["Counters and sinks", "No crumbs, film or standing water", "Every occupied day"],
            ["Tables and chairs", "No crumbs or rings; chairs in place", "Every occupied day"],
            ["Bins with food", "Emptied; bin clean inside; no odor", "Every occupied day"],
            ["Appliances, outside", "No fingerprints or splashes", "2 a week"],
            ["Microwave, inside", "No residue", "Weekly"],
            ["Refrigerator, inside", "Emptied on the posted date; cleaned", "Monthly"],
            ["Floor", "No soil or sticky spots, toe kicks included", "Every occupied day"],
          ]),
        },
        {
          kind: "table",
          table: tasks("Hallways, stairs and elevators", [
            ["Floors", "No litter, soil or dull lane", "2-3 a week"],
            ["Stairs and landings", "No litter; no dust in the corners of treads", "Weekly"],
            ["Handrails", "Cleaned over the full length", "2 a week"],
            ["Elevator cabs", "Doors, buttons, tracks and floor clean", "Every occupied day"],
            ["Drinking fountains", "No film or scale; disinfected", "Every occupied day"],
            ["Walls at corners", "No new scuffs; old ones reported", "Monthly"],
          ]),
        },
        {
          kind: "table",
          table: {
            ...tasks("Special areas", []),
            note: "Clinical rooms, labs, server rooms, production, docks, gyms. Name the rule that applies there.",
            blankRows: 7,
          },
        },
      ],
    },
    {
      title: "3. Periodic work",
      lead: "Periodic work is expensive. Give each line its months, or it will still be waiting when the contract ends.",
      blocks: [
        {
          kind: "table",
          table: {
            title: "Work by month",
            columns: [
              { label: "Work", share: 32 },
              { label: "Where", share: 20 },
              { label: "Months", share: 48 },
            ],
            rows: [
              ["High dusting above 6 ft", blank, { boxes: months }],
              ["Vents and diffusers", blank, { boxes: months }],
              ["Blinds", blank, { boxes: months }],
              ["Carpet extraction, lanes", blank, { boxes: months }],
              ["Carpet extraction, complete", blank, { boxes: months }],
              ["Hard floor, machine scrub", blank, { boxes: months }],
              ["Hard floor, refinish", blank, { boxes: months }],
              ["Upholstery", blank, { boxes: months }],
              ["Windows, inside", blank, { boxes: months }],
              ["Windows, outside", blank, { boxes: months }],
              ["Restrooms, deep clean", blank, { boxes: months }],
            ],
            blankRows: 2,
            roomy: true,
          },
        },
        {
          kind: "note",
          title: "Ask for the date, then for the proof",
          text: "For periodic work, dated photos before and after are worth more than an inspection score. Make them part of the invoice.",
        },
      ],
    },
    {
      title: "4. Supplies, response and inspection",
      blocks: [
        {
          kind: "table",
          table: {
            title: "Who supplies what",
            columns: [
              { label: "Item", share: 34 },
              { label: "Supplied by", share: 30 },
              { label: "Product or rule", share: 36 },
            ],
            rows: [
              "Cleaning products",
              "Disinfectants",
              "Machines, vacuum cleaners",
              "Paper and soap",
              "Liners",
              "Mats and their service",
            ].map((item): GuideCell[] => [item, { boxes: ["Contractor", "Client"] }, blank]),
          },
        },
        {
          kind: "points",
          points: [
            "Hard floors are cleaned with pre-dampened flat mops, one pad per area, laundered after use.",
            "Cloths are color-coded by area as posted in each closet, and no cloth is used in two types of areas.",
            "Disinfectants are used at label strength and stay wet for the time on the label.",
          ],
        },
        {
          kind: "table",
          table: {
            title: "Response times",
            note: "Three clocks for each priority. Terms published by RBM Services are printed as a starting point.",
            columns: [
              { label: "Priority", share: 13 },
              { label: "What it means", share: 38 },
              { label: "Published", share: 25 },
              { label: "Answered", share: 12 },
              { label: "On site", share: 11 },
              { label: "Done", share: 10 },
            ],
            rows: [
              [
                "Emergency",
                "Someone may get hurt, damage is underway, or the building cannot open",
                "On site in 2-4 h",
                blank,
                blank,
                blank,
              ],
              [
                "Urgent",
                "Someone cannot work, or a space cannot be used today",
                "Within 24 h",
                blank,
                blank,
                blank,
              ],
              [
                "Routine",
                "It should be fixed, and nothing stops until then",
                "Answered in 1-2 h, done in 24-72 h",
                blank,
                blank,
                blank,
              ],
              ["Planned", "It has a date", "On the date", blank, blank, blank],
            ],
            roomy: true,
          },
        },
        {
          kind: "fields",
          title: "Inspection",
          fields: [
            { label: "Scale and weights (state them with every score)", span: 12 },
            { label: "Inspections per month", span: 4 },
            { label: "Areas in a sample", span: 4 },
            { label: "Joint inspections per year", span: 4 },
            { label: "Target score", span: 4 },
            { label: "What happens after two misses", span: 8 },
          ],
        },
        {
          kind: "note",
          title: "A common clause",
          text: "Inspection score of at least 90%, a written corrective plan after two misses (Scrub Masters Plus). State the scale: the same building can score 74% or 91%, depending on method and weights (OrangeQC).",
        },
      ],
    },
    {
      title: "5. Prices",
      lead: "Ask every bidder to fill in this page and no other. The hours make the bids comparable; the questions show who has walked the building.",
      blocks: [
        {
          kind: "table",
          table: {
            title: "Price by area",
            columns: [
              { label: "Area", share: 34 },
              { label: "Visits per week", share: 15 },
              { label: "Hours per visit", share: 15 },
              { label: "$ per month", share: 17 },
              { label: "Named supervisor", share: 22 },
            ],
            rows: [
              ["Entrances and lobbies", blank, blank, blank, blank],
              ["Offices and meeting rooms", blank, blank, blank, blank],
              ["Restrooms", blank, blank, blank, blank],
              ["Kitchens and break rooms", blank, blank, blank, blank],
              ["Hallways, stairs, elevators", blank, blank, blank, blank],
              ["Special areas", blank, blank, blank, blank],
              ["Day porter", blank, blank, blank, blank],
              ["Periodic work (average)", blank, blank, blank, blank],
              ["Total", blank, blank, blank, blank],
            ],
          },
        },
        {
          kind: "fields",
          fields: [
            { label: "What would you do less often than we ask?", span: 12 },
            { label: "What is not in this price?", span: 12 },
          ],
        },
        {
          kind: "table",
          table: {
            title: "How prices compare",
            note: "Published monthly prices at five visits a week, dollars per square foot.",
            columns: [
              { label: "Building", share: 30 },
              { label: "Bidloom, 2026", share: 30, align: "right" },
              { label: "ISSA", share: 30, align: "right" },
            ],
            rows: [
              ["Office", ".08 to .18", ".09 to .17"],
              ["Medical", ".15 to .30", ".14 to .29"],
              ["Retail", ".06 to .15", "not given"],
              ["School", ".10 to .22", "not given"],
              ["Warehouse, industrial", ".04 to .12", ".08 to .20"],
            ],
          },
        },
        {
          kind: "note",
          title: "Check the hours",
          text: "Published production rates range from 1,500 to 3,000 square feet an hour. Divide your cleanable area by both: 40,000 square feet comes to 13 to 27 hours per visit. If a bid is far outside that range, ask what it leaves out. For expensive cities, other sources quote two to five times these prices.",
        },
      ],
    },
    {
      title: "6. Review before signing",
      blocks: [
        {
          kind: "checklist",
          title: "Read it aloud in the rooms it describes",
          items: [
            "Every line says where, what, how often, when and who supplies it",
            "Someone else can see or touch every result",
            "Every type of area has a level, and the floor plan shows where it ends",
            "Periodic work has its months",
            "Daytime work, events and weather are included, or are priced by the hour",
            "Keys, alarms, escorts and closed rooms are described",
            "The closet has water, power, storage and a sink",
            "Emergency, urgent and routine are defined by what happens if nothing is done",
            "The inspection scale is written next to the target",
            "You have seen the insurance certificates and current certifications",
            "The plan is reviewed after 30 days, and then every six months",
            "Either side can end the contract, and knows how",
          ],
        },
        {
          kind: "fields",
          title: "Agreed",
          fields: [
            { label: "For the client: name and signature", span: 8 },
            { label: "Date", span: 4 },
            { label: "For the contractor: name and signature", span: 8 },
            { label: "Date", span: 4 },
            { label: "First review on", span: 4 },
            { label: "Replaces the scope of", span: 8 },
          ],
        },
      ],
    },
  ],
  sources: [
    "APPA levels of clean, as summarized by Spaces4Learning, 2018",
    "Response targets: RBM Services",
    "Inspection target and corrective plan: Scrub Masters Plus; comparison of scoring methods: OrangeQC",
    "Monthly prices: Bidloom, 2026; ISSA. Production rates: published ranges of 1,500 to 3,000 square feet an hour",
    "Suggested frequencies are our own starting points for an ordinary office",
  ],
} as const satisfies Guide;
