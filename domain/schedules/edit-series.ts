import { randomUUIDv7 } from "node:crypto";
import { and, eq, gte } from "drizzle-orm";
import type { Database, Transaction } from "#database/client.ts";
import { type VisitSeriesRow, visitSeries } from "#database/tables/visit-series.ts";
import { visits } from "#database/tables/visits.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { recordHistory } from "#domain/history/history.ts";
import { sendHint } from "#domain/live/hints.ts";
import type { CommandContext } from "#domain/submissions/submission.ts";
import { tellChanged, tellScheduleChanged } from "#domain/visits/tell-of-visit.ts";
import { addDays } from "./local-date.ts";
import { applyChanges } from "./make-visits.ts";
import { type EditError, type EditTarget, type PlannedEdit, planEdit } from "./plan-edit.ts";
import type { VisitChange } from "./preview-edit.ts";
import type { ScheduleEdit } from "./series-form.ts";

export type EditPreview = PlannedEdit | { ok: false; reason: EditError };

/** Changes nothing: lists what saving the same edit would do. */
export const previewEdit = (
  { db }: { db: Database },
  actor: Actor,
  target: EditTarget,
  edit: ScheduleEdit,
  now = new Date(),
): Promise<EditPreview> => db.transaction((tx) => planEdit(tx, actor, target, edit, now));

export type EditResult =
  | { ok: true; seriesId: string }
  | { ok: false; reason: EditError | "changed-since" };

/** @param seen fingerprint of the preview: nothing is saved that was not shown */
export function saveEdit(
  { db, queue }: CommandContext,
  actor: Actor,
  target: EditTarget,
  { edit, seen }: { edit: ScheduleEdit; seen: string },
  now = new Date(),
): Promise<EditResult> {
  return db.transaction(async (tx): Promise<EditResult> => {
    const planned = await planEdit(tx, actor, target, edit, now);
    if (!planned.ok) return planned;
    if (planned.fingerprint !== seen) return { ok: false, reason: "changed-since" };
    const { clientId, facilityId } = planned.series;
    const series = await seriesAfter(tx, actor, planned);
    await applyChanges(tx, series, planned.changes, planned.calendar);
    if (edit.scope === "visit" && planned.visit && planned.changes.length > 0) {
      const { id } = planned.visit;
      await tx.update(visits).set({ isChanged: true }).where(eq(visits.id, id));
    }
    const [change] = planned.changes;
    const isOne = edit.scope === "visit";
    await recordHistory(tx, {
      ...{ clientId, facilityId, actorId: actor.accountId, kind: "changed" },
      recordKind: isOne ? "visit" : "visit-series",
      recordId: (isOne ? planned.visit?.id : undefined) ?? series.id,
      details: isOne
        ? { before: change && "before" in change ? change.before : null, after: edit }
        : { scope: edit.scope, from: planned.from, plan: planned.plan, before: planned.series },
    });
    await sendHint(tx, { kind: "visit", clientId, facilityId });
    await tellOfEdit(tx, queue, actor, planned, series.id);
    return { ok: true, seriesId: series.id };
  });
}

/** Nobody has to know of a crew's size. */
async function tellOfEdit(
  tx: Transaction,
  queue: CommandContext["queue"],
  { accountId: actorId }: Actor,
  { series: { clientId, facilityId }, plan, visit, changes }: PlannedEdit,
  seriesId: string,
): Promise<void> {
  const told = changes
    .filter(isNoticed)
    .toSorted((a, b) => (a.originalDate < b.originalDate ? -1 : 1));
  const [first] = told;
  if (first === undefined) return;
  const place = { clientId, facilityId };
  if (plan === undefined && visit)
    return tellChanged(tx, queue, { ...place, id: visit.id }, { event: "changed", actorId });
  const facts = { count: told.length, from: first.originalDate, actorId };
  return tellScheduleChanged(tx, queue, { ...place, id: seriesId }, facts);
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
  { series, plan, from }: PlannedEdit,
): Promise<VisitSeriesRow> {
  if (plan === undefined) return series;
  const { title, rule, startsOn, endsOn, startsAt, endsAt, crewSize } = plan;
  const columns = {
    ...{ title, rule, startsOn, endsOn, crewSize },
    ...{ windowStart: startsAt, windowEnd: endsAt },
  };
  if (startsOn === series.startsOn) {
    await tx.update(visitSeries).set(columns).where(eq(visitSeries.id, series.id));
    return series;
  }
  const { clientId, facilityId, doesScope } = series;
  const [split] = await tx
    .insert(visitSeries)
    .values({
      ...{ ...columns, id: randomUUIDv7(), clientId, facilityId, doesScope },
      ...{ splitFrom: series.id, createdBy: actor.accountId },
    })
    .returning();
  if (split === undefined) throw new Error("A series was not inserted");
  await tx
    .update(visitSeries)
    .set({ endsOn: addDays(from, -1) })
    .where(eq(visitSeries.id, series.id));
  // Visits keep their ids and original dates: an exception of the part that goes on stays one.
  await tx
    .update(visits)
    .set({ seriesId: split.id })
    .where(and(eq(visits.seriesId, series.id), gte(visits.originalDate, from)));
  return split;
}
