/** Series that have not begun yet begin on another day, and their visits follow. */
import { and, asc, eq, gte, isNull, lte, notExists } from "drizzle-orm";
import { sendChangeEvent } from "#platform/changes/change-events.server.ts";
import type { Transaction } from "#platform/database/client.ts";
import { type LocalDate, todayIn } from "#platform/format/local-date.ts";
import { changedFields } from "#platform/history/field-changes.ts";
import { recordHistory } from "#platform/history/history.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { inVisibleFacility } from "#platform/identity/scope.server.ts";
import type { CommandContext } from "#platform/records/submission.ts";
import { type VisitSeriesRow, visitSeries } from "../tables/visit-series.ts";
import { visits } from "../tables/visits.ts";
import { notifyAboutSeriesEdit } from "./edit-series.server.ts";
import { firstVisitOf, type NoVisitReason } from "./first-visit.ts";
import {
  applyChanges,
  findCalendar,
  firstChangeable,
  horizonFrom,
  seriesPlanOf,
  visitsOfSeries,
} from "./make-visits.server.ts";
import { type Calendar, previewPlan, type SeriesPlan, type VisitChange } from "./preview-edit.ts";
import { startFrom } from "./recurrence.ts";
import { fieldsOfPlan, fieldsOfSeries } from "./series-form.ts";

export type FirstDayProblem = "in-the-past" | "ends-before" | NoVisitReason;

export interface MovedSeries {
  series: VisitSeriesRow;
  plan: SeriesPlan & { title: string };
  /** The first visit, which is later than the new day where the work keeps its months, or on a holiday. */
  first: LocalDate;
  changes: VisitChange[];
  calendar: Calendar;
}

type PlannedMove = { ok: true; moved: MovedSeries[] } | { ok: false; reason: FirstDayProblem };

/**
 * Moves series of a facility that begin with its service, or before the new day, unless a visit of theirs has
 * begun; none for an actor who may not change the schedule. A monthly series belongs to the service if its
 * first date is the next one of its rhythm, and it keeps its months, because they were signed. Visits that
 * somebody has changed by hand stay, as in every change of a series.
 */
export async function planFirstDay(
  tx: Transaction,
  actor: Actor,
  { facilityId, from, to }: { facilityId: string; from: LocalDate; to: LocalDate },
  now: Date,
): Promise<PlannedMove> {
  if (!may(actor, "schedule.change")) return { ok: true, moved: [] };
  const calendar = await findCalendar(tx, facilityId);
  const today = todayIn(calendar.timeZone, now);
  const rows = await tx
    .select()
    .from(visitSeries)
    .where(
      and(
        eq(visitSeries.facilityId, facilityId),
        gte(visitSeries.startsOn, from),
        // A part of a series that was split off goes on with the one before it.
        isNull(visitSeries.splitFrom),
        // The first night may be over already, or tonight's may still be to come.
        notExists(
          tx
            .select({ id: visits.id })
            .from(visits)
            .where(and(eq(visits.seriesId, visitSeries.id), lte(visits.beginsAt, now))),
        ),
        inVisibleFacility(actor, visitSeries),
      ),
    )
    .orderBy(asc(visitSeries.id))
    .for("update");
  const starting = rows.flatMap((series) => {
    // A series that begins later, but before the new first day, would begin before the service.
    const isOfService =
      series.startsOn === from ||
      series.startsOn === startFrom(series, from) ||
      series.startsOn < to;
    const startsOn = startFrom(series, to);
    return isOfService && startsOn !== series.startsOn ? [{ series, startsOn }] : [];
  });
  if (starting.length > 0 && to < today) return { ok: false, reason: "in-the-past" };
  const moved: MovedSeries[] = [];
  for (const { series, startsOn } of starting) {
    const plan = { ...seriesPlanOf(series), title: series.title, startsOn };
    if (plan.endsOn !== null && plan.endsOn < startsOn) return { ok: false, reason: "ends-before" };
    const first = firstVisitOf(plan, calendar, now);
    if (!first.ok) return first;
    const earliest = firstChangeable(today);
    const stored = await visitsOfSeries(tx, series.id, earliest);
    const planning = { visits: stored, calendar, now, until: horizonFrom(today) };
    const changes = previewPlan(planning, plan, earliest);
    moved.push({ series, plan, first: first.date, calendar, changes });
  }
  return { ok: true, moved };
}

/** Exactly what was planned, in the same transaction. */
export async function moveFirstDay(
  tx: Transaction,
  queue: CommandContext["queue"],
  actor: Actor,
  moved: readonly MovedSeries[],
  now: Date,
): Promise<void> {
  for (const { series, plan, changes, calendar } of moved) {
    const { id: recordId, clientId, facilityId, startsOn: from } = series;
    const { startsOn } = plan;
    await tx.update(visitSeries).set({ startsOn }).where(eq(visitSeries.id, recordId));
    await applyChanges(tx, series, changes, calendar);
    await recordHistory(tx, {
      recordKind: "visit-series",
      recordId,
      kind: "changed",
      actorId: actor.accountId,
      clientId,
      facilityId,
      change: changedFields(fieldsOfSeries(series), fieldsOfPlan(plan)),
      details: { scope: "future", from },
    });
    await sendChangeEvent(tx, { kind: "visit", clientId, facilityId });
    const change = { series, plan, visit: undefined, changes, calendar };
    await notifyAboutSeriesEdit(tx, queue, actor, change, recordId, now);
  }
}
