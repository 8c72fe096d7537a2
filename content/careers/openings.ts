// Pay is always shown. An opening past its last day, in the company's time zone, is hidden everywhere.
import { type Language, localeOf } from "#platform/language/language.ts";
import { contentIn, whileContentStays } from "../content-in.ts";
import * as en from "../en/careers/openings.ts";
import * as es from "../es/careers/openings.ts";
import type { JobLocation, Pay, WrittenOpening } from "./opening-facts.ts";

export interface Opening
  extends Omit<WrittenOpening, "pay" | "payBesides" | "sites" | "remoteFrom"> {
  pay: Pay;
  /** The list is empty for work from home. */
  sites: readonly JobLocation[];
  remoteFrom?: readonly string[] | undefined;
}

const writtenIn = contentIn("careers/openings", en, es);

/** Openings of other days are included: see `opening-days.ts`. */
export const openingsIn = whileContentStays((language): readonly Opening[] =>
  writtenIn(language).openings.map(({ pay, payBesides, sites, remoteFrom, ...opening }) => ({
    ...opening,
    pay: { from: pay.least, to: pay.most, per: pay.per, besides: payBesides || undefined },
    sites: sitesIn(sites),
    remoteFrom: remoteFrom.match(/[A-Z]{2}/g) ?? undefined,
  })),
);

/** Each line is one site: `Chicago, IL`. */
const sitesIn = (text: string): JobLocation[] =>
  text.split("\n").flatMap((line) => {
    const [, city, state] = /^\s*(.*\S)\s*,\s*([A-Z]{2})\s*$/.exec(line) ?? [];
    return city && state ? [{ city, state }] : [];
  });

/** The application form offers this while nothing is open. */
export const anyPosition = { id: "any-position" } as const;

const anyPositionIn = whileContentStays((language) => ({
  ...anyPosition,
  title: writtenIn(language).anyPosition.title,
}));

/** Undefined for an opening that has left the content. */
export const titleOfPosition = (id: string, language: Language): string | undefined =>
  [...openingsIn(language), anyPositionIn(language)].find((position) => position.id === id)?.title;

/** An application is for one of the openings, or for any position where there is none. */
export const positionsAmong = (
  open: readonly Opening[],
  language: Language,
): readonly Pick<Opening, "id" | "title">[] => (open.length > 0 ? open : [anyPositionIn(language)]);

export const openingsNamed = (ids: readonly string[], language: Language): Opening[] =>
  openingsIn(language).filter(({ id }) => ids.includes(id));

/** `$17.50 to $21.00 an hour`, `De $72,000 a $90,000 al año` */
export function formatPay({ from, to, per }: Pay, language: Language): string {
  const digits = per === "hour" ? 2 : 0;
  const dollars = (amount: number) =>
    `$${amount.toLocaleString(localeOf(language), { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
  const range = { from: dollars(from), to: dollars(to) };
  return language === "es"
    ? `De ${range.from} a ${range.to} ${per === "hour" ? "por hora" : "al año"}`
    : `${range.from} to ${range.to} ${per === "hour" ? "an hour" : "a year"}`;
}
