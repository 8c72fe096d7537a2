/**
 * Makes the offer for the prospect, field by field, from a version of a bid. Whatever is not named here
 * (costs, wages, hours of work, margins) can get into no paper, page, email or evidence.
 */
import {
  type AlternativeName,
  alternativeNames,
  type BidInput,
  nameWithBuilding,
} from "#features/bids/bid-sheet-types.ts";
import { priceBid } from "#features/bids/calculation/price-bid.ts";
import type { ComparableQuality } from "#features/insights/comparable-quality.ts";
import { readScopeTasks } from "#features/scopes/scope-tasks.ts";
import { toPromisedTasks } from "#features/start-up-plans/promised-tasks.ts";
import type {
  Offer,
  OfferedAlternative,
  OfferedCertificate,
  OfferedTasks,
  OfferedTerm,
} from "./offer-types.ts";
import { type ProposalDraft, readYearlyIncrease } from "./proposal-types.ts";

function toAlternative(input: BidInput, name: AlternativeName): OfferedAlternative {
  const { sheet } = input;
  const { price, priceAVisit, visitsAMonth, periodicWork } = priceBid(input, name);
  const { name: label, porterMinutesADay, porterDaysAWeek } = sheet.alternatives[name];
  return {
    name,
    label,
    pricePerMonth: price,
    pricePerVisit: priceAVisit ?? 0,
    visitsAMonth,
    areas: sheet.areas.flatMap((area) => {
      const { floor, type, squareFeet, frequency } = area;
      const often = frequency[name];
      if (often === null) return [];
      return [{ name: nameWithBuilding(area), floor, type, squareFeet, frequency: often }];
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

/** Alternatives that the draft names and the bid offers. */
export const offeredAlternatives = (
  input: BidInput,
  { offered }: Pick<ProposalDraft, "offered">,
): OfferedAlternative[] =>
  alternativeNames
    .filter((name) => offered.includes(name) && input.sheet.alternatives[name].isOffered)
    .map((name) => toAlternative(input, name));

/** Proof of quality that goes with the offer. */
export interface OfferBacking {
  certificates: readonly OfferedCertificate[];
  quality: ComparableQuality | undefined;
}

/** The order is that in which the alternatives first have each type of area. */
function tasksOf(
  alternatives: readonly OfferedAlternative[],
  { tasks = {} }: ProposalDraft,
): OfferedTasks[] {
  const types = new Set(alternatives.flatMap(({ areas }) => areas.map(({ type }) => type)));
  return [...types].flatMap((type) => {
    const read = readScopeTasks(tasks[type] ?? "");
    return read.length === 0 ? [] : [{ type, tasks: read }];
  });
}

/** A draft has at most one of the two. */
function termOf({ termMonths = "", endsOn = "" }: ProposalDraft): OfferedTerm | undefined {
  if (termMonths !== "") return { months: Number(termMonths) };
  return endsOn === "" ? undefined : { lastDay: endsOn };
}

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
  { certificates, quality }: OfferBacking,
): Offer => {
  const startUp = toPromisedTasks(draft.startUp ?? []);
  const term = termOf(draft);
  const escalation = readYearlyIncrease(draft.escalation ?? "");
  const alternatives = offeredAlternatives(input, draft);
  const tasks = tasksOf(alternatives, draft);
  return {
    format: 3,
    ...facts,
    expiresOn: draft.expiresOn,
    startsOn: draft.startsOn,
    letter: draft.letter,
    alternatives,
    ...(tasks.length > 0 && { tasks }),
    window: input.sheet.window,
    suppliesBy: input.sheet.supplies.by === "client" ? "client" : "company",
    exclusions: draft.exclusions,
    terms: draft.terms,
    ...(startUp.length > 0 && { startUp }),
    ...(certificates.length > 0 && { certificates }),
    ...(quality && { quality }),
    ...(term && { term }),
    ...(escalation !== undefined && { escalation }),
  };
};
