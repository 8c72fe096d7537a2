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

/** As the settings have them by now; they change while the product runs. */
export const companyHolidays = (): CompanyHolidays => current;

export function changeCompanyHolidays(holidays: CompanyHolidays): void {
  current = holidays;
}
