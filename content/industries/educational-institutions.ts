import type { Entry, Heading, Opening, PictureChoice } from "../page-parts.ts";
import type { Testimonial } from "../testimonials.ts";

/** The argument: a school has two timetables, the day's and the year's; heavy work belongs to the second. */
export const opening = {
  title: "Educational institutions, by the bell and by the season",
  lead: "Classrooms between the last bell and the first, floors in July, touchpoints in flu season. The plan is a school calendar, because the school already has one.",
  actions: [
    { label: "Send us your calendar", to: "/contact#quote" },
    { label: "See the school year", to: "#school-year" },
  ],
} as const satisfies Opening;

export const serviceName = "School and university cleaning";

export const servicesHeading = {
  title: "Six kinds of room on one campus",
  lead: "From kindergarten to graduate school, the rooms differ more than the pupils.",
} as const satisfies Heading;

export const services = [
  {
    id: "classrooms",
    title: "Classrooms and lecture halls",
    description: "Thirty people an hour, and every desk is somebody's lunch table.",
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
    description: "Benches that have rules, and teachers who know them.",
    icon: "technology",
    points: [
      "Only the surfaces that your staff release",
      "Spills reported, never guessed at",
      "Dust collected at its source",
    ],
  },
  {
    id: "restrooms",
    title: "Restrooms and locker rooms",
    description: "The rooms that pupils avoid when they are dirty, and parents ask about.",
    icon: "drop",
    points: [
      "Cleaned and disinfected daily",
      "A second round at lunch",
      "Graffiti off while it is fresh",
    ],
  },
  {
    id: "cafeterias",
    title: "Cafeterias and kitchens",
    description: "Three sittings, one hour, and a health inspector who may come on any day.",
    icon: "polish",
    points: [
      "Tables between the sittings",
      "Floors degreased every day",
      "Hoods and drains by calendar",
    ],
  },
  {
    id: "gyms",
    title: "Gyms and auditoriums",
    description: "A lesson at two, a game at six, a concert on Friday.",
    icon: "calendar",
    points: [
      "Wood floors by the maker's rules",
      "Mats and equipment disinfected",
      "Seats and aisles before and after events",
    ],
  },
  {
    id: "residence-halls",
    title: "Libraries and residence halls",
    description: "Where students stay when everybody else has gone.",
    icon: "building",
    points: [
      "Quiet work at quiet hours",
      "Shared kitchens and lounges daily",
      "Rooms turned over between terms",
    ],
  },
] as const satisfies readonly Entry[];

export const comparisonsHeading = {
  title: "The same school, before and after",
  lead: "Read as if it had been a hundred before.",
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
    meaning: "For a hundred days that teachers and staff were ill, sixty.",
  },
  {
    id: "absences",
    claim: "30% lower absences",
    now: 70,
    meaning: "For a hundred empty chairs, seventy. The other thirty are in class.",
  },
  {
    id: "visitor-satisfaction",
    claim: "25% higher visitor satisfaction",
    now: 125,
    meaning: "For a hundred parents who liked what they saw, a hundred and twenty-five.",
  },
] as const satisfies readonly Comparison[];

export const comparisonsBasis =
  "Our own figures, and no study. Weather and season move them too; we agree with you beforehand on what is counted.";

export const productsHeading = {
  title: "What a child may touch",
  lead: "Children are closer to the floor than anybody else, and their hands are closer to their mouths. That decides the bottle.",
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
    title: "Less of it",
    description: "Microfiber needs up to 95% less water and chemicals.",
  },
  {
    id: "not-in-class",
    title: "Not while class is on",
    description: "Disinfectant after hours, aired before the first bell, named on the plan.",
  },
  {
    id: "locked-away",
    title: "Locked away",
    description: "Bottles labeled, closets locked, data sheets where your nurse finds them.",
  },
] as const satisfies readonly Entry[];

export const voiceHeading = {
  title: "From somebody with 62 classrooms",
} as const satisfies Heading;

export const testimonials = [
  {
    id: "facilities-head",
    content:
      "They asked for the school calendar before they asked for the floor plan. In August I had all 62 rooms on the Friday, and teachers on the Monday.",
    author: {
      name: "Gregory Nakamura",
      title: "Head of Facilities",
      company: "Larkspur Unified Schools",
    },
    demo: true,
  },
] as const satisfies readonly Testimonial[];

export const closing = {
  title: "Send us the calendar first.",
  lead: "Bell times, breaks, events. We lay the cleaning over it, and then we come and count the rooms.",
  actions: [
    { label: "Write to Us", to: "/contact" },
    { label: "View All Industries", to: "/industries" },
  ],
} as const satisfies Opening;
