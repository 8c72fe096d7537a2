/** The commands on one visit: who may, what is written and who learns of it. */
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import { changedColumns, type FieldChanges } from "#platform/history/field-changes.ts";
import type { HistoryDetails } from "#platform/history/history.server.ts";
import type { HistoryKindOf } from "#platform/history/history-messages.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may, type Permission } from "#platform/identity/permissions.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import type { Language } from "#platform/language/language.ts";
import { withdrawNotifications } from "#platform/notifications/withdraw-notifications.server.ts";
import {
  type ChangeResult,
  changeRecord,
  type Done,
  done,
  recordChange,
} from "#platform/records/change-record.server.ts";
import type { CommandContext } from "#platform/records/submission.ts";
import { notifyAboutChangedVisit } from "./notify-about-visit.server.ts";
import { inVisitScope } from "./scope-tasks.server.ts";
import { type VisitRow, visits } from "./tables/visits.ts";

export interface LockedVisit extends VisitRow {
  timeZone: string;
  siteCode: string;
}

interface VisitChange {
  kind: HistoryKindOf<"visit">;
  /** Columns to be written. */
  set?: { [Name in keyof VisitRow]?: VisitRow[Name] | SQL };
  /** Changes to other rows than that of the visit, e.g. its tasks; the history then has these. */
  change?: FieldChanges;
  details?: HistoryDetails;
  /** Tells people of it, once all is written. */
  notify?: () => Promise<void>;
}

/** @param decide the change, or why not; `done` where a repeated press found it done */
export const changeVisit = <Reason extends string>(
  context: { db: Database },
  actor: Actor,
  { id, needs, now }: { id: string; needs: Permission; now: Date },
  decide: (tx: Transaction, visit: LockedVisit) => Promise<VisitChange | NoInfer<Reason> | Done>,
): Promise<ChangeResult<Reason>> =>
  changeRecord<LockedVisit, VisitChange, Reason, Done>(context, {
    lock: (tx) => lockVisit(tx, actor, id, now),
    isAllowed: may(actor, needs),
    decide,
    async apply(tx, visit, change) {
      await writeVisitChange(tx, actor, visit, change);
      return done;
    },
  });

async function writeVisitChange(
  tx: Transaction,
  { accountId: actorId }: Actor,
  visit: VisitRow,
  { set = {}, notify, ...event }: VisitChange,
): Promise<void> {
  const { id, clientId, facilityId } = visit;
  const [after] = await tx
    .update(visits)
    .set({ ...set, changedAt: sql`clock_timestamp()` })
    .where(eq(visits.id, id))
    .returning();
  const record = { recordKind: "visit", recordId: id, clientId, facilityId } as const;
  await recordChange(tx, {
    ...record,
    actorId,
    change: changedColumns(visit, after, set),
    ...event,
  });
  await notify?.();
}

async function lockVisit(
  tx: Transaction,
  actor: Actor,
  id: string,
  now: Date,
): Promise<LockedVisit | undefined> {
  const [visit] = await tx
    .select()
    .from(visits)
    .where(and(eq(visits.id, id), inVisitScope(actor, now)))
    .for("update");
  if (visit === undefined) return undefined;
  const [facility] = await tx
    .select({ timeZone: facilities.timeZone, siteCode: facilities.siteCode })
    .from(facilities)
    .where(eq(facilities.id, visit.facilityId));
  return facility && { ...visit, ...facility };
}

/**
 * A visit can be canceled until a crew has checked in or it counts as missed, even if its window has begun.
 * @param reason the client reads it
 */
export const cancelVisit = (
  context: CommandContext,
  actor: Actor,
  id: string,
  reason: string,
  now = new Date(),
): Promise<ChangeResult<"begun">> =>
  changeVisit(context, actor, { id, needs: "schedule.change", now }, async (tx, visit) => {
    if (visit.state === "cancelled") return done;
    if (visit.state !== "scheduled") return "begun";
    const cancelled = {
      state: "cancelled",
      cancelReason: reason,
      cancelLanguage: actor.language,
    } as const;
    const set = { ...cancelled, cancelledBy: actor.accountId };
    const notice = { event: "cancelled", ...facts(actor, visit, now) } as const;
    const notify = () => notifyAboutChangedVisit(tx, context.queue, visit, notice);
    return { kind: "cancelled", set, details: { reason }, notify };
  });

/** Takes a cancellation back, as long as the window has not begun. */
export const reinstateVisit = (
  context: CommandContext,
  actor: Actor,
  id: string,
  now = new Date(),
): Promise<ChangeResult<"begun">> =>
  changeVisit(context, actor, { id, needs: "schedule.change", now }, async (tx, visit) => {
    if (visit.state === "scheduled") return done;
    if (visit.state !== "cancelled" || visit.beginsAt <= now) return "begun";
    const set = reinstated;
    // People are told its hours, so a series that has changed meanwhile leaves it where it is.
    await tx.update(visits).set({ isChanged: true }).where(eq(visits.id, id));
    const notice = { event: "reinstated", ...facts(actor, visit, now) } as const;
    return {
      kind: "reinstated",
      set,
      notify: () => notifyAboutChangedVisit(tx, context.queue, visit, notice),
    };
  });

const reinstated = { state: "scheduled", cancelReason: null, cancelledBy: null } as const;

// The caller holds the lock of the visit, which is canceled and reinstated together with the record that it
// was planned for.

export interface CancelReason {
  text: string;
  /** Null of words in no language, e.g. a number. */
  language: Language | null;
}

/** @param eventId of what cancels it, in the history of another record, with which it is undone */
export const cancelWithRecord = (
  tx: Transaction,
  { queue }: Pick<CommandContext, "queue">,
  actor: Actor,
  visit: VisitRow,
  { text: reason, language }: CancelReason,
  { eventId, now }: { eventId: string; now: Date },
): Promise<void> =>
  writeVisitChange(tx, actor, visit, {
    kind: "cancelled",
    set: {
      state: "cancelled",
      cancelReason: reason,
      cancelLanguage: language,
      cancelledBy: actor.accountId,
    },
    details: { reason, eventId },
    notify: () =>
      notifyAboutChangedVisit(tx, queue, visit, {
        event: "cancelled",
        ...facts(actor, visit, now),
        undoableEventId: eventId,
      }),
  });

/** People's notifications of the cancellation are withdrawn; the caller has withdrawn the emails. */
export async function reinstateWithRecord(
  tx: Transaction,
  actor: Actor,
  visit: VisitRow,
  eventId: string,
): Promise<void> {
  await writeVisitChange(tx, actor, visit, { kind: "reinstated", set: reinstated });
  await withdrawNotifications(tx, visit.id, eventId);
}

const facts = ({ accountId: actorId }: Actor, { beginsAt }: { beginsAt: Date }, now: Date) => ({
  actorId,
  now,
  begins: [beginsAt],
});
