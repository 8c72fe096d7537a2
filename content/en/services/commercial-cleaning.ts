import type {
  Entry,
  Heading,
  Hero,
  NumberedStep,
  PictureChoice,
  StatedFigure,
} from "../../page-parts.ts";
import type { Testimonial } from "../testimonials.ts";

/** The argument: a building is judged in the morning, so the work is planned backwards from there. */
export const hero = {
  title: "Commercial cleaning, done before you open",
  lead: "Offices, lobbies and shared floors, cleaned after hours: daily, weekly or monthly, by trained, background-checked crews.",
  actions: [
    { label: "Request a Quote", to: "/contact#quote" },
    { label: "See what is included", to: "#core" },
  ],
} as const satisfies Hero;

export const whyHeading = {
  title: "Why choose us: four facts to hold us to",
  lead: "Any company can photograph a clean office. These are commitments you can check.",
} as const satisfies Heading;

export const reasons = [
  {
    id: "guarantee",
    value: "100%",
    label: "satisfaction guarantee",
    meaning: "If something is not right, we make it right. You decide when it is.",
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
    meaning:
      "In {company.serviceArea}. Your second building can run on the same plan as your first.",
  },
  {
    id: "hours",
    value: "24/7",
    label: "service",
    meaning: "Nights, weekends, or during the day around your people. You set the hours.",
  },
] as const satisfies readonly StatedFigure[];

export const coreHeading = {
  title: "Core services for six areas",
  lead: "One frequency for a whole building is too much in some areas and too little in others. Plans start from this table, and your walk-through adjusts it.",
} as const satisfies Heading;

/** An area of a building, and what is done there how often. */
export interface PacedArea extends Entry {
  pace: { daily: string; weekly: string; monthly: string };
}

export const coreServices = [
  {
    id: "work-areas",
    title: "Work areas",
    description: "Cleared desks, shared tables and the floor between them.",
    pace: {
      daily: "Trash and recycling, traffic lanes, visible spots",
      weekly: "Full floor, dusting within reach, glass at hand height",
      monthly: "Vents, blinds, chair bases",
    },
  },
  {
    id: "lobbies",
    title: "Lobbies and reception",
    description: "The first twenty steps, where visitors form their opinion.",
    pace: {
      daily: "Entrance glass, mats, front desk, floor",
      weekly: "Elevator tracks, edges and corners",
      monthly: "Hard floor scrubbed by machine",
    },
  },
  {
    id: "restrooms",
    title: "Restrooms",
    description: "Cleaned, disinfected and restocked: the room people remember.",
    pace: {
      daily: "Every fixture, mirrors, floor, paper and soap",
      weekly: "Partitions, wall tiles, floor drains",
      monthly: "Grout, high vents, behind the fixtures",
    },
  },
  {
    id: "kitchens",
    title: "Kitchens and break rooms",
    description: "Where there is food, pests and odors are never far behind.",
    pace: {
      daily: "Counters, sinks, tables and food waste",
      weekly: "Appliance fronts, inside the microwave",
      monthly: "Inside the refrigerator, on a day you announce",
    },
  },
  {
    id: "meeting-rooms",
    title: "Meeting rooms",
    description: "Ready for the nine o’clock meeting, however late the last one ran.",
    pace: {
      daily: "Tables, chairs in place, touchpoints",
      weekly: "Glass walls, upholstery vacuumed",
      monthly: "Ledges, light fixtures, the backs of screens",
    },
  },
  {
    id: "floors",
    title: "Floors and carpets",
    description: "The largest surface in the building, and the one that wears out first.",
    pace: {
      daily: "Entrances and traffic lanes",
      weekly: "Wall to wall, edges with a crevice tool",
      monthly: "Scrubbing or extraction, depending on wear",
    },
  },
] as const satisfies readonly PacedArea[];

export const specialtyHeading = {
  title: "Specialty services for bigger jobs",
  lead: "Four jobs that take more than a nightly visit. Each gets its own date, crew and equipment.",
} as const satisfies Heading;

export const specialtyPicture = {
  name: "concourse",
  alt: "A ride-on scrubber on the shining floor of a concourse, before the doors open",
} as const satisfies PictureChoice;

export const specialtyServices = [
  {
    id: "carpet-care",
    title: "Deep carpet cleaning",
    description: "Hot-water extraction, zone by zone, dry by morning.",
  },
  {
    id: "glass",
    title: "Window and partition glass",
    description: "Inside and out, frames and sills included, every season or every quarter.",
  },
  {
    id: "floor-restoration",
    title: "Hard floor restoration",
    description: "Stripping, sealing and polishing for stone, vinyl and wood that has gone dull.",
  },
  {
    id: "moves",
    title: "Move-in and move-out cleaning",
    description: "An empty floor, cleaned to the terms of the lease.",
  },
] as const satisfies readonly Entry[];

export const processHeading = {
  title: "Our process, in four steps",
} as const satisfies Heading;

export const process = [
  {
    id: "walk-through",
    number: 1,
    title: "Walk-through",
    description: "We walk every floor with you, count the fixtures and ask what bothers you today.",
  },
  {
    id: "written-plan",
    number: 2,
    title: "Written plan",
    description:
      "Areas, tasks, frequencies and prices in writing. Every line explained, no hidden fees.",
  },
  {
    id: "first-night",
    number: 3,
    title: "First night",
    description:
      "The crew starts with a supervisor on site, the plan in hand and your rules for keys and alarms.",
  },
  {
    id: "inspection",
    number: 4,
    title: "Inspection",
    description:
      "Regular inspections score the work area by area. You read the reports in your portal.",
  },
] as const satisfies readonly NumberedStep[];

export const testimonialsHeading = { title: "What our clients say" } as const satisfies Heading;

export const testimonials = [
  {
    id: "portfolio-manager",
    content:
      "I manage eleven buildings. I used to have eleven phone numbers for cleaning. Now I have one, and I rarely need it.",
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
      "One of our floors is busy until nine at night. They moved it to the end of the shift, and I did not have to ask twice.",
    author: { name: "Aisha Bramwell", title: "Workplace Lead", company: "Corda Insurance" },
    demo: true,
  },
] as const satisfies readonly Testimonial[];

export const closing = {
  title: "Show us your building.",
  lead: "You get a walk-through, a written plan and a price with every line explained. The quote is free, with no obligation.",
  actions: [
    { label: "Request a Quote", to: "/contact#quote" },
    { label: "View All Services", to: "/services" },
  ],
} as const satisfies Hero;
