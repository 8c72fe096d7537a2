import type { Action } from "./page-parts.ts";
import type { Question } from "./questions.ts";
import type { ServiceId } from "./services.ts";
import { states } from "./states.ts";

export type StateCode = (typeof states)[number]["code"];

/** What a state requires of a cleaning plan, and the services that matter most there. */
export interface StateNote {
  asks: string;
  first: readonly [ServiceId, ServiceId];
}

export const locationsHero = {
  title: "Twenty states, one standard",
  lead: "Your plan works the same way in all twenty states. What changes is the local weather, the kind of work and the hours.",
  actions: [
    { label: "Request a Quote", to: "/contact#quote" },
    { label: "See the services", to: "/services" },
  ] satisfies Action[],
} as const;

export const statesSection = {
  title: "Our service area, state by state",
  lead: "We offer all six services in every state. Listed here are the two that clients there need most.",
} as const;

export const regions: readonly { title: string; codes: readonly StateCode[] }[] = [
  { title: "Midwest", codes: ["IL", "IN", "IA", "MI", "MN", "MO", "OH", "WI"] },
  { title: "Northeast", codes: ["NJ", "NY", "PA"] },
  { title: "South", codes: ["FL", "GA", "KY", "NC", "SC", "TN", "TX", "VA"] },
  { title: "West", codes: ["CO"] },
];

export const stateNotes: Readonly<Record<StateCode, StateNote>> = {
  CO: {
    asks: "Dry air, bright sun and sand from icy roads. Mats, entrances and glass come first.",
    first: ["janitorial-services", "commercial-cleaning"],
  },
  FL: {
    asks: "Humidity all year and a storm season. We check grout, vents and corners for mold, and remove water first after a storm.",
    first: ["disinfection-services", "specialty-services"],
  },
  GA: {
    asks: "Pollen on every sill from March to May. High dusting and windows come first in spring.",
    first: ["commercial-cleaning", "specialty-services"],
  },
  IA: {
    asks: "Field and grain dust at harvest. Filters, ledges and loading docks get extra visits in fall.",
    first: ["facility-maintenance", "janitorial-services"],
  },
  IL: {
    asks: "Towers downtown, warehouses along the interstates, and road salt on every floor from November to March.",
    first: ["commercial-cleaning", "janitorial-services"],
  },
  IN: {
    asks: "Plants and distribution centers that run shift after shift. We clean in the hour between them.",
    first: ["facility-maintenance", "specialty-services"],
  },
  KY: {
    asks: "Logistics hubs that never close. We clean zone by zone around the trucks, on a route agreed in advance.",
    first: ["facility-maintenance", "janitorial-services"],
  },
  MI: {
    asks: "Automotive lines and the offices behind them. Oil, metal dust and lake-effect snow in the same building.",
    first: ["specialty-services", "facility-maintenance"],
  },
  MN: {
    asks: "The longest winters on our map, and skyways that carry slush from building to building.",
    first: ["janitorial-services", "facility-maintenance"],
  },
  MO: {
    asks: "Hot summers, icy winters, and a large city at each end of the state. Floor care changes with the season.",
    first: ["janitorial-services", "commercial-cleaning"],
  },
  NC: {
    asks: "Laboratories, data centers and campuses, where the product matters as much as the surface.",
    first: ["specialty-services", "disinfection-services"],
  },
  NJ: {
    asks: "Pharmaceutical and logistics sites side by side. Written procedures, signed records, night hours.",
    first: ["disinfection-services", "facility-maintenance"],
  },
  NY: {
    asks: "Freight elevators, security desks and dock hours set the schedule. Tall buildings are cleaned from the top down.",
    first: ["commercial-cleaning", "specialty-services"],
  },
  OH: {
    asks: "Hospitals and universities in every large city. Patient rooms and lecture halls, documented room by room.",
    first: ["disinfection-services", "janitorial-services"],
  },
  PA: {
    asks: "Many historic buildings. Stone, terrazzo and wood need gentle methods and long-term care.",
    first: ["specialty-services", "commercial-cleaning"],
  },
  SC: {
    asks: "Salt air on the coast, assembly lines inland. We rinse metal and glass before they spot.",
    first: ["specialty-services", "commercial-cleaning"],
  },
  TN: {
    asks: "Hotels and venues that are busiest on weekend nights. Crews come in when guests have gone up.",
    first: ["janitorial-services", "disinfection-services"],
  },
  TX: {
    asks: "Heat, dust and distance. Large floors, long drives between sites, and air conditioning that cannot fail.",
    first: ["facility-maintenance", "commercial-cleaning"],
  },
  VA: {
    asks: "Data centers and offices that ask who holds the keys. Everyone on our crews is background-checked.",
    first: ["specialty-services", "commercial-cleaning"],
  },
  WI: {
    asks: "Food and beverage plants, wet floors and hard winters. Drains and washdown areas are part of the plan.",
    first: ["facility-maintenance", "disinfection-services"],
  },
};

export const sameEverywhere = {
  title: "The same in every state",
  entries: [
    {
      id: "plan",
      title: "One plan per client",
      description: "The same tasks, frequencies and room names, whether you run one site or forty.",
    },
    {
      id: "inspections",
      title: "Regular inspections",
      description: "Scored the same way everywhere, so you can compare two buildings fairly.",
    },
    {
      id: "crews",
      title: "Crews you can let in",
      description: "Trained, background-checked and fully insured before the first shift.",
    },
    {
      id: "emergencies",
      title: "Emergencies",
      description: "Answered around the clock, with a response within 2 hours.",
    },
  ],
} as const;

export const locationQuestions: readonly Question[] = [
  {
    question: "We have sites in several states. Do we need several contracts?",
    answer:
      "No. One plan lists every site and what we do there, and one account team is responsible for all of them.",
  },
  {
    question: "Our building is outside these 20 states. Can you still help?",
    answer:
      "Ask us. We will tell you honestly whether we can get a crew there as often as the work requires, and we say no when we cannot.",
  },
  {
    question: "Is the price the same everywhere?",
    answer:
      "We calculate it the same way: square footage, type of building, frequency and what the rooms need. Wages and distances differ from place to place, so the numbers do too. Your quote shows every line.",
  },
];

export const locationsCall = {
  title: "Tell us where your building is",
  lead: "Give us the city and the type of building. You hear from us within a business day.",
  actions: [{ label: "Request a Free Quote", to: "/contact#quote" }] satisfies Action[],
} as const;

/** Anchor of a state on the locations page, e.g. `new-york`. */
export const stateAnchor = (code: StateCode): string =>
  (states.find((state) => state.code === code)?.name ?? code).toLowerCase().replaceAll(" ", "-");

export const labels = {
  questions: "Frequently asked questions",
  map: "Map of the states",
  statesWithCrews: (count: number) => `${count} states with our crews`,
  inState: (state: string) => ` in ${state}`,
  allServices: "All six services",
} as const;
