import type { Entry, Heading, Opening } from "../page-parts.ts";
import type { Testimonial } from "../testimonials.ts";

/** The argument: people choose their office days, so the cleaning has to follow the people. */
export const opening = {
  title: "Corporate offices that are worth the commute",
  lead: "Your people choose the days on which they come in. We plan the cleaning by those days, so that nobody walks into yesterday's crowd.",
  actions: [
    { label: "Plan your week", to: "/contact#quote" },
    { label: "See the rooms", to: "#services" },
  ],
} as const satisfies Opening;

export const serviceName = "Corporate office cleaning";

export const weekHeading = {
  title: "A Tuesday is not a Friday",
  lead: "We suggest 2 to 5 comprehensive cleanings a week for most offices. Which nights they are is decided by who was in.",
} as const satisfies Heading;

export const weekNote =
  "An example: a floor whose week peaks in the middle, with three comprehensive cleanings. Your badge counts, or a walk-through at noon, draw your own.";

/** A day of the week: how full the floor is, in percent of its desks, and the night after it. */
export interface OfficeDay {
  day: string;
  desksInUse: number;
  round: string;
  detail: string;
}

export const week = [
  {
    day: "Monday",
    desksInUse: 45,
    round: "Light round",
    detail: "Trash, restrooms, kitchens, touchpoints",
  },
  {
    day: "Tuesday",
    desksInUse: 85,
    round: "Comprehensive",
    detail: "The whole floor, desk by desk",
  },
  {
    day: "Wednesday",
    desksInUse: 90,
    round: "Comprehensive",
    detail: "The whole floor, glass included",
  },
  {
    day: "Thursday",
    desksInUse: 75,
    round: "Comprehensive",
    detail: "The whole floor, kitchens in depth",
  },
  {
    day: "Friday",
    desksInUse: 20,
    round: "Light round",
    detail: "No bin keeps food over the weekend",
  },
] as const satisfies readonly OfficeDay[];

export const servicesHeading = {
  title: "Six rooms that people talk about",
  lead: "Nobody praises a clean desk. Everybody mentions the kitchen.",
} as const satisfies Heading;

export const services = [
  {
    id: "desks",
    title: "Desks and focus areas",
    description: "Shared desks are handed over every morning, like a hotel room.",
    points: [
      "Surfaces wiped where the desk is clear",
      "Papers and screens left as they are",
      "Dust taken from arms, bases and cable trays",
    ],
  },
  {
    id: "meeting-rooms",
    title: "Meeting rooms",
    description: "Booked back to back, and judged by the client who sits down first.",
    points: [
      "Tables, remotes and door handles disinfected",
      "Chairs set, boards cleaned when you say so",
      "Glass free of prints at the height of a hand",
    ],
  },
  {
    id: "kitchens",
    title: "Kitchens and coffee points",
    description: "The busiest square feet on the floor, and the first to be photographed.",
    points: [
      "Counters, sinks and machine fronts every visit",
      "Bins with food in them never stand overnight",
      "Refrigerators emptied on the day you announce",
    ],
  },
  {
    id: "restrooms",
    title: "Restrooms and showers",
    description: "Restocked before the busy hours and not after the first message.",
    points: [
      "Fixtures cleaned and disinfected",
      "Paper and soap counted on every visit",
      "Drains and grout on a date of their own",
    ],
  },
  {
    id: "arrival",
    title: "Lobby and elevators",
    description: "Twenty steps in which a visitor decides what kind of company this is.",
    points: [
      "Entrance glass, mats and the front desk",
      "Elevator tracks, panels and mirrors",
      "A day porter when the weather comes in",
    ],
  },
  {
    id: "floors",
    title: "Carpets and hard floors",
    description: "What a lease asks for at its end is decided in every week before it.",
    points: [
      "Traffic lanes daily, edges weekly",
      "Spots treated while they are new",
      "Extraction and scrubbing by wear, not by habit",
    ],
  },
] as const satisfies readonly Entry[];

export const benefitsHeading = {
  title: "What it changes for those who run the office",
  lead: "An office plan is worth what it keeps off your desk.",
} as const satisfies Heading;

export const benefits = [
  {
    id: "spend",
    title: "You pay for the days that were full",
    description:
      "Comprehensive cleanings where the people were, a light round where they were not. When the pattern moves, the plan moves with it.",
    icon: "calendar",
  },
  {
    id: "score",
    title: "You see a score, and how it was made",
    description:
      "Regular inspections, area by area, with the method on the report. The reports stand in your client portal.",
    icon: "chart",
  },
  {
    id: "security",
    title: "You know who was in",
    description:
      "Background-checked people, your rules on keys, alarms and closed rooms written into the plan, and full insurance.",
    icon: "certificate",
  },
  {
    id: "footprint",
    title: "You can put it into the report",
    description:
      "Eco-friendly products, and microfiber that needs up to 95% less water and chemicals.",
    icon: "leaf",
  },
] as const satisfies readonly Entry[];

export const voiceHeading = { title: "From a floor with 180 desks" } as const satisfies Heading;

export const testimonials = [
  {
    id: "workplace-director",
    content:
      "We stopped cleaning empty Fridays and put the money into Wednesday. Nobody noticed the Friday. Everybody noticed the Wednesday.",
    author: {
      name: "Helena Brandt",
      title: "Workplace Director",
      company: "Ashford & Lane Advisory",
    },
    demo: true,
  },
] as const satisfies readonly Testimonial[];

export const closing = {
  title: "Which day is your fullest?",
  lead: "Start with that one. Tell us the desks and the days, and we draw the week.",
  actions: [
    { label: "Contact Us", to: "/contact" },
    { label: "View All Industries", to: "/industries" },
  ],
} as const satisfies Opening;
