import { company } from "../company.ts";
import type {
  Entry,
  Heading,
  NumberedStep,
  Opening,
  PictureChoice,
  StatedFigure,
} from "../page-parts.ts";
import type { Testimonial } from "../testimonials.ts";

/** The argument: a breakdown is a date that nobody chose; maintenance chooses the date. */
export const opening = {
  title: "Facility maintenance, ahead of the breakdown",
  lead: "Preventive rounds on dates you choose, repairs on one list, and a response within 2 hours when something cannot wait.",
  actions: [
    { label: "Request a Quote", to: "/contact#quote" },
    { label: `Call ${company.phone.display}`, to: company.phone.href },
  ],
} as const satisfies Opening;

export const advantageHeading = {
  title: "The advantage: you know how long it takes",
  lead: "A repair has two prices: the part, and the hours in which nobody knew. We agree on the hours first.",
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
    ours: "The hours stand in your plan",
  },
  {
    priority: "Routine",
    example: "A tap, a tile, a tube",
    trade: "Acknowledged in 1 to 2 hours, done in 24 to 72",
    ours: "A work order that you can follow in your portal",
  },
] as const satisfies readonly ResponseTarget[];

export const responseSource = "Usual in the trade: response targets published by RBM Services.";

export const servicesHeading = {
  title: "Six trades, one list",
  lead: "You report a thing once. Which trade it belongs to is our question.",
} as const satisfies Heading;

export const maintenanceServices = [
  {
    id: "preventive-maintenance",
    title: "Preventive maintenance",
    description: "Rounds by calendar: look, listen, tighten, clean, replace what is due.",
    note: "So that parts are changed on a Tuesday morning, and not at night.",
  },
  {
    id: "hvac",
    title: "Heating and cooling",
    description: "Filters, coils, belts and settings, before the season and not in it.",
    note: "So that the first hot day is a day like any other.",
  },
  {
    id: "electrical",
    title: "Electrical and lighting",
    description: "Lamps, ballasts, switches, outlets and emergency lights, checked by round.",
    note: "So that nobody works under the tube that flickers.",
  },
  {
    id: "plumbing",
    title: "Plumbing",
    description: "Faucets, flush valves, drains and shut-offs, before a drip becomes a ceiling.",
    note: "So that water stays on its own side of the wall.",
  },
  {
    id: "finishes",
    title: "Doors, walls and finishes",
    description: "Hinges, locks, ceiling tiles, patching and paint: the small list that grows.",
    note: "So that the building does not look its age.",
  },
  {
    id: "grounds",
    title: "Grounds and exterior",
    description: "Walks, lots, gutters, entrances and what the weather leaves on them.",
    note: "So that the way in is as good as the lobby.",
  },
] as const satisfies readonly Entry[];

export const programsHeading = {
  title: "Four programs for what never ends",
} as const satisfies Heading;

export const programs = [
  {
    id: "maintenance-calendar",
    title: "Maintenance calendar",
    description: "Every asset with its rounds, daily, weekly or monthly, for the year ahead.",
    icon: "layers",
    points: [
      "An asset list that is yours",
      "Dates that avoid your busy days",
      "Each round closed with a report",
    ],
  },
  {
    id: "energy-program",
    title: "Energy program",
    description: "Where the building spends energy when nobody is in it, and what stops that.",
    icon: "leaf",
    points: [
      "Run times against opening hours",
      "Filters and coils kept clear",
      "Lamps that draw less",
    ],
  },
  {
    id: "emergency-cover",
    title: "Emergency cover",
    description: "A number that is answered around the clock by people who know your shut-offs.",
    icon: "wrench",
    points: ["24/7, all year", "Response within 2 hours", "Your contacts, in your order"],
  },
  {
    id: "inspection-readiness",
    title: "Inspection readiness",
    description: "What an inspector will ask for, done on time and in one place.",
    icon: "audit",
    points: [
      "Exits, lights and guards checked",
      "Records by date and room",
      "Open items with an owner",
    ],
  },
] as const satisfies readonly Entry[];

export const approachHeading = {
  title: "Four steps from surprise to schedule",
  lead: "The first month finds things. The months after it find fewer.",
} as const satisfies Heading;

export const approach = [
  {
    id: "survey",
    number: 1,
    title: "Survey",
    description:
      "We list what the building has: units, lamps, valves, doors, their age and their state.",
  },
  {
    id: "calendar",
    number: 2,
    title: "Calendar",
    description:
      "Each item gets its rounds, each kind of request its hours. Prices stand beside them.",
  },
  {
    id: "rounds",
    number: 3,
    title: "Rounds and repairs",
    description:
      "Trained, background-checked technicians work the list. Every job is a work order in your portal.",
  },
  {
    id: "review",
    number: 4,
    title: "Review",
    description:
      "What failed, what it cost, what to replace next: figures per facility, and a plan that follows them.",
  },
] as const satisfies readonly NumberedStep[];

/** From the specification's case; the company adopting the product puts its own client here. */
export const story = {
  title: "The month in which nothing broke",
  lead: "An office client stopped calling for repairs one by one and put the building on a maintenance calendar with an energy program. What was an emergency became a date.",
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

export const voicesHeading = {
  title: "From people with a basement full of pumps",
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
  title: "What broke last?",
  lead: "Tell us the last three things. That is where a maintenance plan begins.",
  actions: [
    { label: "Request a Quote", to: "/contact#quote" },
    { label: `Call ${company.phone.display}`, to: company.phone.href },
  ],
} as const satisfies Opening;
