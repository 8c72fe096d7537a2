import type { Heading, Hero, NumberedStep } from "../../page-parts.ts";
import type { ServiceId } from "../services.ts";

/** The argument: start from what is wrong with the building, not from a catalog. */
export const hero = {
  title: "{company.Services}, one plan",
  lead: "Choose one or combine several: one schedule, one contract and one team responsible for all of it.",
  actions: [
    { label: "Request a Quote", to: "/contact#quote" },
    { label: "How we work", to: "#process" },
  ],
} as const satisfies Hero;

export const chooserHeading = {
  title: "Which service do you need?",
  lead: "Start with the problem. Each one leads to the service that solves it.",
} as const satisfies Heading;

/** One service on the page: the trouble that it answers, and its parts. */
export interface ServiceSection {
  id: ServiceId;
  trouble: string;
  text: string;
  /** The names of what its own page describes. */
  holds: readonly string[];
  fact: string;
}

export const serviceSections = [
  {
    id: "commercial-cleaning",
    trouble: "The building has to look right every morning.",
    text: "The whole building after hours: one crew, one visit, and each area as often as it needs.",
    holds: [
      "Work areas",
      "Lobbies and reception",
      "Restrooms",
      "Kitchens and break rooms",
      "Meeting rooms",
      "Floors and carpets",
    ],
    fact: "2 to 5 comprehensive cleanings a week suit most offices.",
  },
  {
    id: "janitorial-services",
    trouble: "Restrooms, trash and floors cannot wait until tomorrow.",
    text: "The daily work that nobody notices until it is missed, with a day porter for busy buildings.",
    holds: [
      "Daily cleaning",
      "Restroom sanitation",
      "Floor care",
      "High dusting",
      "Trash and recycling",
      "Touchpoint disinfection",
    ],
    fact: "Microfiber needs up to 95% less water and chemicals.",
  },
  {
    id: "disinfection-services",
    trouble: "Someone was sick, or someone will ask for proof.",
    text: "Hospital-grade disinfectants, the method that fits the room and a record of both.",
    holds: [
      "Preventative disinfection",
      "Enhanced disinfection",
      "Reactive disinfection",
      "Healthcare disinfection",
      "ULV fogging",
      "Electrostatic spraying",
    ],
    fact: "Reactive disinfection is available 24/7, with a response within 2 hours.",
  },
  {
    id: "specialty-services",
    trouble: "It is too high, too delicate or too dirty for a cart and a mop.",
    text: "One-time jobs, each with its own equipment, training and plan.",
    holds: [
      "Post-construction cleaning",
      "High-level cleaning",
      "Data center cleaning",
      "Pressure washing",
      "Biohazard cleaning",
      "Surface restoration",
    ],
    fact: "The 100% satisfaction guarantee covers one-time jobs too.",
  },
  {
    id: "facility-maintenance",
    trouble: "Something leaks, flickers or has stopped working.",
    text: "Preventive maintenance on a calendar and repairs by work order, so that fewer things break without warning.",
    holds: [
      "Preventive maintenance",
      "Heating and cooling",
      "Electrical and lighting",
      "Plumbing",
      "Doors, walls and finishes",
      "Grounds and exterior",
    ],
    fact: "24/7 for emergencies, with a response within 2 hours.",
  },
  {
    id: "additional-services",
    trouble: "None of these.",
    text: "Tell us what you need. A plan can include more than cleaning and more than this list.",
    holds: ["Supplies kept in stock", "Setup before events, cleanup after", "Seasonal work"],
    fact: "If we are the wrong people for the job, we tell you.",
  },
] as const satisfies readonly ServiceSection[];

export const processHeading = {
  title: "Our process, in six steps",
  lead: "The same for every service. You decide after step three, and until then it costs nothing.",
} as const satisfies Heading;

export const process = [
  {
    id: "consultation",
    number: 1,
    title: "Consultation",
    description:
      "You tell us about the building, the hours and what went wrong before. We listen, then ask questions.",
  },
  {
    id: "assessment",
    number: 2,
    title: "Assessment",
    description: "We walk the building with you: floors, fixtures, traffic, equipment, rules.",
  },
  {
    id: "custom-plan",
    number: 3,
    title: "Custom plan",
    description: "Tasks, frequencies and prices in writing, line by line, without hidden fees.",
  },
  {
    id: "implementation",
    number: 4,
    title: "Implementation",
    description:
      "A trained, background-checked crew starts on the agreed day, with its own equipment.",
  },
  {
    id: "quality-assurance",
    number: 5,
    title: "Quality assurance",
    description:
      "Regular inspections, reports in your client portal, and a 100% satisfaction guarantee.",
  },
  {
    id: "continuous-improvement",
    number: 6,
    title: "Continuous improvement",
    description: "We review the results with you and change the plan when the building changes.",
  },
] as const satisfies readonly NumberedStep[];

export const closing = {
  title: "Start with one building.",
  lead: "Tell us about the building and the problem. A person reads every request, and you hear from us within a business day.",
  actions: [
    { label: "Request a Quote", to: "/contact#quote" },
    { label: "Explore Industries", to: "/industries" },
  ],
} as const satisfies Hero;
