/** A year of visits before today and eight weeks ahead, the same for the same day. */
import { randomFrom } from "#demo/random.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { insertRows } from "#platform/database/insert-rows.ts";
import { newId } from "#platform/database/new-id.ts";
import type { DemoPlaces } from "#platform/demonstration.server.ts";
import { addDays, mondayOf, todayIn } from "#platform/format/local-date.ts";
import { nightsOf } from "../scope-tasks.server.ts";
import { columnsOf, findCalendar, horizonFrom } from "../series/make-visits.server.ts";
import { plannedDates } from "../series/planned-dates.ts";
import { visitExceptions, visitTasks } from "../tables/visit-records.ts";
import { visitSeries } from "../tables/visit-series.ts";
import { visits } from "../tables/visits.ts";
import {
  type DemoNight,
  type DemoOutcomes,
  type DemoTrouble,
  pastNight,
  readTasksOfNights,
} from "./past-night.server.ts";

export interface DemoVisits extends DemoOutcomes {
  series: readonly {
    facility: string;
    title: string;
    rule: string;
    window: readonly [from: string, to: string];
    crewSize: number;
    crewLead: string;
  }[];
  missedAt: string;
  inSpanish: readonly string[];
  lastNight: DemoTrouble & { facility: string };
  cancelled: { facility: string; reason: string };
}

const daysBack = 364;
/** Tasks of earlier nights would be most of the database, and of the first start. */
const taskDays = 35;

/** A transaction a series: together they would keep visitors of the first seconds waiting. */
export async function addDemoVisits(
  db: Database,
  demo: DemoVisits,
  places: DemoPlaces,
  now: Date,
): Promise<void> {
  for (const [index, planned] of demo.series.entries())
    await db.transaction((tx) => addSeries(tx, demo, planned, places, { now, seed: index + 1 }));
}

async function addSeries(
  tx: Transaction,
  demo: DemoVisits,
  planned: DemoVisits["series"][number],
  places: DemoPlaces,
  { now, seed }: { now: Date; seed: number },
): Promise<void> {
  const random = randomFrom(seed);
  const { id: facilityId, clientId } = places.facilityOf(planned.facility);
  const calendar = await findCalendar(tx, facilityId);
  const today = todayIn(calendar.timeZone, now);
  const crewLead = places.accountOf(planned.crewLead);
  const [startsAt, endsAt] = planned.window;
  const series = {
    id: newId(),
    facilityId,
    clientId,
    title: planned.title,
    rule: planned.rule,
    startsOn: mondayOf(addDays(today, -daysBack)),
    windowStart: startsAt,
    windowEnd: endsAt,
    crewSize: planned.crewSize,
    createdBy: crewLead,
  };
  await tx.insert(visitSeries).values(series);
  const dates = { ...series, endsOn: null };
  const dated = plannedDates(dates, calendar, series.startsOn, horizonFrom(today));
  const plan = { startsAt, endsAt, crewSize: planned.crewSize };
  const rows = dated.map(({ originalDate, date }) => ({
    id: newId(),
    seriesId: series.id,
    facilityId,
    clientId,
    originalDate,
    ...columnsOf({ ...plan, date }, calendar.timeZone),
  }));
  const begun = rows.filter(({ beginsAt }) => beginsAt <= now);
  const over = begun.filter(({ endsAt: end }) => end <= now).length;
  const tasksOf = await readTasksOfNights(tx, facilityId, nightsOf(dates, calendar));
  const tasksSince = addDays(today, -taskDays);
  const language = demo.inSpanish.includes(planned.crewLead) ? "es" : "en";
  const nights = begun.map((row, n): DemoNight => {
    const isMissed =
      (planned.facility === demo.missedAt && n === over - 2) || (n % 97 === 61 && n < over - 20);
    const tasks = row.date < tasksSince ? [] : tasksOf(row);
    const isLastNight = planned.facility === demo.lastNight.facility && n === over - 1;
    const trouble = isLastNight ? demo.lastNight : undefined;
    return pastNight(random, row, { tasks, isMissed, trouble, crewLead, language, now }, demo);
  });
  const ahead = rows.slice(begun.length).map((row, n) => ({
    ...row,
    ...(planned.facility === demo.cancelled.facility && n === 6
      ? {
          state: "cancelled" as const,
          cancelReason: demo.cancelled.reason,
          cancelLanguage: "en" as const,
        }
      : { state: "scheduled" as const, cancelReason: null, cancelLanguage: null }),
  }));
  await tx.execute(insertRows(visits, [...nights.map(({ visit }) => visit), ...ahead]));
  const tasks = nights.flatMap((night) => night.tasks);
  if (tasks.length > 0) await tx.execute(insertRows(visitTasks, tasks));
  const exceptions = nights.flatMap((night) => night.exceptions);
  if (exceptions.length > 0) await tx.execute(insertRows(visitExceptions, exceptions));
}
