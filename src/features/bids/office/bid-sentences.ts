/** What a priced bid says in words: which rate, which source, and the arithmetic, for each line. */

import type { FixtureTimes } from "#features/production-rates/production-rate.ts";
import { minutesText } from "#features/production-rates/rate-texts.ts";
import { fixtures } from "#features/production-rates/rated-subject-types.ts";
import { frequencyLabel } from "#features/scopes/frequency-types.ts";
import { dayAs } from "#platform/format/day-format.ts";
import { listText } from "#platform/format/list-text.ts";
import { moneyText, preciseMoneyText } from "#platform/format/money.ts";
import { decimalsText, numberText } from "#platform/format/number-format.ts";
import type { Language } from "#platform/language/language.ts";
import { totalsOf } from "../area-groups.ts";
import type { AlternativeName, BidArea, BidSheet } from "../bid-sheet-types.ts";
import type {
  BidWarning,
  PricedAlternative,
  PricedArea,
  PricedBid,
  PricedPeriodicWork,
} from "../calculation/price-bid.ts";
import { bidMessages } from "../messages.ts";

/** @param value tenths @returns e.g. `274.3` */
export const tenthsAsDecimal = (value: number): string => decimalsText(value / 10, 1);
/** @param value hundredths @returns e.g. `147.84` */
export const hundredthsAsDecimal = (value: number): string => decimalsText(value / 100, 2);
/** @param share hundredths of a percent @returns e.g. `16.7%` */
export const percentText = (share: number): string =>
  `${decimalsText(share / 100, 1).replace(/\.0$/, "")}%`;

/** @param tenthsOfCents e.g. 238 @returns `$0.238` */
export const footPriceText = (tenthsOfCents: number): string =>
  preciseMoneyText(tenthsOfCents / 10);

/** @param month from 1 */
export const monthName = (month: number, language: Language): string =>
  dayAs(`2026-${String(month).padStart(2, "0")}-01`, { month: "long" }, language);

/** `A`, or `A: Three nights a week` where it has a name. */
export function alternativeLabel(
  name: AlternativeName,
  sheet: BidSheet,
  language: Language,
): string {
  const { alternatives } = bidMessages(language);
  const letter = alternatives.letters[name];
  const ownName = sheet.alternatives[name].name;
  return ownName === ""
    ? alternatives.letter({ letter })
    : alternatives.named({ letter: alternatives.letter({ letter }), name: ownName });
}

/** Several alternatives share one sentence about the time, followed by the frequency in each. */
export function areaSentences(
  area: BidArea,
  offered: readonly { name: AlternativeName; area: PricedArea | undefined }[],
  fixtureTimes: FixtureTimes,
  language: Language,
): string[] {
  const { alternatives, explanation } = bidMessages(language);
  const first = offered.find((one) => one.area !== undefined)?.area;
  const basis = first && basisWithDifficulty(area, first, fixtureTimes, language);
  const each = offered.map(({ name, area: priced }) => {
    const alternative = alternatives.letter({ letter: alternatives.letters[name] });
    const frequency = area.frequency[name];
    if (basis === undefined || priced === undefined || frequency === null)
      return explanation.left({ alternative });
    const figures = {
      often: frequencyLabel(frequency, language),
      hours: hundredthsAsDecimal(priced.monthlyHundredthsOfHours),
      share: percentText(priced.share),
    };
    return offered.length === 1
      ? explanation.often({ basis, ...figures })
      : explanation.oftenIn({ alternative, ...figures });
  });
  return basis === undefined || offered.length === 1 ? each : [basis, ...each];
}

function basisWithDifficulty(
  area: BidArea,
  priced: PricedArea,
  fixtureTimes: FixtureTimes,
  language: Language,
): string {
  const basis = basisSentence(area, priced, fixtureTimes, language);
  return area.difficulty === 100
    ? basis
    : bidMessages(language).explanation.withDifficulty({ basis, percent: `${area.difficulty}%` });
}

function basisSentence(
  area: BidArea,
  { basis, tenthsOfMinutes }: PricedArea,
  fixtureTimes: FixtureTimes,
  language: Language,
): string {
  const { explanation } = bidMessages(language);
  const minutes = tenthsAsDecimal(tenthsOfMinutes);
  switch (basis.by) {
    case "own":
      return explanation.own({ minutes });
    case "nothing":
      return explanation.nothing;
    case "rate": {
      const { squareFeetAnHour, source } = basis.rate;
      const [feet, rate] = [numberText(area.squareFeet), numberText(squareFeetAnHour)];
      return explanation.rate({ feet, rate, source, minutes });
    }
    case "fixtures": {
      const counts = fixtures.flatMap((name) => {
        const count = area.fixtures[name];
        const each = minutesText(fixtureTimes[name].seconds);
        return count === 0 ? [] : explanation.counts[name]({ count, minutes: each });
      });
      return explanation.fixtures({ counts: listText(counts, language), minutes });
    }
  }
}

/** The total size is given once if it is the same in all alternatives; hours are given for each. */
export function totalsSentences(
  areas: readonly BidArea[],
  offered: readonly PricedAlternative[],
  language: Language,
): string[] {
  const { alternatives, areas: words } = bidMessages(language);
  const each = totalsOf(areas, offered).map((totals) => ({
    alternative: alternatives.letter({ letter: alternatives.letters[totals.alternative] }),
    size: words.size({
      areas: words.count({ count: totals.count }),
      feet: numberText(totals.squareFeet),
      minutes: tenthsAsDecimal(totals.tenthsOfMinutes),
    }),
    hours: hundredthsAsDecimal(totals.monthlyHundredthsOfHours),
  }));
  const [first, ...more] = each;
  if (first === undefined) return [];
  if (more.length === 0) return [words.totals(first)];
  return more.every(({ size }) => size === first.size)
    ? [first.size, listText(each.map(words.hoursOf), language)]
    : each.map(({ alternative, ...totals }) =>
        words.totalsOf({ alternative, totals: words.totals(totals) }),
      );
}

const laborLines = new Set([
  "cleaningWages",
  "leadWages",
  "nightDifference",
  "porterWages",
  "supervisionWages",
  "roleBurden",
]);

/** The price as a sentence. */
export function priceSentence(priced: PricedBid, language: Language): string {
  const { result } = bidMessages(language);
  const labor = priced.costs
    .filter(({ name }) => laborLines.has(name) || name.startsWith("burden."))
    .reduce((sum, { cents }) => sum + cents, 0);
  const always = {
    hours: hundredthsAsDecimal(priced.hoursAMonth),
    price: moneyText(priced.price),
    labor: percentText(priced.price === 0 ? 0 : Math.round((labor * 10_000) / priced.price)),
    margin: percentText(priced.margin),
  };
  if (priced.priceAVisit === null) return result.sentenceWithoutVisits(always);
  const visits = {
    visits: hundredthsAsDecimal(priced.visitsAMonth),
    visit: moneyText(priced.priceAVisit),
  };
  return priced.pricePerSquareFoot === null
    ? result.sentenceWithoutFeet({ ...always, ...visits })
    : result.sentence({ ...always, ...visits, foot: footPriceText(priced.pricePerSquareFoot) });
}

export function warningSentence(
  warning: BidWarning,
  alternative: string,
  language: Language,
): string {
  const { warnings } = bidMessages(language);
  switch (warning.kind) {
    case "nothing-to-clean":
      return warnings["nothing-to-clean"]({ alternative });
    case "no-rate":
      return warnings["no-rate"]({ alternative, area: warning.areaName });
    case "area-too-fast": {
      const [rate, high] = [numberText(warning.rate), numberText(warning.high)];
      return warnings["area-too-fast"]({ alternative, area: warning.areaName, rate, high });
    }
    case "building-too-fast": {
      const [rate, high] = [numberText(warning.rate), numberText(warning.high)];
      return warnings["building-too-fast"]({ alternative, rate, high });
    }
    case "under-wage-floor": {
      const [wage, floor] = [moneyText(warning.wage), moneyText(warning.floor)];
      return warnings["under-wage-floor"]({ alternative, wage, floor });
    }
    case "under-margin-floor": {
      const [margin, floor] = [percentText(warning.margin), percentText(warning.floor)];
      return warnings["under-margin-floor"]({ alternative, margin, floor });
    }
    case "does-not-fit":
      return warnings["does-not-fit"]({
        alternative,
        people: warnings.people({ count: warning.people }),
        needed: warnings.people({ count: warning.needed }),
      });
  }
}

/** Each alternative has its own margin or markup, so the same work has several prices. */
export function periodicSentences(
  workId: string,
  offered: readonly PricedAlternative[],
  language: Language,
): string[] {
  const { alternatives, periodic } = bidMessages(language);
  return offered.flatMap(({ name, priced: { periodicWork } }) => {
    const work = periodicWork.find(({ id }) => id === workId);
    if (work === undefined) return [];
    const priced = pricedWorkSentence(work, language);
    const alternative = alternatives.letter({ letter: alternatives.letters[name] });
    return offered.length === 1 ? priced : periodic.pricedIn({ alternative, priced });
  });
}

const pricedWorkSentence = (work: PricedPeriodicWork, language: Language): string =>
  bidMessages(language).periodic.priced({
    price: moneyText(work.price),
    year: moneyText(work.priceAYear),
    months: listText(
      [...new Set(work.months)].map((month) => monthName(month, language)),
      language,
    ),
  });

/** @param planned tenths of minutes for 1,000 square feet, as those of the buildings, of which there is one */
export function comparisonSentence(
  planned: number,
  takes: readonly number[],
  language: Language,
): string {
  const { comparison } = bidMessages(language);
  const bid = tenthsAsDecimal(planned);
  const low = tenthsAsDecimal(Math.min(...takes));
  const high = tenthsAsDecimal(Math.max(...takes));
  return low === high
    ? comparison.withinSame({ count: takes.length, bid, minutes: low })
    : comparison.within({ bid, low, high });
}
