import type {
  Entry,
  Heading,
  NumberedStep,
  Opening,
  PictureChoice,
  StatedFigure,
} from "../page-parts.ts";
import type { Testimonial } from "../testimonials.ts";

/** The argument: a building is judged in the morning, so the work is planned backwards from there. */
export const opening = {
  title: "Commercial cleaning, done before the first badge",
  lead: "Offices, lobbies and shared floors, cleaned while nobody is in: daily, weekly or monthly, by trained, background-checked crews.",
  actions: [
    { label: "Request a Quote", to: "/contact#quote" },
    { label: "See what a plan holds", to: "#core" },
  ],
} as const satisfies Opening;

export const whyHeading = {
  title: "Why choose us: four figures to hold us to",
  lead: "A clean office looks the same on every brochure. These do not.",
} as const satisfies Heading;

export const reasons = [
  {
    id: "guarantee",
    value: "100%",
    label: "satisfaction guarantee",
    meaning: "What is not right is put right. You are the judge of it.",
  },
  {
    id: "years",
    value: "50+",
    label: "years in business",
    meaning: "Enough winters to know what road salt does to a lobby floor.",
  },
  {
    id: "facilities",
    value: "500+",
    label: "client facilities",
    meaning: "In 20 states. Your second building can have the plan of your first.",
  },
  {
    id: "hours",
    value: "24/7",
    label: "service",
    meaning: "Nights, weekends, or by day beside your people. You name the hours.",
  },
] as const satisfies readonly StatedFigure[];

export const coreHeading = {
  title: "Six areas, each at its own pace",
  lead: "One frequency for a whole building is too much here and too little there. This is where a plan starts; a walk-through changes it.",
} as const satisfies Heading;

/** An area of a building, and what is done there how often. */
export interface PacedArea extends Entry {
  pace: { daily: string; weekly: string; monthly: string };
}

export const coreServices = [
  {
    id: "work-areas",
    title: "Work areas",
    description: "Desks that are cleared, shared tables, the floor between them.",
    pace: {
      daily: "Trash and recycling, traffic lanes, visible spots",
      weekly: "Whole floor, reachable dust, glass at hand height",
      monthly: "Vents, blinds, chair bases",
    },
  },
  {
    id: "lobbies",
    title: "Lobbies and reception",
    description: "The first twenty steps, where visitors make up their minds.",
    pace: {
      daily: "Entrance glass, mats, front desk, floor",
      weekly: "Elevator tracks, edges and corners",
      monthly: "Hard floor scrubbed by machine",
    },
  },
  {
    id: "restrooms",
    title: "Restrooms",
    description: "Cleaned, disinfected and restocked. The room people remember.",
    pace: {
      daily: "Every fixture, mirrors, floor, paper and soap",
      weekly: "Partitions, wall tiles, floor drains",
      monthly: "Grout, high vents, behind the fixtures",
    },
  },
  {
    id: "kitchens",
    title: "Kitchens and break rooms",
    description: "Where food is, everything else follows within a day.",
    pace: {
      daily: "Counters, sinks, tables, bins with food in them",
      weekly: "Appliance fronts, inside the microwave",
      monthly: "Inside the refrigerator, on a day you announce",
    },
  },
  {
    id: "meeting-rooms",
    title: "Meeting rooms",
    description: "Set straight for the nine o'clock, whoever had the six o'clock.",
    pace: {
      daily: "Tables, chairs in place, touchpoints",
      weekly: "Glass walls, upholstery vacuumed",
      monthly: "Ledges, light fittings, the backs of screens",
    },
  },
  {
    id: "floors",
    title: "Floors and carpets",
    description: "The largest surface you own, and the one that wears out.",
    pace: {
      daily: "Entrances and traffic lanes",
      weekly: "Wall to wall, edges with a crevice tool",
      monthly: "Scrubbing or extraction as wear demands",
    },
  },
] as const satisfies readonly PacedArea[];

export const specialtyHeading = {
  title: "What a night is too short for",
  lead: "Four jobs that a plan sets on dates of their own, with their own machines.",
} as const satisfies Heading;

export const specialtyPicture = {
  name: "concourse",
  alt: "A ride-on scrubber on the shining floor of a concourse, before the doors open",
} as const satisfies PictureChoice;

export const specialtyServices = [
  {
    id: "carpet-care",
    title: "Deep carpet cleaning",
    description: "Hot-water extraction by zones, dry before the morning.",
  },
  {
    id: "glass",
    title: "Window and partition glass",
    description: "Inside and out, frames and sills included, by season or by quarter.",
  },
  {
    id: "floor-restoration",
    title: "Hard floor restoration",
    description: "Stripping, sealing and polishing for stone, vinyl and wood that has gone dull.",
  },
  {
    id: "moves",
    title: "Move-in and move-out cleaning",
    description: "An empty floor, handed over as the lease asks for it.",
  },
] as const satisfies readonly Entry[];

export const processHeading = {
  title: "Four steps to a quiet morning",
} as const satisfies Heading;

export const process = [
  {
    id: "walk-through",
    number: 1,
    title: "Walk-through",
    description: "We walk every floor with you, count fixtures and ask what bothers you today.",
  },
  {
    id: "written-plan",
    number: 2,
    title: "Written plan",
    description:
      "Areas, tasks, frequencies and prices on paper. Every line explained, no hidden fees.",
  },
  {
    id: "first-night",
    number: 3,
    title: "First night",
    description:
      "The crew starts with a supervisor, the plan in hand and your rules on keys and alarms.",
  },
  {
    id: "inspection",
    number: 4,
    title: "Inspection",
    description:
      "Regular inspections score the work area by area. You read the report in your portal.",
  },
] as const satisfies readonly NumberedStep[];

export const voicesHeading = { title: "From people who open buildings" } as const satisfies Heading;

export const testimonials = [
  {
    id: "portfolio-manager",
    content:
      "I look after eleven buildings. I used to have eleven telephone numbers for cleaning. Now I have one, and I rarely need it.",
    author: {
      name: "Tomas Lindqvist",
      title: "Portfolio Manager",
      company: "Fenwick Property Group",
    },
    demo: true,
  },
  {
    id: "workplace-lead",
    content:
      "One of our floors is loud until nine at night. They moved it to the end of the round, and I did not have to ask twice.",
    author: { name: "Aisha Bramwell", title: "Workplace Lead", company: "Corda Insurance" },
    demo: true,
  },
] as const satisfies readonly Testimonial[];

export const closing = {
  title: "Show us the building.",
  lead: "A walk-through, a written plan, every line of the price explained. The quote is free and commits you to nothing.",
  actions: [
    { label: "Request a Quote", to: "/contact#quote" },
    { label: "View All Services", to: "/services" },
  ],
} as const satisfies Opening;
