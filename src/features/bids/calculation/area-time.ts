/** Minutes that were entered by hand win over fixtures, and fixtures win over a rate. */
import { type ProductionRate, rateFor } from "#features/production-rates/production-rate.ts";
import { fixtures } from "#features/production-rates/rated-subject-types.ts";
import { timesAYear } from "#features/scopes/frequency-types.ts";
import type { AlternativeName, BidArea, BidInput } from "../bid-sheet-types.ts";
import { divide, type Fraction, fraction, multiply, sumOf, zero } from "./fraction.ts";

export type TimeBasis =
  | { by: "own" }
  | { by: "fixtures" }
  | { by: "rate"; rate: ProductionRate }
  /** Neither a rate nor fixtures: it takes no time, and the bid says so. */
  | { by: "nothing" };

export interface AreaTime {
  area: BidArea;
  basis: TimeBasis;
  /** Each time, with its difficulty. */
  minutes: Fraction;
  timesAYear: number;
}

/** Minutes for one time, before the difficulty of the area is applied. */
function plainMinutes({ sheet, rates, fixtureTimes }: BidInput, area: BidArea) {
  if (area.ownSeconds !== null)
    return { basis: { by: "own" } as const, minutes: fraction(area.ownSeconds, 60) };
  // A restroom that is counted is not measured as well: its floor is part of the time of its fixtures.
  if (fixtures.some((name) => area.fixtures[name] > 0)) {
    const seconds = fixtures.map((name) => area.fixtures[name] * fixtureTimes[name].seconds);
    const all = seconds.reduce((sum, areaSeconds) => sum + areaSeconds, 0);
    return { basis: { by: "fixtures" } as const, minutes: fraction(all, 60) };
  }
  const rate = rateFor(rates, area, sheet.facilityType);
  if (rate === undefined) return { basis: { by: "nothing" } as const, minutes: zero };
  const minutes = fraction(area.squareFeet * 60, rate.squareFeetAnHour);
  return { basis: { by: "rate", rate } as const, minutes };
}

/** Areas that the alternative leaves out are absent; the others keep the order of the sheet. */
export function areaTimes(input: BidInput, alternative: AlternativeName): AreaTime[] {
  return input.sheet.areas.flatMap((area) => {
    const frequency = area.frequency[alternative];
    if (frequency === null) return [];
    const { basis, minutes } = plainMinutes(input, area);
    const difficult = multiply(minutes, fraction(area.difficulty, 100));
    return { area, basis, minutes: difficult, timesAYear: timesAYear(frequency) };
  });
}

interface CleaningTime {
  /** Five a week are 260 a year, and 21.67 a month. */
  visitsAYear: number;
  minutesAYear: Fraction;
  /** The average visit of a year. */
  minutesAVisit: Fraction;
  /** The night on which everything falls together. */
  longestVisit: Fraction;
}

/** @param setUpMinutes for each visit */
export function cleaningTime(times: readonly AreaTime[], setUpMinutes: number): CleaningTime {
  const visitsAYear = Math.max(0, ...times.map((time) => time.timesAYear));
  if (visitsAYear === 0)
    return { visitsAYear, minutesAYear: zero, minutesAVisit: zero, longestVisit: zero };
  const setUp = fraction(setUpMinutes);
  const minutesAYear = sumOf([
    ...times.map((time) => multiply(time.minutes, fraction(time.timesAYear))),
    multiply(setUp, fraction(visitsAYear)),
  ]);
  return {
    visitsAYear,
    minutesAYear,
    minutesAVisit: divide(minutesAYear, fraction(visitsAYear)),
    longestVisit: sumOf([...times.map(({ minutes }) => minutes), setUp]),
  };
}
