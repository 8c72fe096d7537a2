import type { Action } from "../page-parts.ts";
import type { Question } from "../questions.ts";
import type { ServiceId } from "../services.ts";
import { type Place, places } from "../shipped-places.ts";

export const hero = {
  title: "{company.serviceArea}, one standard",
  lead: "Your plan works the same way in every state we serve. What changes is the local weather, the kind of work and the hours.",
  actions: [
    { label: "Request a Quote", to: "/contact#quote" },
    { label: "See the services", to: "/services" },
  ] satisfies Action[],
} as const;

export const map = {
  label: "Map of the states",
  title: "Our crews work in {company.serviceArea}",
} as const;

export const statesSection = {
  title: "Our service area, state by state",
  lead: "We offer {company.allServices} in every state. Listed here are the two that clients there need most.",
  link: "{company.AllServices}",
} as const;

export type Region = "midwest" | "northeast" | "south" | "west";

export const regions = [
  { id: "midwest", title: "Midwest" },
  { id: "northeast", title: "Northeast" },
  { id: "south", title: "South" },
  { id: "west", title: "West" },
] as const satisfies readonly { id: Region; title: string }[];

/** A place where the company works: what a cleaning plan needs there, and the services that matter most. */
export interface Location extends Place {
  region: Region;
  asks: string;
  firstService: ServiceId;
  secondService: ServiceId;
  /** A place where the invented company works. */
  demo: boolean;
}

const needs: Readonly<Record<string, Omit<Location, keyof Place | "demo">>> = {
  illinois: {
    region: "midwest",
    asks: "Towers downtown, warehouses along the interstates, and road salt on every floor from November to March.",
    firstService: "commercial-cleaning",
    secondService: "janitorial-services",
  },
  indiana: {
    region: "midwest",
    asks: "Plants and distribution centers that run shift after shift. We clean in the hour between them.",
    firstService: "facility-maintenance",
    secondService: "specialty-services",
  },
  iowa: {
    region: "midwest",
    asks: "Field and grain dust at harvest. Filters, ledges and loading docks get extra visits in fall.",
    firstService: "facility-maintenance",
    secondService: "janitorial-services",
  },
  michigan: {
    region: "midwest",
    asks: "Automotive lines and the offices behind them. Oil, metal dust and lake-effect snow in the same building.",
    firstService: "specialty-services",
    secondService: "facility-maintenance",
  },
  minnesota: {
    region: "midwest",
    asks: "The longest winters on our map, and skyways that carry slush from building to building.",
    firstService: "janitorial-services",
    secondService: "facility-maintenance",
  },
  missouri: {
    region: "midwest",
    asks: "Hot summers, icy winters, and a large city at each end of the state. Floor care changes with the season.",
    firstService: "janitorial-services",
    secondService: "commercial-cleaning",
  },
  ohio: {
    region: "midwest",
    asks: "Hospitals and universities in every large city. Patient rooms and lecture halls, documented room by room.",
    firstService: "disinfection-services",
    secondService: "janitorial-services",
  },
  wisconsin: {
    region: "midwest",
    asks: "Food and beverage plants, wet floors and hard winters. Drains and washdown areas are part of the plan.",
    firstService: "facility-maintenance",
    secondService: "disinfection-services",
  },
  "new-jersey": {
    region: "northeast",
    asks: "Pharmaceutical and logistics sites side by side. Written procedures, signed records, night hours.",
    firstService: "disinfection-services",
    secondService: "facility-maintenance",
  },
  "new-york": {
    region: "northeast",
    asks: "Freight elevators, security desks and dock hours set the schedule. Tall buildings are cleaned from the top down.",
    firstService: "commercial-cleaning",
    secondService: "specialty-services",
  },
  pennsylvania: {
    region: "northeast",
    asks: "Many historic buildings. Stone, terrazzo and wood need gentle methods and long-term care.",
    firstService: "specialty-services",
    secondService: "commercial-cleaning",
  },
  florida: {
    region: "south",
    asks: "Humidity all year and a storm season. We check grout, vents and corners for mold, and remove water first after a storm.",
    firstService: "disinfection-services",
    secondService: "specialty-services",
  },
  georgia: {
    region: "south",
    asks: "Pollen on every sill from March to May. High dusting and windows come first in spring.",
    firstService: "commercial-cleaning",
    secondService: "specialty-services",
  },
  kentucky: {
    region: "south",
    asks: "Logistics hubs that never close. We clean zone by zone around the trucks, on a route agreed in advance.",
    firstService: "facility-maintenance",
    secondService: "janitorial-services",
  },
  "north-carolina": {
    region: "south",
    asks: "Laboratories, data centers and campuses, where the product matters as much as the surface.",
    firstService: "specialty-services",
    secondService: "disinfection-services",
  },
  "south-carolina": {
    region: "south",
    asks: "Salt air on the coast, assembly lines inland. We rinse metal and glass before they spot.",
    firstService: "specialty-services",
    secondService: "commercial-cleaning",
  },
  tennessee: {
    region: "south",
    asks: "Hotels and venues that are busiest on weekend nights. Crews come in when guests have gone up.",
    firstService: "janitorial-services",
    secondService: "disinfection-services",
  },
  texas: {
    region: "south",
    asks: "Heat, dust and distance. Large floors, long drives between sites, and air conditioning that cannot fail.",
    firstService: "facility-maintenance",
    secondService: "commercial-cleaning",
  },
  virginia: {
    region: "south",
    asks: "Data centers and offices that ask who holds the keys. Everyone on our crews is background-checked.",
    firstService: "specialty-services",
    secondService: "commercial-cleaning",
  },
  colorado: {
    region: "west",
    asks: "Dry air, bright sun and sand from icy roads. Mats, entrances and glass come first.",
    firstService: "janitorial-services",
    secondService: "commercial-cleaning",
  },
};

export const locations: readonly Location[] = places.flatMap((place) => {
  const need = needs[place.id];
  return need ? [{ ...place, ...need, demo: true }] : [];
});

/** The page of one place; `{name}` is what the place is called. */
export const locationPage = {
  title: "Commercial cleaning in {name}",
  servicesHeading: "Our services in {name}",
  mostNeeded: "Most needed here",
  othersHeading: "Other places where we work",
  all: "All locations",
  closing: {
    title: "Tell us about your building in {name}",
    lead: "Give us the address and the type of building. You hear from us within a business day.",
    actions: [{ label: "Request a Free Quote", to: "/contact#quote" }] satisfies Action[],
  },
} as const;

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

export const questionsSection = { title: "Frequently asked questions" } as const;

export const questions: readonly Question[] = [
  {
    question: "We have sites in several states. Do we need several contracts?",
    answer:
      "No. One plan lists every site and what we do there, and one account team is responsible for all of them.",
  },
  {
    question: "Our building is outside your service area. Can you still help?",
    answer:
      "Ask us. We will tell you honestly whether we can get a crew there as often as the work requires, and we say no when we cannot.",
  },
  {
    question: "Is the price the same everywhere?",
    answer:
      "We calculate it the same way: square footage, type of building, frequency and what the rooms need. Wages and distances differ from place to place, so the numbers do too. Your quote shows every line.",
  },
];

export const closing = {
  title: "Tell us where your building is",
  lead: "Give us the city and the type of building. You hear from us within a business day.",
  actions: [{ label: "Request a Free Quote", to: "/contact#quote" }] satisfies Action[],
} as const;
