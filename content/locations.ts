import type { Action } from "./page-parts.ts";
import type { Question } from "./questions.ts";
import type { ServiceId } from "./services.ts";
import { states } from "./states.ts";

export type StateCode = (typeof states)[number]["code"];

/** What a state asks of a cleaning plan, and the services that answer first. */
export interface StateNote {
  asks: string;
  first: readonly [ServiceId, ServiceId];
}

export const locationsHero = {
  title: "Twenty states, one standard",
  lead: "A plan written for one building reads the same in twenty states. What changes is what the weather, the work and the hours of the place ask of it.",
  actions: [
    { label: "Request a Quote", to: "/contact#quote" },
    { label: "See the services", to: "/services" },
  ] satisfies Action[],
} as const;

export const statesSection = {
  title: "What each state asks of a floor",
  lead: "All six services are offered in every one of them. These are the two to look at first.",
} as const;

export const regions: readonly { title: string; codes: readonly StateCode[] }[] = [
  { title: "Midwest", codes: ["IL", "IN", "IA", "MI", "MN", "MO", "OH", "WI"] },
  { title: "Northeast", codes: ["NJ", "NY", "PA"] },
  { title: "South", codes: ["FL", "GA", "KY", "NC", "SC", "TN", "TX", "VA"] },
  { title: "West", codes: ["CO"] },
];

export const stateNotes: Readonly<Record<StateCode, StateNote>> = {
  CO: {
    asks: "Dry air, bright sun and sand from icy roads. Mats, entrances and glass come before anything else.",
    first: ["janitorial-services", "commercial-cleaning"],
  },
  FL: {
    asks: "Humidity all year and storms in their season. Grout, vents and corners are checked for mold, and water is pumped out first.",
    first: ["disinfection-services", "specialty-services"],
  },
  GA: {
    asks: "Pollen on every sill from March to May. High dusting and windows move to the front of the spring plan.",
    first: ["commercial-cleaning", "specialty-services"],
  },
  IA: {
    asks: "Field and grain dust at harvest. Filters, ledges and loading docks get their own round in fall.",
    first: ["facility-maintenance", "janitorial-services"],
  },
  IL: {
    asks: "Towers downtown, warehouses along the interstates, road salt on all their floors from November to March.",
    first: ["commercial-cleaning", "janitorial-services"],
  },
  IN: {
    asks: "Plants and distribution centers that hand one shift to the next. The cleaning window is the hour between them.",
    first: ["facility-maintenance", "specialty-services"],
  },
  KY: {
    asks: "Hubs that never close. Floors are cleaned zone by zone around the trucks, with the route agreed beforehand.",
    first: ["facility-maintenance", "janitorial-services"],
  },
  MI: {
    asks: "Automotive lines and the offices behind them. Oil, metal dust and lake-effect snow in one building.",
    first: ["specialty-services", "facility-maintenance"],
  },
  MN: {
    asks: "The longest winters on our map, and enclosed walkways that carry slush from door to door.",
    first: ["janitorial-services", "facility-maintenance"],
  },
  MO: {
    asks: "Hot summers, ice in January and two large cities at the two ends. Floor programs change with the season.",
    first: ["janitorial-services", "commercial-cleaning"],
  },
  NC: {
    asks: "Laboratories, data centers and campuses, where what is wiped matters as much as with what.",
    first: ["specialty-services", "disinfection-services"],
  },
  NJ: {
    asks: "Pharmaceutical and logistics sites close together. Written procedures, signed rounds, night hours.",
    first: ["disinfection-services", "facility-maintenance"],
  },
  NY: {
    asks: "Freight elevators, security desks and dock hours set the timetable. Tall buildings are cleaned from the top.",
    first: ["commercial-cleaning", "specialty-services"],
  },
  OH: {
    asks: "Hospitals and universities in every large city. Patient rooms and lecture halls, documented room by room.",
    first: ["disinfection-services", "janitorial-services"],
  },
  PA: {
    asks: "Buildings with a past. Stone, terrazzo and wood want the gentler method and the longer view.",
    first: ["specialty-services", "commercial-cleaning"],
  },
  SC: {
    asks: "Salt air at the coast, assembly lines inland. Metal and glass are rinsed before they spot.",
    first: ["specialty-services", "commercial-cleaning"],
  },
  TN: {
    asks: "Hotels and venues whose busiest nights are weekends. Crews come when the guests have gone up.",
    first: ["janitorial-services", "disinfection-services"],
  },
  TX: {
    asks: "Heat, dust and distance. Large floors, long runs between sites, and air conditioning that must not stop.",
    first: ["facility-maintenance", "commercial-cleaning"],
  },
  VA: {
    asks: "Data centers and offices that ask who holds a key. Every person on a crew is background-checked.",
    first: ["specialty-services", "commercial-cleaning"],
  },
  WI: {
    asks: "Food and beverage plants, wet floors and hard frost. Drains and washdown areas are part of the plan.",
    first: ["facility-maintenance", "disinfection-services"],
  },
};

export const sameEverywhere = {
  title: "What does not change at the state line",
  entries: [
    {
      id: "plan",
      title: "One plan a client",
      description:
        "The same tasks, frequencies and names of rooms, whether you run one site or forty.",
    },
    {
      id: "inspections",
      title: "Regular inspections",
      description:
        "Scored the same way everywhere, so that two buildings can be compared honestly.",
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
      "No. One plan names every site and what is done there, and one account team answers for all of them.",
  },
  {
    question: "Our building is outside these 20 states. Can you still help?",
    answer:
      "Ask us. We will tell you honestly whether a crew can be at your door as often as the work needs it, and say no when it cannot.",
  },
  {
    question: "Is the price the same everywhere?",
    answer:
      "The method is the same: area, type of building, frequency and what the rooms need. Wages and distances differ from place to place, so the numbers do too. The quote shows every line.",
  },
];

export const locationsCall = {
  title: "Name the building, wherever it stands",
  lead: "Tell us the city and what the building is for. You hear from us within a business day.",
  actions: [{ label: "Request a Free Quote", to: "/contact#quote" }] satisfies Action[],
} as const;

/** Anchor of a state on the page of locations, e.g. `new-york`. */
export const stateAnchor = (code: StateCode): string =>
  (states.find((state) => state.code === code)?.name ?? code).toLowerCase().replaceAll(" ", "-");
