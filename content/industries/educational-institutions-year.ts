import type { Heading } from "../page-parts.ts";

export const yearHeading = {
  title: "The year, as a cleaning crew sees it",
  lead: "What is done daily never stops. What is done once has a month of its own.",
} as const satisfies Heading;

/** A part of the school year. Months count from August, 0 to 12. */
export interface Season {
  id: string;
  name: string;
  months: string;
  from: number;
  until: number;
  /** Whether the rooms are empty, so that heavy work can be done. */
  empty: boolean;
  work: string;
}

export const seasons = [
  {
    id: "opening-weeks",
    name: "Before the first day",
    months: "August",
    from: 0,
    until: 1,
    empty: true,
    work: "Every room handed over: furniture back in place, glass, boards, lockers.",
  },
  {
    id: "fall-term",
    name: "Fall term",
    months: "September to mid-December",
    from: 1,
    until: 4.5,
    empty: false,
    work: "Daily rounds after the last bell. Mats and entrances before the first snow.",
  },
  {
    id: "winter-break",
    name: "Winter break",
    months: "Mid-December to early January",
    from: 4.5,
    until: 5.25,
    empty: true,
    work: "Gym floors, kitchens in depth, high dusting, vents.",
  },
  {
    id: "flu-season",
    name: "Flu season",
    months: "January to March",
    from: 5.25,
    until: 8,
    empty: false,
    work: "Touchpoints more often, and electrostatic spraying where a class is out sick.",
  },
  {
    id: "spring-term",
    name: "Spring term",
    months: "April and May",
    from: 8,
    until: 10,
    empty: false,
    work: "Daily rounds, open days, and the auditorium ready for commencement.",
  },
  {
    id: "summer",
    name: "Summer",
    months: "June and July",
    from: 10,
    until: 12,
    empty: true,
    work: "Floors stripped and sealed, carpets extracted, walls and windows, every room once.",
  },
] as const satisfies readonly Season[];

export const yearNote =
  "An example for a school that opens in September; a campus with summer sessions reads differently.";
