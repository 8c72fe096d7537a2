import { and, asc, eq, gt, gte, isNull, or, sql } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { byName } from "#platform/database/tables/name-order.ts";
import { listText } from "#platform/format/list-text.ts";
import { addDays, type LocalDate, todayIn } from "#platform/format/local-date.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { inVisibleFacility } from "#platform/identity/scope.server.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import type { Language } from "#platform/language/language.ts";
import { visitServerMessages } from "../messages.server.ts";
import { extraVisits } from "../tables/extra-visits.ts";
import { type VisitSeriesRow, visitSeries } from "../tables/visit-series.ts";
import { visits } from "../tables/visits.ts";
import { firstVisitOf } from "./first-visit.ts";
import { findCalendar, horizonFrom, seriesPlanOf } from "./make-visits.server.ts";
import { patternOf } from "./recurrence-rule.ts";

export interface SeriesSummary
  extends Pick<
    VisitSeriesRow,
    | "id"
    | "facilityId"
    | "title"
    | "rule"
    | "startsOn"
    | "endsOn"
    | "windowStart"
    | "windowEnd"
    | "crewSize"
    | "doesScope"
    | "splitFrom"
  > {
  facilityName: string;
  timeZone: string;
}

/**
 * Series that are running or still to begin; extra visits are single ones.
 * @param facilityId only those of one facility
 */
export const listSeries = (
  db: Database,
  actor: Actor,
  facilityId?: string,
): Promise<SeriesSummary[]> =>
  select(db)
    .where(
      and(
        isReadable(actor),
        facilityId === undefined ? undefined : eq(visitSeries.facilityId, facilityId),
        isNoExtraVisit,
        or(
          isNull(visitSeries.endsOn),
          gte(visitSeries.endsOn, sql`(now() - interval '1 day')::date`),
        ),
      ),
    )
    .orderBy(asc(byName(facilities.name)), asc(visitSeries.startsOn), asc(visitSeries.id));

/** Undefined for what does not exist or the actor may not see. */
export async function findSeries(
  db: Database,
  actor: Actor,
  id: string,
): Promise<SeriesSummary | undefined> {
  const [series] = await select(db).where(and(isReadable(actor), eq(visitSeries.id, id)));
  return series;
}

/** The day of the visit that comes next, also beyond the weeks that are made; undefined at the end. */
export async function findNextVisitDay(
  db: Database,
  actor: Actor,
  seriesId: string,
  now = new Date(),
): Promise<LocalDate | undefined> {
  const series = await findSeries(db, actor, seriesId);
  if (series === undefined) return undefined;
  const [next] = await db
    .select({ date: visits.date })
    .from(visits)
    .where(
      and(eq(visits.seriesId, seriesId), eq(visits.state, "scheduled"), gt(visits.beginsAt, now)),
    )
    .orderBy(asc(visits.beginsAt))
    .limit(1);
  if (next !== undefined) return next.date;
  const calendar = await findCalendar(db, series.facilityId);
  const plannedUntil = horizonFrom(todayIn(calendar.timeZone, now));
  const later = firstVisitOf(seriesPlanOf(series), calendar, now, addDays(plannedUntil, 1));
  return later.ok ? later.date : undefined;
}

const isNoExtraVisit = sql`not exists (select from ${extraVisits} join ${visits}
  on ${visits.id} = ${extraVisits.visitId} where ${visits.seriesId} = ${visitSeries.id})`;

const isReadable = (actor: Actor) =>
  may(actor, "schedule.read") ? inVisibleFacility(actor, visitSeries) : sql`false`;

const select = (db: Database) =>
  db
    .select({
      id: visitSeries.id,
      facilityId: visitSeries.facilityId,
      title: visitSeries.title,
      rule: visitSeries.rule,
      startsOn: visitSeries.startsOn,
      endsOn: visitSeries.endsOn,
      windowStart: visitSeries.windowStart,
      windowEnd: visitSeries.windowEnd,
      crewSize: visitSeries.crewSize,
      doesScope: visitSeries.doesScope,
      splitFrom: visitSeries.splitFrom,
      facilityName: facilities.name,
      timeZone: facilities.timeZone,
    })
    .from(visitSeries)
    .innerJoin(facilities, eq(facilities.id, visitSeries.facilityId))
    .$dynamic();

/** E.g. `Monday to Friday`, `Every other week on Tuesday`, `First Saturday of the month`. */
export function formatRecurrence(rule: string, language: Language): string {
  const { weeks, month, months, weekdays, eachWeekday } = visitServerMessages(language).rhythm;
  const nameOf = (weekday: number) => weekdays[String(weekday) as keyof typeof weekdays];
  const pattern = patternOf(rule);
  if (pattern.every === "month") {
    const ordinal = String(pattern.ordinal) as keyof typeof month;
    const night = month[ordinal]({ weekday: nameOf(pattern.weekday) });
    if (pattern.interval === 1) return night;
    return months[String(pattern.interval) as keyof typeof months]({ night });
  }
  const texts = weeks[String(pattern.interval) as keyof typeof weeks];
  const [first = 1] = pattern.weekdays;
  const last = pattern.weekdays.at(-1) ?? first;
  const count = pattern.weekdays.length;
  if (count === 7) return texts.daily;
  if (count > 2 && last - first === count - 1)
    return texts.fromTo({ first: nameOf(first), last: nameOf(last) });
  const each = pattern.weekdays.map(
    (weekday) => eachWeekday[String(weekday) as keyof typeof eachWeekday],
  );
  return texts.days({ days: listText(each, language) });
}
