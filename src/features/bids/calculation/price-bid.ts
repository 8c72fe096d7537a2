/**
 * The price of an alternative, line by line. Everything is reckoned exactly; each line is rounded once to
 * the cent, and the totals are sums of the lines, so that what stands in the table adds up.
 */
import {
  type BurdenPart,
  burdenParts,
  type WageRole,
  wageRoles,
} from "#content/bid-assumptions.ts";
import { fastestBuildingRate } from "#content/production-rates.ts";
import { shippedProductionRates } from "#features/production-rates/shipped-rates.ts";
import {
  type AlternativeName,
  alternativeNames,
  type BidInput,
  type PeriodicWork,
  type PriceTarget,
} from "../bid-sheet-types.ts";
import { type AreaTime, areaTimes, cleaningTime, type TimeBasis } from "./area-time.ts";
import {
  divide,
  type Fraction,
  fraction,
  isGreater,
  multiply,
  round,
  roundUp,
  subtract,
  sumOf,
} from "./fraction.ts";

type CostName =
  | "cleaningWages"
  | "leadWages"
  /** Cleaners' extra pay for nights and weekends. */
  | "nightDifference"
  | "porterWages"
  | "supervisionWages"
  | `burden.${BurdenPart}`
  /** The whole burden of roles that have one of their own. */
  | "roleBurden"
  | "supplies"
  | "equipment"
  | "overhead"
  | "allowance";

interface CostLine {
  name: CostName;
  /** A month. */
  cents: number;
}

export interface PricedArea {
  id: string;
  basis: TimeBasis;
  /** Each time, exactly: sums of areas are rounded once. */
  minutes: Fraction;
  /** Tenths of a minute each time, and hundredths of an hour a month. */
  tenthsOfMinutes: number;
  monthlyHundredthsOfHours: number;
  timesAYear: number;
  difficulty: number;
  /** Its share of the hours of cleaning, in hundredths of a percent. */
  share: number;
}

export interface PricedPeriodicWork {
  id: string;
  name: string;
  cost: number;
  timesAYear: number;
  /** Cents each time, and for all times of a year. */
  price: number;
  priceAYear: number;
  /** Calendar months from 1, in their order. */
  months: number[];
}

export type BidWarning =
  | { kind: "nothing-to-clean" }
  | { kind: "no-rate"; areaName: string }
  /** More square feet an hour than the trade's sources have. */
  | { kind: "area-too-fast"; areaName: string; rate: number; high: number }
  | { kind: "building-too-fast"; rate: number; high: number }
  | { kind: "under-wage-floor"; wage: number; floor: number }
  | { kind: "under-margin-floor"; margin: number; floor: number }
  | { kind: "does-not-fit"; people: number; needed: number };

export interface PricedBid {
  /** Hundredths, as 21.67 a month. */
  visitsAMonth: number;
  tenthsOfMinutesAVisit: number;
  tenthsOfMinutesOfLongestVisit: number;
  /** Cleaning, porter and supervision; hundredths of hours a month. */
  hoursAMonth: number;
  squareFeet: number;
  /** People needed to finish the longest visit within the window; null without a window. */
  peopleNeeded: number | null;
  areas: PricedArea[];
  costs: CostLine[];
  /** Cents a month: the sum of the lines, what is put on it, and the price. */
  cost: number;
  profit: number;
  price: number;
  /** Below it an administrator has to approve. */
  lowestPrice: number;
  /** Null where a day porter is part of the price: it is not the price of the visits alone. */
  priceAVisit: number | null;
  priceAYear: number;
  /** Tenths of a cent; null where nothing was measured. */
  pricePerSquareFoot: number | null;
  pricePerHour: number | null;
  /** Hundredths of a percent of the price, and of the cost. */
  margin: number;
  markup: number;
  /** The margin, should the hours turn out a tenth fewer or more. */
  marginWithFewerHours: number;
  marginWithMoreHours: number;
  periodicWork: PricedPeriodicWork[];
  warnings: BidWarning[];
}

const wholeShare = 10_000;
const share = (hundredthsOfPercent: number): Fraction => fraction(hundredthsOfPercent, wholeShare);

export function priceFor(cost: Fraction, target: PriceTarget): Fraction {
  switch (target.kind) {
    case "margin":
      return divide(cost, share(wholeShare - target.share));
    case "markup":
      return multiply(cost, share(wholeShare + target.share));
    case "price":
      return fraction(target.cents);
  }
}

/** A window may reach into the next day; from and until the same time is a whole day. */
function windowMinutes({ from, until }: { from: string; until: string }): number {
  const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  const minutes = minuteOf(until) - minuteOf(from);
  return minutes > 0 ? minutes : minutes + 24 * 60;
}

/** Hundredths of a percent of the price; 0 if the price is nothing, because it has no share. */
export const marginOf = (price: number, cost: number): number =>
  price === 0 ? 0 : round(fraction((price - cost) * wholeShare, price));

/** Hundredths of a percent of the cost; 0 if the cost is nothing. */
export const markupOf = (price: number, cost: number): number =>
  cost === 0 ? 0 : round(fraction((price - cost) * wholeShare, cost));

interface MonthlyMinutes {
  /** Includes the minutes that a lead cleans. */
  cleaning: Fraction;
  lead: Fraction;
  porter: Fraction;
  supervision: Fraction;
}

/** Cents an hour. */
const wagesOf = ({ sheet, assumptions }: Pick<BidInput, "sheet" | "assumptions">) => {
  const cleaner = sheet.wage ?? assumptions.wage;
  const nightDifference = sheet.nightDifference ?? 0;
  return {
    cleaner,
    // A building that pays its cleaners more than the company's leads pays its leads no less.
    lead: sheet.leadWage ?? Math.max(assumptions.leadWage ?? 0, cleaner),
    supervisor: sheet.supervisorWage ?? assumptions.supervisorWage,
    porter: sheet.porterWage ?? assumptions.porterWage ?? cleaner,
    nightDifference,
  };
};

function costLines({ sheet, assumptions }: BidInput, minutes: MonthlyMinutes): CostLine[] {
  const { nightDifference, ...hourly } = wagesOf({ sheet, assumptions });
  const cleaners = subtract(minutes.cleaning, minutes.lead);
  const cleaningWages = multiply(cleaners, fraction(hourly.cleaner, 60));
  const leadWages = multiply(minutes.lead, fraction(hourly.lead, 60));
  const nightWages = multiply(minutes.cleaning, fraction(nightDifference, 60));
  const porterWages = multiply(minutes.porter, fraction(hourly.porter, 60));
  const supervisionWages = multiply(minutes.supervision, fraction(hourly.supervisor, 60));
  const night = fraction(nightDifference, 60);
  const wagesByRole: Readonly<Record<WageRole, Fraction>> = {
    cleaner: sumOf([cleaningWages, multiply(cleaners, night)]),
    lead: sumOf([leadWages, multiply(minutes.lead, night)]),
    supervisor: supervisionWages,
    porter: porterWages,
  };
  const wages = sumOf(Object.values(wagesByRole));
  const ownBurden = (role: WageRole) => sheet.roleBurden?.[role] ?? assumptions.roleBurden?.[role];
  const wagesWithParts = sumOf(
    wageRoles.filter((role) => ownBurden(role) === undefined).map((role) => wagesByRole[role]),
  );
  const burden = burdenParts.map(
    (part) =>
      [`burden.${part}`, multiply(wagesWithParts, share(assumptions.burden[part]))] as const,
  );
  const roleBurden = sumOf(
    wageRoles.map((role) => multiply(wagesByRole[role], share(ownBurden(role) ?? 0))),
  );
  const labor = sumOf([wages, roleBurden, ...burden.map(([, amount]) => amount)]);
  const supplies =
    sheet.supplies.by === "share"
      ? multiply(wages, share(assumptions.supplies))
      : fraction(sheet.supplies.by === "amount" ? sheet.supplies.cents : 0);
  const lines: readonly (readonly [CostName, Fraction])[] = [
    ["cleaningWages", cleaningWages],
    ...(minutes.lead.numerator > 0n ? [["leadWages", leadWages] as const] : []),
    ...(nightDifference > 0 ? [["nightDifference", nightWages] as const] : []),
    ["porterWages", porterWages],
    ["supervisionWages", supervisionWages],
    ...burden,
    ...(roleBurden.numerator > 0n ? [["roleBurden", roleBurden] as const] : []),
    ["supplies", supplies],
    ["equipment", fraction(sheet.equipment)],
    ["overhead", multiply(labor, share(assumptions.overhead))],
    ["allowance", multiply(wages, share(assumptions.allowance))],
  ];
  return lines.map(([name, amount]) => ({ name, cents: round(amount) }));
}

const totalOf = (lines: readonly CostLine[]): number =>
  lines.reduce((sum, { cents }) => sum + cents, 0);

/** Spread over the year from its first month; more often than monthly falls into a month twice. */
const monthsOf = ({ timesAYear, firstMonth }: PeriodicWork): number[] =>
  Array.from(
    { length: timesAYear },
    (_, n) => ((firstMonth - 1 + Math.floor((n * 12) / timesAYear)) % 12) + 1,
  ).toSorted((a, b) => a - b);

/**
 * A margin of 90% gives this factor. Above it, a building that costs next to nothing would inflate other
 * work.
 */
const mostTimesItsCost = 10;

/** The market price of the building as a multiple of its cost, never less than one. */
function timesItsCost({ price, cost }: Pick<PricedBid, "price" | "cost">): Fraction {
  if (price <= cost) return fraction(1);
  return price >= cost * mostTimesItsCost ? fraction(mostTimesItsCost) : fraction(price, cost);
}

/** The monthly price is for the building; work by the time takes over its margin or markup. */
function pricePeriodicWork(
  work: PeriodicWork,
  target: PriceTarget,
  building: Pick<PricedBid, "price" | "cost">,
) {
  const { id, name, cost, timesAYear } = work;
  // The margin that is shown is rounded, and would be off by a cent.
  const price = round(
    target.kind === "price"
      ? multiply(fraction(cost), timesItsCost(building))
      : priceFor(fraction(cost), target),
  );
  return {
    id,
    name,
    cost,
    timesAYear,
    price,
    priceAYear: price * timesAYear,
    months: monthsOf(work),
  };
}

const toPricedArea = (time: AreaTime, minutesAYear: Fraction): PricedArea => {
  const aYear = multiply(time.minutes, fraction(time.timesAYear));
  return {
    id: time.area.id,
    basis: time.basis,
    minutes: time.minutes,
    tenthsOfMinutes: round(multiply(time.minutes, fraction(10))),
    monthlyHundredthsOfHours: round(multiply(aYear, fraction(100, 12 * 60))),
    timesAYear: time.timesAYear,
    difficulty: time.area.difficulty,
    share:
      minutesAYear.numerator === 0n
        ? 0
        : round(multiply(divide(aYear, minutesAYear), fraction(wholeShare))),
  };
};

export function priceBid(input: BidInput, name: AlternativeName): PricedBid {
  const { sheet } = input;
  const alternative = sheet.alternatives[name];
  const times = areaTimes(input, name);
  const { visitsAYear, minutesAYear, minutesAVisit, longestVisit } = cleaningTime(
    times,
    sheet.setUpMinutes,
  );
  const cleaning = divide(minutesAYear, fraction(12));
  const leading = fraction((sheet.leadMinutesAVisit ?? 0) * visitsAYear, 12);
  const minutes: MonthlyMinutes = {
    cleaning,
    // A lead does no more than there is to do.
    lead: isGreater(leading, cleaning) ? cleaning : leading,
    porter: fraction(alternative.porterMinutesADay * alternative.porterDaysAWeek * 52, 12),
    supervision: fraction(sheet.supervisionMinutesAMonth),
  };
  const allMinutes = sumOf([minutes.cleaning, minutes.porter, minutes.supervision]);
  const costs = costLines(input, minutes);
  const cost = totalOf(costs);
  const price = round(priceFor(fraction(cost), alternative.target));
  const margin = marginOf(price, cost);
  const marginWithHours = (percent: number) => {
    const [cleaning, lead, porter] = [minutes.cleaning, minutes.lead, minutes.porter].map(
      (workMinutes) => multiply(workMinutes, fraction(percent, 100)),
    ) as [Fraction, Fraction, Fraction];
    return marginOf(price, totalOf(costLines(input, { ...minutes, cleaning, lead, porter })));
  };
  const squareFeet = times.reduce((sum, { area }) => sum + area.squareFeet, 0);
  const peopleNeeded =
    sheet.window === null
      ? null
      : roundUp(divide(longestVisit, fraction(windowMinutes(sheet.window))));
  const ofHours = fraction(100, 60);
  return {
    visitsAMonth: round(fraction(visitsAYear * 100, 12)),
    tenthsOfMinutesAVisit: round(multiply(minutesAVisit, fraction(10))),
    tenthsOfMinutesOfLongestVisit: round(multiply(longestVisit, fraction(10))),
    hoursAMonth: round(multiply(allMinutes, ofHours)),
    squareFeet,
    peopleNeeded,
    areas: times.map((time) => toPricedArea(time, minutesAYear)),
    costs,
    cost,
    profit: price - cost,
    lowestPrice: roundUp(
      priceFor(fraction(cost), { kind: "margin", share: input.assumptions.marginFloor }),
    ),
    price,
    priceAVisit:
      visitsAYear === 0 || minutes.porter.numerator > 0n
        ? null
        : round(fraction(price * 12, visitsAYear)),
    priceAYear: price * 12,
    pricePerSquareFoot: squareFeet === 0 ? null : round(fraction(price * 10, squareFeet)),
    pricePerHour:
      allMinutes.numerator === 0n ? null : round(divide(fraction(price * 60), allMinutes)),
    margin,
    markup: markupOf(price, cost),
    marginWithFewerHours: marginWithHours(90),
    marginWithMoreHours: marginWithHours(110),
    periodicWork: sheet.periodicWork.map((work) =>
      pricePeriodicWork(work, alternative.target, { price, cost }),
    ),
    warnings: [
      ...timeWarnings(times, minutesAYear),
      ...fitWarnings(sheet.people, peopleNeeded),
      ...moneyWarnings(input, { price, cost, margin }, minutes),
    ],
  };
}

export interface PricedAlternative {
  name: AlternativeName;
  priced: PricedBid;
}

/** Alternatives on offer, in the order of the sheet; the first one always is. */
export const priceOffered = (input: BidInput): PricedAlternative[] =>
  alternativeNames
    .filter((name) => input.sheet.alternatives[name].isOffered)
    .map((name) => ({ name, priced: priceBid(input, name) }));

/** An alternative on offer must neither be empty nor be free. */
export const offersNothing = (input: BidInput): boolean =>
  priceOffered(input).some(({ priced }) => priced.price === 0 || priced.hoursAMonth === 0);

/** A version like that has to wait for an approval. */
export const isUnderMarginFloor = (input: BidInput): boolean =>
  priceOffered(input).some(({ priced }) =>
    priced.warnings.some(({ kind }) => kind === "under-margin-floor"),
  );

/** The fastest that sources know for an area of this type, whoever wrote the rate or the minutes that count. */
function fastestRate({ area, basis }: AreaTime): number | undefined {
  if (basis.by === "rate" && basis.rate.high !== null) return basis.rate.high;
  const shipped = shippedProductionRates.find(({ areaType }) => areaType === area.type);
  return shipped?.high ?? undefined;
}

/** @param minutesAYear of all cleaning, set-up included */
function timeWarnings(times: readonly AreaTime[], minutesAYear: Fraction): BidWarning[] {
  if (times.length === 0) return [{ kind: "nothing-to-clean" }];
  const ofAreas = times.flatMap((time): BidWarning[] => {
    const { area, basis, minutes } = time;
    if (basis.by === "nothing") return [{ kind: "no-rate", areaName: area.name }];
    const high = fastestRate(time);
    if (basis.by === "fixtures" || high === undefined || minutes.numerator === 0n) return [];
    const rate = divide(fraction(area.squareFeet * 60), minutes);
    if (!isGreater(rate, fraction(high))) return [];
    return [{ kind: "area-too-fast", areaName: area.name, rate: round(rate), high }];
  });
  // Rides over a warehouse floor are faster than any zone cleaning, and as fast as its sources say.
  const shortestMinutes = sumOf(
    times.map((time) =>
      fraction(
        time.area.squareFeet * time.timesAYear * 60,
        Math.max(fastestBuildingRate, fastestRate(time) ?? 0),
      ),
    ),
  );
  if (minutesAYear.numerator === 0n || !isGreater(shortestMinutes, minutesAYear)) return ofAreas;
  const yearlySquareFeet = times.reduce(
    (sum, { area, timesAYear }) => sum + area.squareFeet * timesAYear,
    0,
  );
  const rateIn = (minutes: Fraction) => round(divide(fraction(yearlySquareFeet * 60), minutes));
  return [
    ...ofAreas,
    { kind: "building-too-fast", rate: rateIn(minutesAYear), high: rateIn(shortestMinutes) },
  ];
}

const fitWarnings = (people: number | null, needed: number | null): BidWarning[] =>
  people !== null && needed !== null && needed > people
    ? [{ kind: "does-not-fit", people, needed }]
    : [];

function moneyWarnings(
  { sheet, assumptions }: BidInput,
  { price, cost, margin }: Pick<PricedBid, "price" | "cost" | "margin">,
  minutes: MonthlyMinutes,
): BidWarning[] {
  const { cleaner, lead, supervisor, porter, nightDifference } = wagesOf({ sheet, assumptions });
  // A wage counts where somebody works for it: it may be left in a sheet whose porter is gone.
  const wage = Math.min(
    cleaner + nightDifference,
    ...(minutes.lead.numerator > 0n ? [lead + nightDifference] : []),
    ...(minutes.supervision.numerator > 0n ? [supervisor] : []),
    ...(minutes.porter.numerator > 0n ? [porter] : []),
  );
  const wageFloor = Math.max(assumptions.wageFloor, sheet.wageFloor ?? 0);
  const { marginFloor } = assumptions;
  // A price of nothing has no margin, and leaves less than any.
  const isUnderFloor = price === 0 ? cost > 0 : margin < marginFloor;
  return [
    ...(wage < wageFloor ? [{ kind: "under-wage-floor", wage, floor: wageFloor } as const] : []),
    ...(isUnderFloor ? [{ kind: "under-margin-floor", margin, floor: marginFloor } as const] : []),
  ];
}
