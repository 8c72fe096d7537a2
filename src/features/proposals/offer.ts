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
import { toPromisedTasks } from "#features/start-up-plans/promised-tasks.ts";
import type { Offer, OfferedAlternative } from "./offer-types.ts";
import type { ProposalDraft } from "./proposal-types.ts";

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
): Offer => {
  const startUp = toPromisedTasks(draft.startUp ?? []);
  return {
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
    ...(startUp.length > 0 && { startUp }),
  };
};
