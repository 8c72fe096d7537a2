/** Sizes and durations as the page of the system writes them. */

import { companyMoment } from "#platform/document/moment.ts";
import { dayMs, hourMs, minuteMs } from "#platform/format/durations.ts";
import { numberText, unitText } from "#platform/format/number-format.ts";
import type { Language } from "#platform/language/language.ts";
import { systemServerMessages } from "../messages.server.ts";

const units = [
  ["gigabyte", 2 ** 30],
  ["megabyte", 2 ** 20],
] as const;

/** E.g. `1.5 GB`, `320 MB`. */
export function sizeText(bytes: number, language: Language): string {
  const [unit, size] = units.find(([, least]) => bytes >= least) ?? units[1];
  const maximumFractionDigits = bytes / size < 10 ? 1 : 0;
  return unitText(bytes / size, unit, language, { maximumFractionDigits });
}

const spans = [
  ["day", dayMs],
  ["hour", hourMs],
  ["minute", minuteMs],
] as const;

/** Only the largest unit is given, e.g. `3 days`. */
export function durationText(ms: number, language: Language): string {
  const [unit, span] = spans.find(([, least]) => ms >= least) ?? [];
  if (unit === undefined) return systemServerMessages(language).lessThanMinute;
  return unitText(Math.floor(ms / span), unit, language, { unitDisplay: "long" });
}

/** A moment, and how long ago that was. */
export const momentText = (date: Date, now: Date, language: Language): string =>
  systemServerMessages(language).ago({
    moment: companyMoment(date, language, now).full,
    duration: durationText(now.getTime() - date.getTime(), language),
  });

/** A count that stops at a limit, e.g. `10,000 or more`. */
export function countText(count: number, max: number, language: Language): string {
  const written = numberText(count);
  return count < max ? written : systemServerMessages(language).atLeast({ number: written });
}
