/** Holidays by the names of their rules (`src/features/facilities/federal-holidays.server.ts`). */
export const holidayIds = [
  "new-year",
  "martin-luther-king",
  "washington",
  "memorial",
  "juneteenth",
  "independence",
  "labor",
  "columbus",
  "veterans",
  "thanksgiving",
  "after-thanksgiving",
  "christmas",
] as const;

export type HolidayId = (typeof holidayIds)[number];

/**
 * The law's own names (5 U.S.C. 6103), which are stored with a facility's holidays. They never change: stored
 * holidays are recognized by them and then translated for the reader.
 */
export const storedHolidayNames: Readonly<Record<HolidayId, string>> = {
  "new-year": "New Year's Day",
  "martin-luther-king": "Martin Luther King Jr. Day",
  washington: "Washington's Birthday",
  memorial: "Memorial Day",
  juneteenth: "Juneteenth",
  independence: "Independence Day",
  labor: "Labor Day",
  columbus: "Columbus Day",
  veterans: "Veterans Day",
  thanksgiving: "Thanksgiving Day",
  "after-thanksgiving": "Day after Thanksgiving",
  christmas: "Christmas Day",
};

/** A holiday on a weekend is stored so on the weekday before or after it. */
export const storedObservedName = (id: HolidayId): string => `${storedHolidayNames[id]} (observed)`;

/** A day of every year that only this company keeps. */
export interface OwnHoliday {
  month: number;
  day: number;
  name: string;
}

export interface CompanyHolidays {
  kept: readonly HolidayId[];
  own: readonly OwnHoliday[];
}

/** The federal ones; the day after Thanksgiving is none. */
export const shippedHolidays: CompanyHolidays = {
  kept: holidayIds.filter((id) => id !== "after-thanksgiving"),
  own: [],
};

let current = shippedHolidays;

/** Call it where it is used: the settings change while the product runs. */
export const companyHolidays = (): CompanyHolidays => current;

export function changeCompanyHolidays(holidays: CompanyHolidays): void {
  current = holidays;
}
