import type { Entry, Heading, Hero, PictureChoice } from "../page-parts.ts";

export const hero = {
  title: "Our approach: a plan you can hold us to",
  lead: "Five steps take you from the first walk-through to a plan that gets better every year. Each one leaves you with something in writing.",
  actions: [
    { label: "Request a Quote", to: "/contact#quote" },
    { label: "See the five steps", to: "#steps" },
  ],
} as const satisfies Hero;

export const stepsHeading = {
  title: "Five steps, and what you get from each",
} as const satisfies Heading;

/** Keys are the steps of `content/approach.ts`, each with the work it takes and its result for the client. */
export const stepDetails = {
  assessment: {
    work: "We walk every room with someone who knows it, measure what is on no floor plan, and ask when each floor is in use. We look at the restrooms first: they tell us the most.",
    result: "A list of your rooms, by the names your people use",
  },
  "service-plan": {
    work: "Each room gets its tasks, and each task its frequency: daily, weekly or monthly. The price is listed next to it. We cross out what you do not need before you have to ask.",
    result: "Tasks, frequencies and prices in writing, room by room",
  },
  implementation: {
    work: "The crew learns the building before the first shift: keys, alarms, rooms that stay closed, the light switch nobody can find. The supervisor stays for the first nights.",
    result: "The names of your crew and of the supervisor in charge",
  },
  "quality-assurance": {
    work: "A supervisor inspects regularly and scores each item. Whatever falls short gets fixed and inspected again. The reasons are written next to the score.",
    result: "Inspection reports in your portal, with the scoring method",
  },
  "continuous-improvement": {
    work: "We review scores, requests and complaints with you, move hours to where they are needed, and drop what nobody would miss.",
    result: "An updated plan whenever your building changes",
  },
} as const;

export const guarantee = {
  figure: "100%",
  title: "satisfaction guarantee",
  text: "If something in the plan was not done as written, tell us and we make it right. You do not have to argue, because the plan says what should have been done.",
} as const;

export const guaranteePoints = [
  {
    id: "staff",
    title: "Trained and background-checked staff",
    description: "Before the first shift, without exception.",
    icon: "certificate",
  },
  {
    id: "products",
    title: "Eco-friendly products",
    description: "Wherever they do the job. Where they do not, we tell you why.",
    icon: "leaf",
  },
  {
    id: "plans",
    title: "Customized plans",
    description: "For your building, your hours and your rules.",
    icon: "sliders",
  },
  {
    id: "inspections",
    title: "Regular inspections",
    description: "By someone who did not clean the room.",
    icon: "audit",
  },
] as const satisfies readonly Entry[];

export const qualityHeading = {
  title: "Quality assurance: one restroom, three scores",
  lead: "Same night, same six items, three common scoring methods. A score means nothing without its method, so every report we send names it.",
} as const satisfies Heading;

/** Names of the methods. The percentage of an item by each method follows OrangeQC. */
export const scoringMethods = {
  fivePoint: "Five points",
  threePoint: "Three points",
  passFail: "Pass or fail",
} as const;

export interface RatedItem {
  item: string;
  scores: Readonly<Record<keyof typeof scoringMethods, number>>;
}

/** An example, not a client's room: one inspector's ratings by each method, in percent. */
export const ratedItems: readonly RatedItem[] = [
  { item: "Fixtures", scores: { fivePoint: 100, threePoint: 100, passFail: 100 } },
  { item: "Floor", scores: { fivePoint: 90, threePoint: 100, passFail: 100 } },
  { item: "Mirrors", scores: { fivePoint: 80, threePoint: 85, passFail: 0 } },
  { item: "Paper and soap", scores: { fivePoint: 100, threePoint: 100, passFail: 100 } },
  { item: "Partitions", scores: { fivePoint: 80, threePoint: 85, passFail: 0 } },
  { item: "Trash", scores: { fivePoint: 100, threePoint: 100, passFail: 100 } },
];

export const scoringSource =
  "An example. Rating values as published by OrangeQC; each score is the average of its items, rounded.";

export const technologyHeading = {
  title: "Technology that helps people decide",
  lead: "Software is good at noticing and bad at judging. It does the counting, and a person decides.",
} as const satisfies Heading;

export const technologyPicture = {
  name: "clipboard",
  alt: "A tablet with inspection results in charts, beside folded cloths and a spray bottle",
} as const satisfies PictureChoice;

export const technology = [
  {
    id: "portal",
    title: "A portal for every facility",
    description:
      "Schedules, inspection reports, work orders, documents and messages, in one place for each building.",
    href: "/client-portal-info",
  },
  {
    id: "application",
    title: "Sprayers and foggers",
    description: "Electrostatic spraying and ULV fogging reach surfaces that a cloth cannot.",
    href: "/services/disinfection-services",
  },
  {
    id: "microfiber",
    title: "Microfiber",
    description: "The simplest technology we use: up to 95% less water and chemicals.",
    href: "/resources/microfiber-cleaning",
  },
] as const satisfies readonly Entry[];

export const sustainability = {
  title: "Sustainability you can measure",
  lead: "The greenest product is the one nobody has to use. That is where most of our savings come from.",
  figure: { before: "Up to", value: "95%", label: "less water and chemicals with microfiber" },
  points: [
    "The mildest product that does the job, and disinfectant where it is needed",
    "Concentrates and refills, measured instead of poured",
    "Recycling kept separate all the way to the dock",
    "Flat mops and pre-dampened cloths instead of buckets",
  ],
} as const;

export const sustainabilityPicture = {
  name: "supplies",
  alt: "",
} as const satisfies PictureChoice;

export const communicationHeading = {
  title: "Communication: who you reach, and how fast",
  lead: "Clients leave cleaning companies over no-shows, unreturned calls and repeated misses. This is what you can expect from us.",
} as const satisfies Heading;

export const communication = [
  {
    id: "emergency",
    title: "An emergency",
    description: "You call at any hour and speak with someone who can send a crew.",
    note: "Response within 2 hours, 24/7",
  },
  {
    id: "request",
    title: "Something outside the plan",
    description: "You open a work order in your portal, and see who has it and when it was done.",
    note: "Every step with a time stamp",
  },
  {
    id: "inspection",
    title: "An inspection",
    description: "You get the report, room by room, with what fell short and what we did about it.",
    note: "In your portal",
  },
  {
    id: "question",
    title: "A question",
    description: "You message your account management team, people you know by name.",
    note: "Within a business day",
  },
  {
    id: "change",
    title: "A change in the building",
    description: "We walk the building again, and you get the new plan before it takes effect.",
    note: "In writing",
  },
] as const satisfies readonly Entry[];

export const communicationSource = "Source: cleaning contractors on why clients leave.";

export const closing = {
  title: "It starts with a walk-through",
  lead: "It is free, it takes about an hour for most buildings, and it leaves you with a list of your rooms.",
  actions: [
    { label: "Request a Quote", to: "/contact#quote" },
    { label: "View All Services", to: "/services" },
  ],
} as const satisfies Hero;

export const labels = {
  scores: "Scores of one room by three methods, in percent",
  item: "Item",
  roomScore: "Room score",
  youGet: "You get",
  ecoFriendlyProgram: "Our eco-friendly program",
} as const;
