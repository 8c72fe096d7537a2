/** The shape of what a proposal offers; safe for browsers. */
import type { AlternativeName } from "#features/bids/bid-sheet-types.ts";
import type { AreaType } from "#features/facilities/areas/area-types.ts";
import type { ComparableQuality } from "#features/insights/comparable-quality.ts";
import type { Frequency } from "#features/scopes/frequency-types.ts";
import type { ScopeTask } from "#features/scopes/scope-tasks.ts";
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
  /** The office's name for it; may be empty. */
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

/** A certificate of the company as it was when the offer was sent. */
export interface OfferedCertificate {
  name: string;
  issuer: string;
  /** ISO day; absent where it has no last one. */
  validThrough?: string;
  /** SHA-256 of its file, hexadecimal; absent where it has none. */
  sha256?: string;
}

/** Tasks in areas of one type. */
export interface OfferedTasks {
  type: AreaType;
  tasks: readonly ScopeTask[];
}

/** The length of the contract: months from the first day of service, or a last day. */
export type OfferedTerm = { months: number } | { lastDay: string };

export interface Offer {
  /**
   * The number of this shape: another shape gets another one, and this is still read. Offers of format 1 print
   * as they did when they were sent; those of 2 say how often work is done and by whose clock the last day ends, those of 3 what is done in each
   * kind of area.
   */
  format: 1 | 2 | 3;
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
  /** One entry for each type of area that has tasks; absent if none has, and before format 3. */
  tasks?: readonly OfferedTasks[];
  /** Times of day; null if none were agreed. */
  window: { from: string; until: string } | null;
  suppliesBy: "company" | "client";
  exclusions: string;
  terms: string;
  /**
   * The start-up plan, in the order of its days. Absent where nothing is promised, as in offers from before
   * there were any: what is absent is no part of the fingerprint.
   */
  startUp?: readonly PromisedTask[];
  /** Absent where none was chosen. */
  certificates?: readonly OfferedCertificate[];
  /** Absent where the seller left it out, or too few clients stand behind it. */
  quality?: ComparableQuality;
  /** Absent where the terms alone say how the contract ends. */
  term?: OfferedTerm;
  /** The yearly increase of the monthly price, in hundredths of a percent; absent if none was agreed. */
  escalation?: number;
}
