import type { IndustryId } from "../industries.ts";
import type { Entry, Heading, Opening } from "../page-parts.ts";

/** The argument: a building sets its own hours, and a cleaning plan begins with them. */
export const opening = {
  title: "Six industries, and no two keep the same hours",
  lead: "A hotel room is free at eleven in the morning, a shop at ten at night, a ward never. Your plan starts from when your building can spare us.",
  actions: [
    { label: "Request a Quote", to: "/contact#quote" },
    { label: "Compare the hours", to: "#hours" },
  ],
} as const satisfies Opening;

export const hoursHeading = {
  title: "When we come",
  lead: "A usual day in each industry. The bright hours are ours.",
} as const satisfies Heading;

export const hoursNote =
  "Examples, from midnight to midnight. Your opening hours, shifts and quiet hours set the real ones.";

/** Hours of the day, from and until, 0 to 24. */
export type Hours = readonly [from: number, until: number];

export interface IndustrySection {
  id: IndustryId;
  /** When the crew is in the building. */
  hours: readonly Hours[];
  when: string;
  /** What the building is judged by. */
  text: string;
  /** What its plan has to get right. */
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
    text: "People come in on some days and not on others. The round follows them, so that a full Tuesday does not cost a Wednesday.",
    facts: [
      "2 to 5 comprehensive cleanings a week",
      "Desks, kitchens, meeting rooms",
      "Finished before the first badge",
    ],
    link: "Cleaning for corporate offices",
  },
  {
    id: "healthcare-facilities",
    hours: [[0, 24]],
    when: "Around the clock",
    text: "Rooms differ by what could happen in them. Each zone has its own cloths, products and records, and nothing travels from one to the next.",
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
    text: "A school has a timetable for the day and one for the year. Daily work fits into the first, heavy work into the second.",
    facts: [
      "Planned around bell and season",
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
    text: "Customers read a store from the sidewalk to the register and notice the one thing that was missed. The night goes the way they go.",
    facts: [
      "Glass, floors, fitting rooms",
      "Overnight, alarm to alarm",
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
    when: "Between the shifts",
    text: "Dust on a motor is heat, oil on a floor is a fall, residue on a line is a failed audit. Cleaning is part of what keeps the line running.",
    facts: [
      "Between shifts and at shut-downs",
      "To the rules of your line",
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
    when: "Rooms by day, the house by night",
    text: "A guest inspects from closer than any inspector, lying down. Each room has to be nobody's again by three in the afternoon.",
    facts: [
      "Six areas, front and back",
      "Rooms between two guests",
      "Public areas while they sleep",
    ],
    link: "Cleaning for hospitality",
  },
] as const satisfies readonly IndustrySection[];

export const sharedHeading = {
  title: "What is the same in all six",
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
    description: "Daily, weekly or monthly, room by room, with the price of each line.",
    icon: "sliders",
  },
  {
    id: "products",
    title: "The milder product",
    description: "Eco-friendly where it does the job; disinfectant where it is called for.",
    icon: "leaf",
  },
  {
    id: "inspections",
    title: "Regular inspections",
    description: "Scored area by area, with the report in your client portal.",
    icon: "audit",
  },
] as const satisfies readonly Entry[];

export const closing = {
  title: "When can your building spare us?",
  lead: "Tell us the hours and the square feet. The quote is free, and a person answers within a business day.",
  actions: [
    { label: "Request a Quote", to: "/contact#quote" },
    { label: "View All Services", to: "/services" },
  ],
} as const satisfies Opening;
