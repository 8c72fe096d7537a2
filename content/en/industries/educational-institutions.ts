import type { Entry, Heading, Hero, PictureChoice } from "../../page-parts.ts";
import type { Testimonial } from "../testimonials.ts";

/** The argument: a school has two timetables, the day's and the year's; heavy work belongs to the second. */
export const hero = {
  title: "Educational institutions, cleaned around your calendar",
  lead: "Classrooms after the last bell, floors in July, extra touchpoints in flu season. We build the cleaning plan on the school calendar you already have.",
  actions: [
    { label: "Send us your calendar", to: "/contact#quote" },
    { label: "See the school year", to: "#school-year" },
  ],
} as const satisfies Hero;

export const serviceName = "School and university cleaning";

export const servicesHeading = {
  title: "School and campus cleaning services",
  lead: "From kindergarten to graduate school, six kinds of rooms, each with its own routine.",
} as const satisfies Heading;

export const services = [
  {
    id: "classrooms",
    title: "Classrooms and lecture halls",
    description: "Thirty people an hour, and every desk doubles as a lunch table.",
    icon: "layers",
    points: [
      "Desks, chairs, boards and sills",
      "Floors under every seat, not around it",
      "Rooms locked and lights out afterwards",
    ],
  },
  {
    id: "laboratories",
    title: "Laboratories and workshops",
    description: "Every lab has safety rules, and we follow them.",
    icon: "technology",
    points: [
      "Only the surfaces your staff has released",
      "Spills reported, never guessed at",
      "Dust collected at its source",
    ],
  },
  {
    id: "restrooms",
    title: "Restrooms and locker rooms",
    description: "The rooms students avoid when they are dirty, and parents ask about.",
    icon: "drop",
    points: [
      "Cleaned and disinfected daily",
      "A second visit at lunch",
      "Graffiti removed while it is fresh",
    ],
  },
  {
    id: "cafeterias",
    title: "Cafeterias and kitchens",
    description: "Three lunch periods, one hour, and a health inspector who may come any day.",
    icon: "polish",
    points: [
      "Tables wiped between lunch periods",
      "Floors degreased every day",
      "Hoods and drains on a schedule",
    ],
  },
  {
    id: "gyms",
    title: "Gyms and auditoriums",
    description: "A class at two, a game at six, a concert on Friday.",
    icon: "calendar",
    points: [
      "Wood floors by the manufacturer’s rules",
      "Mats and equipment disinfected",
      "Seats and aisles before and after events",
    ],
  },
  {
    id: "residence-halls",
    title: "Libraries and residence halls",
    description: "Where students are when everyone else has gone home.",
    icon: "building",
    points: [
      "Quiet work at quiet hours",
      "Shared kitchens and lounges daily",
      "Rooms turned over between terms",
    ],
  },
] as const satisfies readonly Entry[];

export const comparisonsHeading = {
  title: "Benefits: the same school, before and after",
  lead: "Every bar starts from 100 before we came.",
} as const satisfies Heading;

/** A claim in percent, drawn as two bars: a hundred before, and what it is now. */
export interface Comparison {
  id: string;
  claim: string;
  now: number;
  meaning: string;
}

export const comparisons = [
  {
    id: "sick-days",
    claim: "40% fewer sick days",
    now: 60,
    meaning: "Where teachers and staff missed 100 days, they now miss 60.",
  },
  {
    id: "absences",
    claim: "30% lower absences",
    now: 70,
    meaning: "Where there were 100 empty chairs, there are now 70.",
  },
  {
    id: "visitor-satisfaction",
    claim: "25% higher visitor satisfaction",
    now: 125,
    meaning: "Where 100 visitors were satisfied, 125 are now.",
  },
] as const satisfies readonly Comparison[];

export const comparisonsBasis =
  "These are our own figures, not a study. Weather and season affect them too, so we agree with you in advance on what to count.";

export const productsHeading = {
  title: "Products chosen with children in mind",
  lead: "Children are close to the floor, and their hands are close to their mouths. That decides which products we use.",
} as const satisfies Heading;

export const productsPicture = {
  name: "supplies",
  alt: "Spray bottles, two wooden brushes and folded cloths on a marble counter",
} as const satisfies PictureChoice;

export const productRules = [
  {
    id: "mildest-first",
    title: "The mildest first",
    description: "Eco-friendly products for everything that soap and water can do.",
  },
  {
    id: "less-of-it",
    title: "Less of everything",
    description: "Microfiber needs up to 95% less water and chemicals.",
  },
  {
    id: "not-in-class",
    title: "Not during class",
    description:
      "Disinfectants are used after hours, aired out before the first bell, and named in the plan.",
  },
  {
    id: "locked-away",
    title: "Locked away",
    description:
      "Bottles labeled, closets locked, and safety data sheets where your nurse can find them.",
  },
] as const satisfies readonly Entry[];

export const voiceHeading = {
  title: "Client testimonial, from a district with 62 classrooms",
} as const satisfies Heading;

export const testimonials = [
  {
    id: "facilities-head",
    content:
      "They asked for the school calendar before they asked for the floor plan. In August I had all 62 rooms back on Friday, and teachers in them on Monday.",
    author: {
      name: "Gregory Nakamura",
      title: "Head of Facilities",
      company: "Larkspur Unified Schools",
    },
    demo: true,
  },
] as const satisfies readonly Testimonial[];

export const closing = {
  title: "Send us your school calendar.",
  lead: "Bell times, breaks, events: we plan the cleaning around them. Then we come and count the rooms.",
  actions: [
    { label: "Write to Us", to: "/contact" },
    { label: "View All Industries", to: "/industries" },
  ],
} as const satisfies Hero;
