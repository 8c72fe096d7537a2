import type { Entry, Heading, Hero } from "../../page-parts.ts";
import type { IndustryId } from "../industries.ts";

/** The argument: a building sets its own hours, and a cleaning plan begins with them. */
export const hero = {
  title: "{company.IndustriesEach} with its own hours",
  lead: "A hotel room is free at eleven in the morning, a store at ten at night, a hospital ward never. Your plan starts with the hours your building is free.",
  actions: [
    { label: "Request a Quote", to: "/contact#quote" },
    { label: "Compare the hours", to: "#hours" },
  ],
} as const satisfies Hero;

export const hoursHeading = {
  title: "When our crews come",
  lead: "A typical day in each industry. The bright hours are when we clean.",
} as const satisfies Heading;

export const hoursNote =
  "Examples, from midnight to midnight. Your opening hours, shifts and quiet hours set the actual schedule.";

/** Hours of the day, from and until, 0 to 24. */
export type Hours = readonly [from: number, until: number];

export interface IndustrySection {
  id: IndustryId;
  /** Hours in which the crew is in the building. */
  hours: readonly Hours[];
  when: string;
  /** The measure by which people judge such a building. */
  text: string;
  /** Three requirements that a plan for such a building must meet. */
  facts: readonly [string, string, string];
  /** Text of the link to its page. */
  link: string;
}

export const industrySections = [
  {
    id: "corporate-offices",
    hours: [
      [0, 5],
      [19, 24],
    ],
    when: "After the last meeting",
    text: "People come in on some days and stay home on others. The cleaning follows them, so a full Tuesday does not spoil the Wednesday.",
    facts: [
      "2 to 5 comprehensive cleanings a week",
      "Desks, kitchens, meeting rooms",
      "Finished before people arrive",
    ],
    link: "Cleaning for corporate offices",
  },
  {
    id: "healthcare-facilities",
    hours: [[0, 24]],
    when: "Around the clock",
    text: "Rooms differ by risk. Each zone has its own cloths, products and records, and nothing moves from one zone to the next.",
    facts: ["Zones by risk", "Hospital-grade disinfectants", "A record for each room"],
    link: "Cleaning for healthcare facilities",
  },
  {
    id: "educational-institutions",
    hours: [
      [11, 13],
      [15.5, 22],
    ],
    when: "At lunch, and after the last bell",
    text: "A school has a daily schedule and a yearly calendar. Daily cleaning fits into the first, heavy work into the second.",
    facts: [
      "Planned around bells and breaks",
      "The mildest product that works",
      "Summer for the floors",
    ],
    link: "Cleaning for educational institutions",
  },
  {
    id: "retail-spaces",
    hours: [
      [0, 7],
      [22, 24],
    ],
    when: "Between closing and opening",
    text: "Customers take in a store from the sidewalk to the register, and they notice the one thing that was missed. We clean in the order they walk.",
    facts: [
      "Glass, floors, fitting rooms",
      "Overnight, from alarm to alarm",
      "One plan for every store",
    ],
    link: "Cleaning for retail spaces",
  },
  {
    id: "manufacturing-industrial",
    hours: [
      [5.5, 6.5],
      [13.5, 14.5],
      [21.5, 22.5],
    ],
    when: "Between shifts",
    text: "Dust overheats motors, oil causes falls and residue fails audits. Cleaning is part of what keeps the line running.",
    facts: [
      "Between shifts and during shutdowns",
      "By the rules of your line",
      "Ready for inspection",
    ],
    link: "Cleaning for manufacturing and industry",
  },
  {
    id: "hospitality",
    hours: [
      [0, 5],
      [10, 15],
    ],
    when: "Rooms by day, public areas by night",
    text: "No inspector looks as closely as a guest. Every room has to be ready for the next one by three in the afternoon.",
    facts: [
      "Six areas, front and back of house",
      "Rooms between guests",
      "Public areas while guests sleep",
    ],
    link: "Cleaning for hospitality",
  },
] as const satisfies readonly IndustrySection[];

export const sharedHeading = {
  title: "What stays the same in every industry",
} as const satisfies Heading;

export const sharedPromises = [
  {
    id: "people",
    title: "People you can let in",
    description: "Trained and background-checked before the first shift, and fully insured.",
    icon: "certificate",
  },
  {
    id: "plans",
    title: "A plan of your own",
    description: "Daily, weekly or monthly, room by room, with a price on every line.",
    icon: "sliders",
  },
  {
    id: "products",
    title: "The mildest product that works",
    description: "Eco-friendly where it does the job, disinfectant where it is needed.",
    icon: "leaf",
  },
  {
    id: "inspections",
    title: "Regular inspections",
    description: "Scored area by area, with reports in your client portal.",
    icon: "audit",
  },
] as const satisfies readonly Entry[];

export const closing = {
  title: "Tell us when your building is free.",
  lead: "Send the hours and the square footage. The quote is free, and a person answers within a business day.",
  actions: [
    { label: "Request a Quote", to: "/contact#quote" },
    { label: "View All Services", to: "/services" },
  ],
} as const satisfies Hero;
