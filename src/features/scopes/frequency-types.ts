/** Frequencies of tasks. This module is safe for browsers. */
import type { Language } from "#platform/language/language.ts";
import { scopeMessages } from "./messages.ts";

export type FrequencyUnit = "week" | "month" | "quarter" | "year";

export interface Frequency {
  /** Times in each unit, from 1: up to 7 a week, 3 a month, 2 a quarter, 3 a year. */
  times: number;
  per: FrequencyUnit;
}

const units: readonly { per: FrequencyUnit; maxTimes: number }[] = [
  { per: "week", maxTimes: 7 },
  { per: "month", maxTimes: 3 },
  { per: "quarter", maxTimes: 2 },
  { per: "year", maxTimes: 3 },
];

/** E.g. `5 times a week`, `once a quarter`. */
export function frequencyLabel({ times, per }: Frequency, language: Language): string {
  const { daily, ...byUnit } = scopeMessages(language).frequencies;
  if (per === "week" && times === 7) return daily;
  const { once, twice, times: often } = byUnit[per];
  return { 1: once, 2: twice }[times] ?? often({ count: times });
}

const unitsAYear: Record<FrequencyUnit, number> = { week: 52, month: 12, quarter: 4, year: 1 };

export const timesAYear = ({ times, per }: Frequency): number => times * unitsAYear[per];

export const frequencyValue = ({ times, per }: Frequency): string => `${times}-${per}`;

/** The most frequent first. */
export const frequencies = units.flatMap(({ per, maxTimes }) =>
  Array.from({ length: maxTimes }, (_, n) => ({ times: maxTimes - n, per })),
);
