/** Which days are shown, kept in the address. */

import * as z from "zod/mini";
import { company } from "#content/company.ts";
import { dayInAddress, monthInAddress } from "#platform/format/calendar-day.ts";
import { todayIn } from "#platform/format/local-date.ts";
import { ifUnderstood } from "#platform/search/filter-schema.ts";
import { boundedPeriod, lastDays, type Period, wholeMonth } from "./insight-period.ts";

const periodChoices = ["30", "90", "365"] as const;

/** Values that don't parse are ignored. */
const schema = z.object({
  facilityId: ifUnderstood(z.uuid()),
  days: ifUnderstood(z.enum(periodChoices)),
  month: monthInAddress(),
  from: dayInAddress(),
  to: dayInAddress(),
});

export interface ChosenPeriod {
  facilityId: string | undefined;
  /** How it was chosen; days where nothing was. */
  days: (typeof periodChoices)[number] | undefined;
  month: string | undefined;
  period: Period;
}

/** Any two days before a number of days; one alone goes until, or from, today. */
export function readPeriod(search: URLSearchParams, now: Date): ChosenPeriod {
  const today = todayIn(company.timeZone, now);
  const { facilityId, month, from, to, days } = z.parse(schema, Object.fromEntries(search));
  const none = { days: undefined, month: undefined };
  if (from ?? to) return { facilityId, ...none, period: boundedPeriod(from ?? today, to ?? today) };
  if (month) return { facilityId, ...none, month, period: wholeMonth(month) };
  const chosen = days ?? "90";
  return { facilityId, ...none, days: chosen, period: lastDays(Number(chosen), today) };
}
