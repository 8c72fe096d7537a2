/**
 * What a proposal offers, as the prospect gets it. Made field by field out of a bid's version: what is not
 * named here (costs, wages, hours of work, margins) is in no paper, page, email or evidence.
 */
import {
  type AlternativeName,
  alternativeNames,
  type BidInput,
} from "#features/bids/bid-sheet-types.ts";
import { priceBid } from "#features/bids/calculation/price-bid.ts";
import type { AreaType } from "#features/facilities/areas/area-types.ts";
import type { Frequency } from "#features/facilities/scope/frequency-types.ts";
import type { Language } from "#platform/language/language.ts";
import type { ProposalDraft } from "./proposal-types.ts";

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
  /** Of this shape: another one gets another number, and the first is still read. */
  format: 1;
  reference: string;
  number: number;
  language: Language;
  /** Of the prospect. */
  company: string;
  contact: string;
  /** Of who offers. */
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
}

function toAlternative(input: BidInput, name: AlternativeName): OfferedAlternative {
  const { sheet } = input;
  const { price, priceAVisit, visitsAMonth, periodicWork } = priceBid(input, name);
  const { name: label, porterMinutesADay, porterDaysAWeek } = sheet.alternatives[name];
  return {
    name,
    label,
    pricePerMonth: price,
    pricePerVisit: priceAVisit,
    visitsAMonth,
    areas: sheet.areas.flatMap(({ name: area, floor, type, squareFeet, frequency }) => {
      const often = frequency[name];
      return often === null ? [] : [{ name: area, floor, type, squareFeet, frequency: often }];
    }),
    porter:
      porterMinutesADay > 0 && porterDaysAWeek > 0
        ? { minutesADay: porterMinutesADay, daysAWeek: porterDaysAWeek }
        : null,
    work: periodicWork.map(({ name: work, price: each, timesAYear, months }) => ({
      name: work,
      price: each,
      timesAYear,
      months,
    })),
  };
}

/** Those that the draft names and the bid offers. */
export const offeredAlternatives = (
  input: BidInput,
  { offered }: Pick<ProposalDraft, "offered">,
): OfferedAlternative[] =>
  alternativeNames
    .filter((name) => offered.includes(name) && input.sheet.alternatives[name].isOffered)
    .map((name) => toAlternative(input, name));

export const makeOffer = (
  input: BidInput,
  draft: ProposalDraft,
  facts: Pick<
    Offer,
    | "reference"
    | "number"
    | "language"
    | "company"
    | "contact"
    | "provider"
    | "seller"
    | "offeredOn"
  >,
): Offer => ({
  format: 1,
  ...facts,
  expiresOn: draft.expiresOn,
  startsOn: draft.startsOn,
  letter: draft.letter,
  alternatives: offeredAlternatives(input, draft),
  window: input.sheet.window,
  suppliesBy: input.sheet.supplies.by === "client" ? "client" : "company",
  exclusions: draft.exclusions,
  terms: draft.terms,
});
