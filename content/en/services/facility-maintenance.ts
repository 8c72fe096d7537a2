import type {
  Entry,
  Heading,
  Hero,
  NumberedStep,
  PictureChoice,
  StatedFigure,
} from "../../page-parts.ts";
import type { Testimonial } from "../testimonials.ts";

/** The argument: a breakdown is a date that nobody chose; maintenance chooses the date. */
export const hero = {
  title: "Facility maintenance that stays ahead of breakdowns",
  lead: "Preventive maintenance on dates you choose, repairs in one place, and a response within 2 hours when something cannot wait.",
  actions: [
    { label: "Request a Quote", to: "/contact#quote" },
    { label: "Call {company.phone}", to: "{company.phoneHref}" },
  ],
} as const satisfies Hero;

export const advantageHeading = {
  title: "Our advantage: you know how long it will take",
  lead: "A breakdown costs you twice: once for the repair, once for the wait. We agree on response times before anything breaks.",
} as const satisfies Heading;

/** A kind of request: what the trade usually grants it, and what the company does. */
export interface ResponseTarget {
  priority: string;
  example: string;
  trade: string;
  ours: string;
}

export const responseTargets = [
  {
    priority: "Emergency",
    example: "Water, power, safety",
    trade: "On site in 2 to 4 hours",
    ours: "Response within 2 hours, 24/7",
  },
  {
    priority: "Urgent",
    example: "A door that does not lock",
    trade: "Within 24 hours",
    ours: "The response time is in your plan",
  },
  {
    priority: "Routine",
    example: "A faucet, a ceiling tile, a light",
    trade: "Acknowledged in 1 to 2 hours, done in 24 to 72",
    ours: "A work order you can follow in your portal",
  },
] as const satisfies readonly ResponseTarget[];

export const responseSource = "“Typical in the trade”: response targets published by RBM Services.";

export const servicesHeading = {
  title: "Six maintenance services, one number to call",
  lead: "You report a problem once. We work out which trade it needs.",
} as const satisfies Heading;

export const maintenanceServices = [
  {
    id: "preventive-maintenance",
    title: "Preventive maintenance",
    description: "Scheduled visits to look, listen, tighten, clean and replace what is due.",
    note: "So parts get replaced on a Tuesday morning and not in the middle of the night.",
  },
  {
    id: "hvac",
    title: "Heating and cooling",
    description: "Filters, coils, belts and settings, checked before each season starts.",
    note: "So the first hot day is a day like any other.",
  },
  {
    id: "electrical",
    title: "Electrical and lighting",
    description: "Lights, ballasts, switches, outlets and emergency lighting, checked on schedule.",
    note: "So nobody works under a flickering light.",
  },
  {
    id: "plumbing",
    title: "Plumbing",
    description:
      "Faucets, flush valves, drains and shutoffs, fixed before a drip reaches the ceiling below.",
    note: "So water stays where it belongs.",
  },
  {
    id: "finishes",
    title: "Doors, walls and finishes",
    description: "Hinges, locks, ceiling tiles, patching and paint: the small jobs that pile up.",
    note: "So the building does not look its age.",
  },
  {
    id: "grounds",
    title: "Grounds and exterior",
    description: "Walkways, lots, gutters and entrances, and whatever the weather leaves on them.",
    note: "So the way in looks as good as the lobby.",
  },
] as const satisfies readonly Entry[];

export const programsHeading = {
  title: "Four specialized programs",
} as const satisfies Heading;

export const programs = [
  {
    id: "maintenance-calendar",
    title: "Maintenance calendar",
    description:
      "Every asset with its maintenance tasks, daily, weekly or monthly, for the year ahead.",
    icon: "layers",
    points: [
      "An asset list that belongs to you",
      "Dates that avoid your busy days",
      "A report after every visit",
    ],
  },
  {
    id: "energy-program",
    title: "Energy program",
    description: "Where the building uses energy while it is empty, and how to stop it.",
    icon: "leaf",
    points: [
      "Run times against opening hours",
      "Filters and coils kept clear",
      "Lighting that uses less power",
    ],
  },
  {
    id: "emergency-cover",
    title: "Emergency cover",
    description:
      "A phone line answered around the clock by people who know where your shutoffs are.",
    icon: "wrench",
    points: ["24/7, all year", "Response within 2 hours", "Your contacts, called in your order"],
  },
  {
    id: "inspection-readiness",
    title: "Inspection readiness",
    description: "Everything an inspector will ask for, done on time and kept in one place.",
    icon: "audit",
    points: [
      "Exits, lights and guards checked",
      "Records by date and room",
      "Open items with an owner",
    ],
  },
] as const satisfies readonly Entry[];

export const approachHeading = {
  title: "Our approach, in four steps",
  lead: "The first month turns up the most. After that, the list gets shorter.",
} as const satisfies Heading;

export const approach = [
  {
    id: "survey",
    number: 1,
    title: "Survey",
    description:
      "We list what the building has: units, lights, valves and doors, with their age and condition.",
  },
  {
    id: "calendar",
    number: 2,
    title: "Calendar",
    description:
      "Every item gets its maintenance dates, and every kind of request a response time. Prices are listed next to them.",
  },
  {
    id: "rounds",
    number: 3,
    title: "Maintenance and repairs",
    description:
      "Trained, background-checked technicians do the work. Every job is a work order in your portal.",
  },
  {
    id: "review",
    number: 4,
    title: "Review",
    description:
      "What failed, what it cost and what to replace next: figures for each facility, and a plan that follows them.",
  },
] as const satisfies readonly NumberedStep[];

/** The case is the specification's; the company adopting the product puts its own client here. */
export const story = {
  title: "Success story: 87% fewer emergency calls",
  lead: "An office client stopped ordering repairs one by one. The building went on a maintenance calendar with an energy program. Most emergencies became appointments.",
  demo: true,
} as const;

export const storyPicture = {
  name: "skyline",
  alt: "A roof terrace above the city in low morning light",
} as const satisfies PictureChoice;

export const storyFigures = [
  { id: "energy", value: "32%", label: "lower energy costs" },
  { id: "calls", value: "87%", label: "fewer emergency calls" },
] as const satisfies readonly StatedFigure[];

export const testimonialsHeading = {
  title: "What our clients say",
} as const satisfies Heading;

export const testimonials = [
  {
    id: "chief-engineer",
    content:
      "The boiler used to pick the date. Now the calendar does, and it never picks a Friday night.",
    author: { name: "Walter Kimura", title: "Chief Engineer", company: "Union Depot Offices" },
    demo: true,
  },
  {
    id: "building-manager",
    content:
      "I open a work order. I see who has it. I see when it is closed. After twenty years in buildings, that is all I ever wanted.",
    author: {
      name: "Colleen Abara",
      title: "Building Manager",
      company: "Maple Court Medical Plaza",
    },
    demo: true,
  },
] as const satisfies readonly Testimonial[];

export const closing = {
  title: "Tell us what broke last.",
  lead: "The last three things that broke are where your maintenance plan starts.",
  actions: [
    { label: "Request a Quote", to: "/contact#quote" },
    { label: "Call {company.phone}", to: "{company.phoneHref}" },
  ],
} as const satisfies Hero;
