import type { Entry, Heading, Hero } from "../../page-parts.ts";
import type { Testimonial } from "../testimonials.ts";

/** The argument: people choose their office days, so the cleaning has to follow the people. */
export const hero = {
  title: "Corporate offices, cleaned for the days people come in",
  lead: "Your people choose their office days. We plan the cleaning around those days, so nobody sits down in yesterday’s mess.",
  actions: [
    { label: "Plan your week", to: "/contact#quote" },
    { label: "See the services", to: "#services" },
  ],
} as const satisfies Hero;

export const serviceName = "Corporate office cleaning";

export const weekHeading = {
  title: "Cleaning that follows your busy days",
  lead: "A Tuesday floor is not a Friday floor. We suggest 2 to 5 comprehensive cleanings a week for most offices, on the nights after your busiest days.",
} as const satisfies Heading;

export const weekNote =
  "An example: a floor that is fullest in midweek, with three comprehensive cleanings. Your badge counts, or a walk-through at noon, set your own week.";

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
    round: "Light cleaning",
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
    detail: "The whole floor, kitchens deep-cleaned",
  },
  {
    day: "Friday",
    desksInUse: 20,
    round: "Light cleaning",
    detail: "No food waste stays over the weekend",
  },
] as const satisfies readonly OfficeDay[];

export const servicesHeading = {
  title: "Office cleaning services for six areas",
  lead: "Nobody mentions a clean desk. Everyone mentions a dirty kitchen.",
} as const satisfies Heading;

export const services = [
  {
    id: "desks",
    title: "Desks and focus areas",
    description: "Shared desks get a new person every morning, so we reset them like a hotel room.",
    points: [
      "Surfaces wiped where the desk is clear",
      "Papers and screens left as they are",
      "Monitor arms, chair bases and cable trays dusted",
    ],
  },
  {
    id: "meeting-rooms",
    title: "Meeting rooms",
    description: "Booked back to back, and noticed first by your clients.",
    points: [
      "Tables, remotes and door handles disinfected",
      "Chairs straightened, boards wiped when you say so",
      "Glass free of fingerprints",
    ],
  },
  {
    id: "kitchens",
    title: "Kitchens and coffee stations",
    description: "The busiest square feet on the floor, and the first people complain about.",
    points: [
      "Counters, sinks and coffee machines every visit",
      "No food waste left overnight",
      "Refrigerators emptied on the day you post",
    ],
  },
  {
    id: "restrooms",
    title: "Restrooms and showers",
    description: "Restocked before the busy hours, not after the first complaint.",
    points: [
      "Fixtures cleaned and disinfected",
      "Paper and soap checked on every visit",
      "Drains and grout on their own schedule",
    ],
  },
  {
    id: "arrival",
    title: "Lobby and elevators",
    description: "Twenty steps in which a visitor decides what kind of company you are.",
    points: [
      "Entrance glass, mats and the front desk",
      "Elevator tracks, panels and mirrors",
      "A day porter in bad weather",
    ],
  },
  {
    id: "floors",
    title: "Carpets and hard floors",
    description: "How your floors look at the end of the lease depends on every week before it.",
    points: [
      "Traffic lanes daily, edges weekly",
      "Spots treated while they are fresh",
      "Extraction and scrubbing based on wear, not habit",
    ],
  },
] as const satisfies readonly Entry[];

export const benefitsHeading = {
  title: "Benefits for the people who run the office",
  lead: "A good plan keeps problems off your desk.",
} as const satisfies Heading;

export const benefits = [
  {
    id: "spend",
    title: "You pay for the days that were full",
    description:
      "Comprehensive cleaning where people were, light cleaning where they were not. When attendance changes, the plan changes with it.",
    icon: "calendar",
  },
  {
    id: "score",
    title: "You see the score and the method",
    description:
      "Regular inspections, area by area, with the scoring method on every report, in your client portal.",
    icon: "chart",
  },
  {
    id: "security",
    title: "You know who was in the building",
    description:
      "Background-checked crews, full insurance, and your rules for keys, alarms and closed rooms written into the plan.",
    icon: "certificate",
  },
  {
    id: "footprint",
    title: "You can use it in your sustainability report",
    description:
      "Eco-friendly products, and microfiber that needs up to 95% less water and chemicals.",
    icon: "leaf",
  },
] as const satisfies readonly Entry[];

export const voiceHeading = {
  title: "Client testimonial, from an office with 180 desks",
} as const satisfies Heading;

export const testimonials = [
  {
    id: "workplace-director",
    content:
      "We stopped cleaning empty Fridays and put the money into Wednesdays. Nobody noticed the Fridays. Everyone noticed the Wednesdays.",
    author: {
      name: "Helena Brandt",
      title: "Workplace Director",
      company: "Ashford & Lane Advisory",
    },
    demo: true,
  },
] as const satisfies readonly Testimonial[];

export const closing = {
  title: "Tell us your busiest day.",
  lead: "Add how many desks you have and which other days are full, and we plan the week around them.",
  actions: [
    { label: "Contact Us", to: "/contact" },
    { label: "View All Industries", to: "/industries" },
  ],
} as const satisfies Hero;
