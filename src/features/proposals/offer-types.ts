/** The shape of what a proposal offers; safe for browsers. */
import type { AlternativeName } from "#features/bids/bid-sheet-types.ts";
import type { AreaType } from "#features/facilities/areas/area-types.ts";
import type { Frequency } from "#features/facilities/scope/frequency-types.ts";
import type { PromisedTask } from "#features/start-up-plans/promised-tasks.ts";
import type { Language } from "#platform/language/language.ts";

interface OfferedArea {
  name: string;
  floor: string;
  type: AreaType;
  /** 0 where nobody has measured it. */
  squareFeet: number;
  frequency: Frequency;
}

interface OfferedWork {
  name: string;
  /** Cents each time. */
  price: number;
  timesAYear: number;
  /** Calendar months from 1, in their order; one stands twice where it is done twice in it. */
  months: readonly number[];
}

export interface OfferedAlternative {
  name: AlternativeName;
  /** As the office calls it; may be empty. */
  label: string;
  /** Cents. */
  pricePerMonth: number;
  pricePerVisit: number;
  /** Hundredths, as 21.67. */
  visitsAMonth: number;
  areas: readonly OfferedArea[];
  /** Minutes a day of somebody who is there by day; null where nobody is. */
  porter: { minutesADay: number; daysAWeek: number } | null;
  work: readonly OfferedWork[];
}

export interface Offer {
  /** The number of this shape: another shape gets another one, and this is still read. */
  format: 1;
  reference: string;
  number: number;
  language: Language;
  /** The prospect. */
  company: string;
  contact: string;
  /** Names of the company that offers, and of its person. */
  provider: string;
  seller: string;
  /** ISO days. */
  offeredOn: string;
  expiresOn: string;
  /** Empty where both still have to agree on it. */
  startsOn: string;
  letter: string;
  alternatives: readonly OfferedAlternative[];
  /** Times of day; null where nothing was agreed. */
  window: { from: string; until: string } | null;
  suppliesBy: "company" | "client";
  exclusions: string;
  terms: string;
  /**
   * The start-up plan, in the order of its days. Absent where nothing is promised, as in offers from before
   * there were any: what is absent is no part of the fingerprint.
   */
  startUp?: readonly PromisedTask[];
}
