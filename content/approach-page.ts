import type { Entry, Heading, Opening, PictureChoice } from "./page-parts.ts";

/** The argument: a plan is only worth what can be checked against it. */
export const opening = {
  title: "A plan you can check us by",
  lead: "Five steps lead from the first walk through your building to a plan that improves every year. Each of them leaves something in your hands.",
  actions: [
    { label: "Request a Quote", to: "/contact#quote" },
    { label: "The five steps", to: "#steps" },
  ],
} as const satisfies Opening;

export const stepsHeading = {
  title: "Five steps, and what each leaves with you",
} as const satisfies Heading;

/** By step of `content/approach.ts`: what it takes, and what the client holds afterwards. */
export const stepDetails = {
  assessment: {
    work: "We walk every room with somebody who knows it, measure what nobody has a plan of, and ask when which floor is in use. We look at the restrooms first: they tell most.",
    result: "A list of rooms, in the names that your people use",
  },
  "service-plan": {
    work: "Each room gets its tasks and each task its rhythm: daily, weekly or monthly. Beside it stands the price. What you do not need is crossed out before you ask.",
    result: "Tasks, frequencies and prices in writing, room by room",
  },
  implementation: {
    work: "The crew learns the building before its first shift: keys, alarms, closed doors, the light switch that is on no plan. The supervisor stays for the first nights.",
    result: "The names of your crew and of the person who answers for it",
  },
  "quality-assurance": {
    work: "A supervisor inspects regularly and scores item by item. What falls short is put right and looked at again. The reasons are written down beside the number.",
    result: "Inspection reports in your portal, with their method",
  },
  "continuous-improvement": {
    work: "We go through scores, requests and complaints with you, move hours to where they are needed, and drop what nobody misses.",
    result: "A new version of the plan whenever your building changes",
  },
} as const;

export const guarantee = {
  figure: "100%",
  title: "satisfaction guarantee",
  text: "If something in the plan was not done as it stands there, tell us, and we put it right. You do not have to argue about it, because the plan says what it should have been.",
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
    description: "Wherever they do the job. Where they do not, we say why.",
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
    description: "By somebody who did not clean the room.",
    icon: "audit",
  },
] as const satisfies readonly Entry[];

export const qualityHeading = {
  title: "One restroom, three scores",
  lead: "Same night, same six items, three methods that are in use. A score without its method says nothing, so every report of ours names it.",
} as const satisfies Heading;

/** What an item is worth, in percent, by each method (OrangeQC). */
export const scoringMethods = [
  { id: "five-point", name: "Five points", worth: { 1: 100, 2: 90, 3: 80, 4: 70 } },
  { id: "three-point", name: "Three points", worth: { good: 100, fair: 85, poor: 70 } },
  { id: "pass-fail", name: "Pass or fail", worth: { pass: 100, fail: 0 } },
] as const;

/** An example, not a client's room: how one inspector would rate it by each method. */
export const ratedItems = [
  { item: "Fixtures", five: 1, three: "good", passes: "pass" },
  { item: "Floor", five: 2, three: "good", passes: "pass" },
  { item: "Mirrors", five: 3, three: "fair", passes: "fail" },
  { item: "Paper and soap", five: 1, three: "good", passes: "pass" },
  { item: "Partitions", five: 3, three: "fair", passes: "fail" },
  { item: "Trash", five: 1, three: "good", passes: "pass" },
] as const;

export const scoringSource =
  "An example. Values of the ratings as OrangeQC uses them; a score is the mean of its items, rounded.";

export const technologyHeading = {
  title: "Technology, where it notices more than we do",
  lead: "Software is good at noticing and poor at judging. So it counts, and a person decides.",
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
    description:
      "Electrostatic spraying and ULV fogging reach what a cloth does not, and use less to do it.",
    href: "/services/disinfection-services",
  },
  {
    id: "microfiber",
    title: "Microfiber",
    description: "The least visible machine of all: up to 95% less water and chemicals.",
    href: "/resources/microfiber-cleaning",
  },
] as const satisfies readonly Entry[];

export const sustainability = {
  title: "Sustainability, by the bucket",
  lead: "The greenest product is the one that is not used. Most of what we save never comes out of a bottle.",
  figure: { before: "Up to", value: "95%", label: "less water and chemicals with microfiber" },
  points: [
    "The mildest product that does the job, and disinfectant where it is called for",
    "Concentrates and refills, measured and not poured",
    "Recycling kept apart all the way to the dock",
    "Flat mops and pre-damped cloths in the place of buckets",
  ],
} as const;

export const sustainabilityPicture = {
  name: "supplies",
  alt: "",
} as const satisfies PictureChoice;

export const communicationHeading = {
  title: "Who hears what, and when",
  lead: "Most clients leave a cleaning company over calls that nobody returned. This is what you can expect of ours.",
} as const satisfies Heading;

export const communication = [
  {
    id: "emergency",
    title: "An emergency",
    description: "You call, at any hour, and speak with somebody who can send a crew.",
    note: "Response within 2 hours, 24/7",
  },
  {
    id: "request",
    title: "Something beyond the plan",
    description: "A work order in your portal. You see who has it, and when it was done.",
    note: "Every step with its time",
  },
  {
    id: "inspection",
    title: "An inspection",
    description: "Its report, room by room, with what fell short and what was done about it.",
    note: "In your portal",
  },
  {
    id: "question",
    title: "A question",
    description: "A message to your account management team: people whose names you know.",
    note: "Within a business day",
  },
  {
    id: "change",
    title: "A change in the building",
    description: "We walk it again, and you get the plan in its new version before it applies.",
    note: "In writing",
  },
] as const satisfies readonly Entry[];

export const communicationSource =
  "What clients leave over, as brownjanitorial and costa1 report it: no-shows, unreturned calls, repeated misses.";

export const closing = {
  title: "Step one is a walk",
  lead: "It costs nothing, takes about as long as the building does, and leaves you with a list of your rooms.",
  actions: [
    { label: "Request a Quote", to: "/contact#quote" },
    { label: "View All Services", to: "/services" },
  ],
} as const satisfies Opening;
