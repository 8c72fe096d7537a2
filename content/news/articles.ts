import type { Article } from "../articles.ts";

/** News of the company, newest first; the order of the page, the feed and every list. */
export const news = [
  {
    slug: "eco-friendly-program",
    path: "/news/eco-friendly-program",
    title: "Eco-Friendly Cleaning Program: Less Water, Fewer Chemicals, the Same Floor",
    name: "Eco-Friendly Cleaning Program",
    published: "2025-04-18",
    category: "Company News",
    excerpt:
      "Products, water, waste and air: what changes in our plans this spring, what does not, and how we measure each part.",
    description:
      "Our eco-friendly cleaning program: milder products, less water, less waste and better air, and how we measure each of them.",
    keywords: ["green cleaning", "eco-friendly cleaning", "microfiber", "sustainability"],
    picture: "supplies",
    alt: "Spray bottles, two wooden brushes and folded microfiber cloths on a marble counter in morning light",
    related: ["territory-expansion", "healthcare-certification", "ai-facility-management"],
    demo: true,
  },
  {
    slug: "territory-expansion",
    path: "/news/territory-expansion",
    title: "One Plan in Every State: How We Choose Where to Go Next",
    name: "Territory Expansion",
    published: "2025-03-27",
    category: "Growth",
    excerpt:
      "To respond within 2 hours, we have to be close by. What has to be in place before we open a new territory.",
    description:
      "We work in {company.serviceArea}. How we open a territory, and what a client there can expect in the first ninety days.",
    keywords: ["service area", "expansion", "multi-site cleaning", "states"],
    picture: "keys",
    alt: "Bunches of keys with blank tags in and beside a leather tray on a wooden table, with a green cup",
    related: ["50th-anniversary", "eco-friendly-program", "top-workplace-award"],
    demo: true,
  },
  {
    slug: "ai-facility-management",
    path: "/news/ai-facility-management",
    title: "What Software Can and Cannot Do for a Cleaning Crew",
    name: "AI in Facility Management",
    published: "2025-03-06",
    category: "Technology",
    excerpt:
      "Software is good at noticing and bad at judging. Where our crews use it, where they do not, and five questions to ask before you buy.",
    description:
      "Where software and AI help a cleaning crew, where they do not, and five questions for facility managers to ask before buying any.",
    keywords: ["facility management", "artificial intelligence", "technology", "work orders"],
    picture: "robot_scrubber",
    alt: "A robot scrubber in a wide hall at dawn; behind it a curved lane shines on the dull floor",
    related: ["eco-friendly-program", "healthcare-certification", "territory-expansion"],
    demo: true,
  },
  {
    slug: "50th-anniversary",
    path: "/news/50th-anniversary",
    title: "Fifty Years of Night Work",
    name: "50th Anniversary",
    published: "2025-02-12",
    category: "Company News",
    excerpt:
      "One van, two floor machines and three keys in 1975. What changed in half a century, what did not, and what we got wrong.",
    description:
      "Fifty years of commercial cleaning: how the company began, what changed in the industry, what did not, and what we got wrong.",
    keywords: ["anniversary", "company history", "commercial cleaning"],
    picture: "first_tools",
    alt: "A zinc pail of water, a brush, a lit oil lantern and a straw broom against a wall in low sun",
    related: ["territory-expansion", "top-workplace-award", "eco-friendly-program"],
    demo: true,
  },
  {
    slug: "healthcare-certification",
    path: "/news/healthcare-certification",
    title: "Our Own Certification for Everyone Who Cleans a Patient Area",
    name: "Healthcare Certification",
    published: "2025-01-29",
    category: "Healthcare",
    excerpt:
      "Eight parts, a stopwatch and an expiration date. What the program asks of a crew, what it does not cover, and what a clinic will notice.",
    description:
      "What our in-house certification for healthcare cleaning asks of a crew, what it is not, and what clinics and hospitals will notice.",
    keywords: ["healthcare cleaning", "certification", "disinfection training"],
    picture: "certified_care",
    alt: "A tray with folded cloths in four colors on a white worktop, between a timer, a handheld meter and a spray bottle",
    related: ["ai-facility-management", "top-workplace-award", "eco-friendly-program"],
    demo: true,
  },
  {
    slug: "top-workplace-award",
    path: "/news/top-workplace-award",
    title: "The Award That Our Crews Gave to One of Their Own",
    name: "Top Workplace Award",
    published: "2025-01-15",
    category: "People",
    excerpt:
      "Six statements, no names, one winner: a night crew with a whiteboard. What it does differently, and what the other crews told us.",
    description:
      "Our crews voted on where they would tell a friend to work. What the winning night crew does, and what the others told us.",
    keywords: ["workplace", "careers", "crew continuity", "award"],
    picture: "award",
    alt: "A glass award on a wooden shelf, between a potted plant and a row of books in low sun",
    related: ["50th-anniversary", "healthcare-certification", "territory-expansion"],
    demo: true,
  },
] as const satisfies readonly Article[];
