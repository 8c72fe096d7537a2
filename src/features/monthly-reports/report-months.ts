import { dayAs } from "#platform/format/day-words.ts";

/** Months such as `2026-10`, and in words; safe for browsers, as are the addresses of reports. */
export function monthBefore(month: string): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, "0")}`;
}

/** @returns e.g. `October 2026` */
export const monthWithYear = (month: string): string => inWords(month, { year: "numeric" });

/** @returns e.g. `October` */
export const monthName = (month: string): string => inWords(month, {});

/** Of the page of a report. */
export const monthlyReportPath = (side: "client" | "staff", id: string): string =>
  `${side === "client" ? "/client-portal/insights/reports" : "/office/monthly-reports"}/${id}`;

const inWords = (month: string, options: Intl.DateTimeFormatOptions) =>
  dayAs(`${month}-01`, { month: "long", ...options });
