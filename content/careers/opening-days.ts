// Days are the company's, whatever the server's time zone.
import type { Language } from "#platform/language/language.ts";
import { company } from "../company.ts";
import { type Opening, openingsIn } from "./openings.ts";

/** The last day of an opening counts in full. */
export function openOpenings(now: Date, language: Language): Opening[] {
  const today = dayOf(now);
  return openingsIn(language).filter(
    ({ posted, validThrough }) => posted <= today && today <= validThrough,
  );
}

/** @returns the last second with its offset: `2027-08-31T23:59:59-05:00` */
export function lastSecondOf(day: string): string {
  const zone = new Intl.DateTimeFormat("en-US", {
    timeZone: company.timeZone,
    timeZoneName: "longOffset",
  })
    .formatToParts(new Date(`${day}T23:59:59Z`))
    .find(({ type }) => type === "timeZoneName");
  return `${day}T23:59:59${zone?.value.slice("GMT".length) || "Z"}`;
}

/** The latest day on which an opening appeared or ended; `undefined` before the first. */
export function openingsChangedOn(now: Date): string | undefined {
  const today = dayOf(now);
  // Days are the same in every language.
  return openingsIn("en")
    .flatMap(({ posted, validThrough }) => [posted, dayAfter(validThrough)])
    .filter((day) => day <= today)
    .sort()
    .at(-1);
}

const dayOf = (moment: Date): string =>
  moment.toLocaleDateString("en-CA", { timeZone: company.timeZone });

const dayAfter = (day: string): string =>
  new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
