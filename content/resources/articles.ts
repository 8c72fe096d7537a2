import type { Article } from "../articles.ts";

/** Articles that readers can act on, newest first. */
export const resources = [
  {
    slug: "office-cleaning-frequency",
    path: "/resources/office-cleaning-frequency",
    title: "How Often Should an Office Be Cleaned?",
    name: "Office Cleaning Frequency",
    published: "2025-05-20",
    category: "Planning",
    excerpt:
      "Two to five comprehensive cleanings a week suit most offices. How to find your own number, room by room.",
    description:
      "2 to 5 comprehensive cleanings a week suit most offices. How to find your number by people, rooms and the level you want.",
    keywords: ["office cleaning frequency", "cleaning schedule", "cleaning plan"],
    picture: "planner",
    alt: "A wooden board with green and amber pegs in rows of seven, beside an hourglass and a notebook",
    related: ["appa-levels", "reading-a-scope-of-work", "how-inspection-scores-work"],
    demo: false,
  },
  {
    slug: "how-inspection-scores-work",
    path: "/resources/how-inspection-scores-work",
    title: "How Inspection Scores Work",
    name: "Inspection Scores",
    published: "2025-05-06",
    category: "Quality",
    excerpt:
      "One building can score 74% or 91%. The three common scales, a worked example, and what a report should show.",
    description:
      "One building can score 74% or 91%, depending on scale and weights. Three scales, a worked example, and what to agree on.",
    keywords: ["cleaning inspection", "inspection score", "quality assurance"],
    picture: "clipboard",
    alt: "A tablet with inspection results in charts, beside folded cloths and a spray bottle",
    related: ["appa-levels", "response-times", "reading-a-scope-of-work"],
    demo: false,
  },
  {
    slug: "microfiber-cleaning",
    path: "/resources/microfiber-cleaning",
    title: "Microfiber: Up to 95% Less Water and Chemicals",
    name: "Microfiber Cleaning",
    published: "2025-04-22",
    category: "Sustainability",
    excerpt:
      "When the number comes true, the six conditions behind it, and how to count the savings in your own building.",
    description:
      "Microfiber needs up to 95% less water and chemicals. Six conditions that make it true, and a four-week test of your own.",
    keywords: ["microfiber", "green cleaning", "flat mop", "water conservation"],
    picture: "iso_supply",
    alt: "A supply room cut open like a model: full shelves, two carts, a scrubber and boxes on a pallet",
    related: ["office-cleaning-frequency", "appa-levels", "reading-a-scope-of-work"],
    demo: false,
  },
  {
    slug: "reading-a-scope-of-work",
    path: "/resources/reading-a-scope-of-work",
    title: "How to Read a Scope of Work",
    name: "Reading a Scope of Work",
    published: "2025-04-08",
    category: "Contracts",
    excerpt:
      "Every line should have five parts, and some words should worry you. How to check the hours behind a price.",
    description:
      "How to read a cleaning scope of work in half an hour: the five parts of a line, words to question, and the hours behind a price.",
    keywords: ["scope of work", "cleaning contract", "janitorial specification"],
    picture: "checklist",
    alt: "A form with checked boxes on a wooden clipboard, beside a pencil, a cup and folded cloths",
    related: ["preparing-a-walk-through", "response-times", "office-cleaning-frequency"],
    demo: false,
  },
  {
    slug: "response-times",
    path: "/resources/response-times",
    title: "Response Times in Service Agreements",
    name: "Response Times",
    published: "2025-03-18",
    category: "Contracts",
    excerpt:
      "Acknowledged, on site, resolved: what each one means, what the trade publishes, and a paragraph to copy into your agreement.",
    description:
      "Acknowledged, on site, resolved: three times to agree on, what the trade publishes, and a paragraph to copy into a contract.",
    keywords: ["response time", "service level agreement", "work orders", "emergency cleaning"],
    picture: "iso_plant",
    alt: "A mechanical room cut open like a model: teal pumps, white tanks, amber pipes and electrical cabinets",
    related: ["how-inspection-scores-work", "reading-a-scope-of-work", "preparing-a-walk-through"],
    demo: false,
  },
  {
    slug: "preparing-a-walk-through",
    path: "/resources/preparing-a-walk-through",
    title: "How to Prepare a Walk-Through",
    name: "Preparing a Walk-Through",
    published: "2025-03-04",
    category: "Planning",
    excerpt:
      "A cleaning price is based on this one hour. What to collect, which doors to open, and seven questions to ask on the way.",
    description:
      "The walk-through is the hour on which a cleaning price is based: what to collect, what to open, and seven questions to ask.",
    keywords: ["walk-through", "site visit", "cleaning quote", "bid"],
    picture: "floor_plan",
    alt: "A floor plan with colored rooms and pins on a wooden table, beside a ruler, a pencil and a green cup",
    related: ["reading-a-scope-of-work", "office-cleaning-frequency", "response-times"],
    demo: false,
  },
  {
    slug: "appa-levels",
    path: "/resources/appa-levels",
    title: "What the APPA Levels of Clean Mean",
    name: "APPA Levels",
    published: "2025-02-18",
    category: "Quality",
    excerpt:
      "From orderly spotlessness to unkempt neglect: five levels, what they cost, and how to put them into a contract.",
    description:
      "APPA's five levels of clean, from orderly spotlessness to unkempt neglect: what you notice, what they cost, how to use them.",
    keywords: ["APPA levels", "cleaning standards", "school cleaning", "custodial"],
    picture: "iso_restroom",
    alt: "A restroom cut open like a model: basins beneath mirrors, wooden stalls, a cart and a mop bucket",
    related: ["how-inspection-scores-work", "office-cleaning-frequency", "microfiber-cleaning"],
    demo: false,
  },
] as const satisfies readonly Article[];
