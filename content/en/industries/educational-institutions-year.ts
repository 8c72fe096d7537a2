import type { Heading } from "../../page-parts.ts";

export const yearHeading = {
  title: "A school year of cleaning",
  lead: "Daily cleaning runs all year. Heavy work gets the weeks when the rooms are empty.",
} as const satisfies Heading;

/** A part of the school year. Months count from August, 0 to 12. */
export interface Season {
  id: string;
  name: string;
  months: string;
  from: number;
  until: number;
  /** Heavy work is only possible while the rooms are empty. */
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
    work: "Every room ready to use: furniture back in place, glass, boards and lockers clean.",
  },
  {
    id: "fall-term",
    name: "Fall term",
    months: "September to mid-December",
    from: 1,
    until: 4.5,
    empty: false,
    work: "Daily cleaning after the last bell. Mats and entrances ready before the first snow.",
  },
  {
    id: "winter-break",
    name: "Winter break",
    months: "Mid-December to early January",
    from: 4.5,
    until: 5.25,
    empty: true,
    work: "Gym floors, deep-cleaned kitchens, high dusting and vents.",
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
    work: "Daily cleaning, open houses, and the auditorium ready for commencement.",
  },
  {
    id: "summer",
    name: "Summer",
    months: "June and July",
    from: 10,
    until: 12,
    empty: true,
    work: "Floors stripped and sealed, carpets extracted, walls and windows washed, room by room.",
  },
] as const satisfies readonly Season[];

export const yearNote =
  "An example for a school that opens in September. A campus with summer sessions has a different year.";
