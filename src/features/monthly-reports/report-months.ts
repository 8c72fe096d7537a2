import { dayAs } from "#platform/format/day-format.ts";
import type { Language } from "#platform/language/language.ts";

/** Months such as `2026-10`, and in words; safe for browsers, as are the addresses of reports. */
export function monthBefore(month: string): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, "0")}`;
}

/** @returns e.g. `October 2026`, `octubre de 2026` */
export const monthWithYear = (month: string, language: Language): string =>
  formatMonth(month, { year: "numeric" }, language);

/** @returns e.g. `October`, `octubre` */
export const monthName = (month: string, language: Language): string =>
  formatMonth(month, {}, language);

export const monthlyReportPath = (audience: "client" | "staff", id: string): string =>
  `${audience === "client" ? "/client-portal/insights/reports" : "/office/monthly-reports"}/${id}`;

const formatMonth = (month: string, options: Intl.DateTimeFormatOptions, language: Language) =>
  dayAs(`${month}-01`, { month: "long", ...options }, language);
