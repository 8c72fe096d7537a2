import { and, eq, gte } from "drizzle-orm";
import { sendChangeEvent } from "#platform/changes/change-events.server.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { addDays } from "#platform/format/local-date.ts";
import { changedFields } from "#platform/history/field-changes.ts";
import { recordHistory } from "#platform/history/history.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { EditRefusal } from "#platform/records/merge-fields.server.ts";
import type { CommandContext } from "#platform/records/submission.ts";
import {
  notifyAboutChangedSchedule,
  notifyAboutChangedVisit,
} from "../notify-about-visit.server.ts";
import { type VisitSeriesRow, visitSeries } from "../tables/visit-series.ts";
import { visits } from "../tables/visits.ts";
import { applyChanges } from "./make-visits.server.ts";
import {
  type EditProblem,
  type EditTarget,
  type PlannedEdit,
  planEdit,
  type SentEdit,
} from "./plan-edit.server.ts";
import type { VisitChange } from "./preview-edit.ts";
import { fieldsOfPlan, fieldsOfSeries } from "./series-form.ts";
import { windowOn } from "./window.ts";

export type EditPreview = PlannedEdit | { ok: false; reason: EditProblem } | EditRefusal;

/** Changes nothing: lists what saving the same edit would do. */
export const previewEdit = (
  { db }: { db: Database },
  actor: Actor,
  target: EditTarget,
  sent: SentEdit,
  now = new Date(),
): Promise<EditPreview> => db.transaction((tx) => planEdit(tx, actor, target, sent, now));

export type EditResult =
  | { ok: true; seriesId: string }
  | { ok: false; reason: EditProblem }
  | EditRefusal;

/** @param seen fingerprint of the preview: nothing is saved that was not shown */
export const saveEdit = (
  { db, queue }: CommandContext,
  actor: Actor,
  target: EditTarget,
  { seen, ...sent }: SentEdit & { seen: string },
  now = new Date(),
): Promise<EditResult> =>
  db.transaction(async (tx): Promise<EditResult> => {
    const planned = await planEdit(tx, actor, target, sent, now);
    if (!planned.ok) return planned;
    const { edit } = planned;
    // Saved as it was: nothing is written, and nothing told.
    if (changesNothing(planned)) return { ok: true, seriesId: planned.series.id };
    if (planned.fingerprint !== seen) return { ok: false, reason: "changed-since" };
    const { clientId, facilityId } = planned.series;
    const series = await seriesAfter(tx, actor, planned);
    await applyChanges(tx, series, planned.changes, planned.calendar);
    if (edit.scope === "visit" && planned.visit && planned.changes.length > 0) {
      const { id } = planned.visit;
      await tx.update(visits).set({ isChanged: true }).where(eq(visits.id, id));
    }
    await recordEdit(tx, actor, planned, series.id);
    await sendChangeEvent(tx, { kind: "visit", clientId, facilityId });
    await notifyAboutSeriesEdit(tx, queue, actor, planned, series.id, now);
    return { ok: true, seriesId: series.id };
  });

function changesNothing({ edit, series, plan, changes }: PlannedEdit): boolean {
  if (changes.some(({ kind }) => kind !== "overridden")) return false;
  if (plan === undefined) return true;
  const { startsOn } = edit.scope === "future" ? plan : series;
  const { after } = changedFields(fieldsOfSeries(series), fieldsOfPlan({ ...plan, startsOn }));
  return Object.keys(after).length === 0;
}

/** Recorded for the visit, or for the series that has its visits from now on. */
async function recordEdit(
  tx: Transaction,
  { accountId: actorId }: Actor,
  { edit, series, plan, visit, from }: PlannedEdit,
  seriesId: string,
): Promise<void> {
  const { clientId, facilityId } = series;
  const event = { clientId, facilityId, actorId, kind: "changed" } as const;
  if (edit.scope === "visit" && visit !== undefined) {
    const { date, startsAt, endsAt, crewSize } = edit;
    const change = changedFields(visit, { date, startsAt, endsAt, crewSize });
    await recordHistory(tx, { ...event, recordKind: "visit", recordId: visit.id, change });
  }
  if (plan === undefined) return;
  await recordHistory(tx, {
    ...event,
    recordKind: "visit-series",
    recordId: seriesId,
    change: changedFields(fieldsOfSeries(series), fieldsOfPlan(plan)),
    details: { scope: edit.scope, from },
  });
  if (seriesId === series.id) return;
  await recordHistory(tx, {
    ...event,
    recordKind: "visit-series",
    recordId: series.id,
    kind: "split",
    change: changedFields(series, { endsOn: addDays(from, -1) }),
    details: { goesOnAs: seriesId },
  });
}

type ToldEdit = Pick<PlannedEdit, "series" | "plan" | "visit" | "changes" | "calendar">;

/** Nobody is notified of a new crew size. */
export async function notifyAboutSeriesEdit(
  tx: Transaction,
  queue: CommandContext["queue"],
  { accountId: actorId }: Actor,
  { series: { clientId, facilityId }, plan, visit, changes, calendar }: ToldEdit,
  seriesId: string,
  now: Date,
): Promise<void> {
  const movedVisits = changes
    .filter(isNoticed)
    .toSorted((a, b) => (a.originalDate < b.originalDate ? -1 : 1));
  const [first] = movedVisits;
  if (first === undefined) return;
  const place = { clientId, facilityId };
  const begins = movedVisits
    .flatMap((change) => [
      ...("before" in change ? [change.before] : []),
      ...("after" in change ? [change.after] : []),
    ])
    .map(({ date, ...window }) => windowOn(date, window, calendar.timeZone).beginsAt);
  const facts = { actorId, begins, now };
  if (plan === undefined && visit)
    return notifyAboutChangedVisit(
      tx,
      queue,
      { ...place, id: visit.id },
      { event: "changed", ...facts },
    );
  const many = { ...facts, count: movedVisits.length, from: first.originalDate };
  return notifyAboutChangedSchedule(tx, queue, { ...place, id: seriesId }, many);
}

function isNoticed(change: VisitChange): boolean {
  if (change.kind !== "moved") return change.kind !== "overridden";
  const { before, after } = change;
  return (
    before.date !== after.date ||
    before.startsAt !== after.startsAt ||
    before.endsAt !== after.endsAt
  );
}

/** The series that has the visits from now on: changed in place, or split off. */
async function seriesAfter(
  tx: Transaction,
  actor: Actor,
  { edit, series, plan, from }: PlannedEdit,
): Promise<VisitSeriesRow> {
  if (plan === undefined) return series;
  const { title, rule, startsOn, endsOn, startsAt, endsAt, crewSize } = plan;
  const columns = {
    title,
    rule,
    startsOn,
    endsOn,
    crewSize,
    windowStart: startsAt,
    windowEnd: endsAt,
  };
  if (edit.scope === "future" || startsOn === series.startsOn) {
    await tx.update(visitSeries).set(columns).where(eq(visitSeries.id, series.id));
    return series;
  }
  const { clientId, facilityId, doesScope, budgetMinutes } = series;
  const [split] = await tx
    .insert(visitSeries)
    .values({
      ...columns,
      id: newId(),
      clientId,
      facilityId,
      doesScope,
      budgetMinutes,
      splitFrom: series.id,
      createdBy: actor.accountId,
    })
    .returning();
  if (split === undefined) throw new Error("A series was not inserted");
  await tx
    .update(visitSeries)
    .set({ endsOn: addDays(from, -1) })
    .where(eq(visitSeries.id, series.id));
  // Visits keep their ids and original dates, so that an exception stays one.
  await tx
    .update(visits)
    .set({ seriesId: split.id })
    .where(and(eq(visits.seriesId, series.id), gte(visits.originalDate, from)));
  return split;
}
