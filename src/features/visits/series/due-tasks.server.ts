/** Which tasks of a scope are due on which night. */
import { createHash } from "node:crypto";
import type { LocalDate } from "#platform/format/local-date.ts";
import { addDays, mondayOf } from "#platform/format/local-date.ts";
import { type FacilityDays, plannedDates } from "./planned-dates.ts";
import type { SeriesDates } from "./recurrence.ts";
import { earlierStart } from "./recurrence-rule.ts";

export type FrequencyPeriod = "week" | "month" | "quarter" | "year";

export interface ScopeTask {
  areaId: string;
  task: string;
  /** How often in the period, as the scope of work says. */
  times: number;
  per: FrequencyPeriod;
}

/** The nights of the period that a date lies in, by original date and in their order. */
export type NightsOf = (date: LocalDate, period: FrequencyPeriod) => readonly LocalDate[];

/**
 * @returns nights as if the series had always run: where one was split or begins in mid-month, monthly
 * tasks stay on the nights that they had
 */
export function nightsOf(series: SeriesDates, days: FacilityDays): NightsOf {
  const endless = {
    rule: series.rule,
    startsOn: earlierStart(series.rule, series.startsOn),
    endsOn: null,
  };
  // A year at once, with the weeks that reach into it: rules are slow to begin with.
  const years = new Map<string, readonly LocalDate[]>();
  const nightsIn = (year: string) => {
    const ofYear =
      years.get(year) ??
      plannedDates(endless, days, addDays(`${year}-01-01`, -7), addDays(`${year}-12-31`, 7)).map(
        ({ originalDate }) => originalDate,
      );
    years.set(year, ofYear);
    return ofYear;
  };
  return (date, period) => {
    const [first, last] = periodOf(date, period);
    return nightsIn(date.slice(0, 4)).filter((night) => night >= first && night <= last);
  };
}

/** First and last day. Weeks begin on Monday. */
export function periodOf(date: LocalDate, period: FrequencyPeriod): [LocalDate, LocalDate] {
  if (period === "week") return [mondayOf(date), addDays(mondayOf(date), 6)];
  const day = Temporal.PlainDate.from(date);
  const months = { month: 1, quarter: 3, year: 12 }[period];
  const first = day.with({ day: 1, month: day.month - ((day.month - 1) % months) });
  return [first.toString(), first.add({ months }).subtract({ days: 1 }).toString()];
}

/**
 * Spreads each task evenly over the nights of its period, beginning on another night for each task,
 * so that not all monthly work falls on one. The same night for the same area and task in every version
 * of a scope.
 * @param original the original date of the visit
 */
export function dueTasks<Task extends ScopeTask>(
  tasks: readonly Task[],
  nights: NightsOf,
  original: LocalDate,
): Task[] {
  return tasks.filter((one) => {
    const ofPeriod = nights(original, one.per);
    const night = ofPeriod.indexOf(original);
    if (night < 0) return false;
    if (one.times >= ofPeriod.length) return true;
    return nightsDue(one, ofPeriod.length).has(night);
  });
}

/** As many different nights as the task has times; expects more nights than times. */
function nightsDue(task: ScopeTask, nights: number): ReadonlySet<number> {
  const begin = phaseOf(task);
  const times = Array.from({ length: task.times }, (_, one) => one);
  return new Set(times.map((one) => Math.floor(((one + begin) * nights) / task.times)));
}

/** At least 0, below 1. */
const phaseOf = ({ areaId, task }: ScopeTask): number =>
  createHash("sha256").update(`${areaId} ${task}`).digest().readUInt32BE() / 2 ** 32;
