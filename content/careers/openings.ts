// Pay is always shown. An opening past its last day, in the company's time zone, is hidden everywhere.
import { type Language, localeOf } from "#platform/language/language.ts";
import { contentIn, whileContentStays } from "../content-in.ts";
import * as en from "../en/careers/opening-texts.ts";
import * as es from "../es/careers/opening-texts.ts";

export interface Pay {
  from: number;
  to: number;
  per: "hour" | "year";
  besides?: string;
}

export interface JobLocation {
  city: string;
  /** Two letters. */
  state: string;
}

/** What is the same in every language. */
export interface OpeningFacts {
  /** The value of the application form's `position`. */
  id: string;
  department: "Operations" | "Management" | "Sales" | "Customer Success";
  /** Empty for work from home. */
  sites: readonly JobLocation[];
  /** States from which one may work; only for work from home. */
  remoteFrom?: readonly string[];
  type: "Full-time";
  pay: Omit<Pay, "besides">;
  /** Days, `2026-11-02`; the last one included. */
  posted: string;
  validThrough: string;
  /** Invented for the demo; `npm run launch-check` refuses to go live with it. */
  demo: boolean;
}

export interface Opening extends Omit<OpeningFacts, "pay">, Omit<en.OpeningText, "payBesides"> {
  pay: Pay;
}

export const openingFacts = [
  {
    id: "cleaning-technician",
    department: "Operations",
    sites: [
      { city: "Chicago", state: "IL" },
      { city: "Columbus", state: "OH" },
      { city: "Nashville", state: "TN" },
      { city: "Dallas", state: "TX" },
    ],
    type: "Full-time",
    pay: { from: 17.5, to: 21, per: "hour" },
    posted: "2026-11-02",
    validThrough: "2027-10-31",
    demo: true,
  },
  {
    id: "facility-manager",
    department: "Management",
    sites: [{ city: "Chicago", state: "IL" }],
    type: "Full-time",
    pay: { from: 72_000, to: 90_000, per: "year" },
    posted: "2026-10-19",
    validThrough: "2027-08-31",
    demo: true,
  },
  {
    id: "account-executive",
    department: "Sales",
    sites: [{ city: "New York", state: "NY" }],
    type: "Full-time",
    pay: { from: 70_000, to: 88_000, per: "year" },
    posted: "2026-11-09",
    validThrough: "2027-09-30",
    demo: true,
  },
  {
    id: "customer-service-representative",
    department: "Customer Success",
    sites: [],
    remoteFrom: ["GA", "IL", "IN", "MI", "NC", "OH", "TN", "TX", "WI"],
    type: "Full-time",
    pay: { from: 20, to: 25, per: "hour" },
    posted: "2026-11-16",
    validThrough: "2027-10-31",
    demo: true,
  },
  {
    id: "operations-coordinator",
    department: "Operations",
    sites: [{ city: "Atlanta", state: "GA" }],
    type: "Full-time",
    pay: { from: 52_000, to: 64_000, per: "year" },
    posted: "2026-10-26",
    validThrough: "2027-08-31",
    demo: true,
  },
  {
    id: "night-supervisor",
    department: "Operations",
    sites: [
      { city: "Chicago", state: "IL" },
      { city: "Atlanta", state: "GA" },
      { city: "Philadelphia", state: "PA" },
    ],
    type: "Full-time",
    pay: { from: 23, to: 28, per: "hour" },
    posted: "2026-11-12",
    validThrough: "2027-10-31",
    demo: true,
  },
] as const satisfies readonly OpeningFacts[];

const textsIn = contentIn("careers/opening-texts", en, es);

/** All openings, also those of other days: see `opening-days.ts`. */
export const openingsIn = whileContentStays((language) => {
  const texts: Readonly<Record<(typeof openingFacts)[number]["id"], en.OpeningText>> =
    textsIn(language).openingTexts;
  return openingFacts.map(({ pay, ...facts }) => {
    const { payBesides, ...words } = texts[facts.id];
    return { ...facts, ...words, pay: { ...pay, besides: payBesides } };
  }) as Opening[];
});

/** What the application form offers while nothing is open. */
export const anyPosition = { id: "any-position" } as const;

const anyPositionIn = whileContentStays((language) => ({
  ...anyPosition,
  title: textsIn(language).anyPositionTitle,
}));

/** Undefined for an opening that has left the content. */
export const titleOfPosition = (id: string, language: Language): string | undefined =>
  [...openingsIn(language), anyPositionIn(language)].find((position) => position.id === id)?.title;

/** What an application can be for: one of the openings, or any position where there is none. */
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
