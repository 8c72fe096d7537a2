/** Records when a crew came and left, and what proves it. */
import { changeVisit, type LockedVisit } from "#features/visits/change-visit.server.ts";
import { countUndone, tasksDue } from "#features/visits/scope-tasks.server.ts";
import { momentNear } from "#features/visits/series/window.ts";
import { visitTasks } from "#features/visits/tables/visit-records.ts";
import { earliestOf, latestOf } from "#features/visits/visit-outcome.ts";
import { leadOrderOfVisit } from "#features/work-orders/extra-visits.server.ts";
import type { Transaction } from "#platform/database/client.ts";
import { insertRows } from "#platform/database/insert-rows.ts";
import { newId } from "#platform/database/new-id.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { countRequest } from "#platform/limits/rate-limit.server.ts";
import { type ChangeResult, done } from "#platform/records/change-record.server.ts";
import type { CommandContext } from "#platform/records/submission.ts";

export type Attendance =
  /** A code that is posted on site: whoever types it is there, now. */
  | { how: "site-code"; code: string }
  /** Entered afterwards, as a time of day at the facility, e.g. `22:05`. */
  | { how: "entered-later"; time: string }
  /** The clock of a phone without a connection, for which a code would prove nothing. */
  | { how: "entered-later"; at: Date };

type AttendanceProblem =
  | "wrong-code"
  | "too-many"
  /** Long before the window; or so long after it that nobody can be there for it. */
  | "too-early"
  | "too-late"
  /** No past moment near the window has this time. */
  | "no-such-time";

type CheckInProblem = AttendanceProblem | "cancelled";
type CheckOutProblem = AttendanceProblem | "not-begun" | "undone" | "before-coming";

/** Codes have some 28 bits: nobody guesses one at this pace. */
const codeLimit = { uses: 10, windowSeconds: 900 };

/**
 * Begins a visit, even one that counted as missed. Its tasks are fixed from now on.
 * @param now of a phone without a connection: when it was pressed, which reached us at `sentAt`
 */
export const checkIn = (
  context: CommandContext,
  actor: Actor,
  id: string,
  attendance: Attendance,
  now = new Date(),
  sentAt: Date | null = null,
): Promise<ChangeResult<CheckInProblem>> =>
  changeVisit(context, actor, { id, needs: "visits.attend", now }, async (tx, visit) => {
    if (visit.checkedInAt !== null) {
      const { checkedInAt: stands, checkedInHow: how } = visit;
      if (now >= stands && sentAt === null) return done;
      const at = await momentOf(tx, actor, visit, attendance, now);
      if (typeof at === "string") return at;
      const details = { at, how: attendance.how, sentAt };
      // The earliest person opened the visit, even if another phone found a connection first.
      if (at >= stands || !outweighs(attendance.how, how))
        return { kind: "also-checked-in", details };
      const set = {
        checkedInAt: at,
        checkedInHow: attendance.how,
        checkedInBy: actor.accountId,
        checkedInSentAt: sentAt,
      };
      return { kind: "checked-in", set, details };
    }
    if (visit.state === "cancelled") return "cancelled";
    const at = await momentOf(tx, actor, visit, attendance, now);
    if (typeof at === "string") return at;
    await fixTasks(tx, visit);
    const set = {
      state: "in-progress" as const,
      checkedInAt: at,
      checkedInHow: attendance.how,
      checkedInBy: actor.accountId,
      checkedInSentAt: sentAt,
    };
    const notify = () => leadOrderOfVisit(tx, context.queue, actor, id, "started");
    return { kind: "checked-in", set, details: { at, how: attendance.how, sentAt }, notify };
  });

/** A time that somebody types later never replaces one that the code on site has proven. */
const outweighs = (how: Attendance["how"], standing: LockedVisit["checkedInHow"]): boolean =>
  how === "site-code" || standing === "entered-later";

export interface Leaving {
  attendance: Attendance;
  /** The reason for tasks left undone, which is required if there are any. */
  undoneReason: string | undefined;
}

/** Ends a visit. @returns `undone` where tasks are left and no reason was given */
export const checkOut = (
  context: CommandContext,
  actor: Actor,
  id: string,
  { attendance, undoneReason }: Leaving,
  now = new Date(),
  sentAt: Date | null = null,
): Promise<ChangeResult<CheckOutProblem>> =>
  changeVisit(context, actor, { id, needs: "visits.attend", now }, async (tx, visit) => {
    if (visit.checkedOutAt !== null) {
      const { checkedOutAt: stands, checkedOutHow: how } = visit;
      if (sentAt === null && now >= stands) return done;
      const at = await momentOf(tx, actor, visit, attendance, now);
      if (typeof at === "string") return at;
      const undoneTasks = await countUndone(tx, id);
      const details = { at, how: attendance.how, left: undoneTasks, sentAt };
      const reason = visit.undoneReason ?? (undoneReason || null);
      const reasons = {
        undoneReason: undoneTasks > 0 ? reason : null,
        ...(visit.undoneReason === null && { undoneLanguage: actor.language }),
      };
      // The visit lasts until the last of the crew has left.
      if (at <= stands || !outweighs(attendance.how, how))
        return { kind: "also-checked-out", set: reasons, details };
      const set = {
        checkedOutAt: at,
        checkedOutHow: attendance.how,
        checkedOutBy: actor.accountId,
        checkedOutSentAt: sentAt,
        ...reasons,
      };
      return { kind: "checked-out", set, details };
    }
    if (visit.checkedInAt === null) return "not-begun";
    const undoneTasks = await countUndone(tx, id);
    if (undoneTasks > 0 && !undoneReason) return "undone";
    const at = await momentOf(tx, actor, visit, attendance, now);
    if (typeof at === "string") return at;
    if (at < visit.checkedInAt) return "before-coming";
    const set = {
      state: "completed" as const,
      checkedOutAt: at,
      checkedOutHow: attendance.how,
      checkedOutBy: actor.accountId,
      checkedOutSentAt: sentAt,
      undoneReason: undoneTasks > 0 ? (undoneReason ?? null) : null,
      undoneLanguage: actor.language,
    };
    const details = { at, how: attendance.how, left: undoneTasks, sentAt };
    // With tasks left undone, the request stays open.
    if (undoneTasks > 0) return { kind: "checked-out", set, details };
    const notify = () => leadOrderOfVisit(tx, context.queue, actor, id, "finished");
    return { kind: "checked-out", set, details, notify };
  });

async function momentOf(
  tx: Transaction,
  actor: Actor,
  visit: LockedVisit,
  attendance: Attendance,
  now: Date,
): Promise<Date | AttendanceProblem> {
  const earliest = earliestOf(visit);
  if ("at" in attendance) return attendance.at < earliest ? "too-early" : attendance.at;
  if (now < earliest) return "too-early";
  if (attendance.how === "entered-later") {
    const at = momentNear(attendance.time, visit, now);
    if (at === undefined) return "no-such-time";
    return at < earliest ? "too-early" : at;
  }
  if (spelled(attendance.code) !== spelled(visit.siteCode)) {
    const sender = { form: "site-code", addressHash: actor.accountId };
    const use = await countRequest(tx, sender, codeLimit);
    return use.allowed ? "wrong-code" : "too-many";
  }
  return now > latestOf(visit) ? "too-late" : now;
}

/** However a person with gloves types it: `7kr 4m2w`. */
const spelled = (code: string): string => code.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");

async function fixTasks(tx: Transaction, visit: LockedVisit): Promise<void> {
  const { id: visitId, clientId, facilityId } = visit;
  const tasks = await tasksDue(tx, visitId);
  if (tasks.length === 0) return;
  const rows = tasks.map((task, index) => ({
    ...task,
    id: newId(),
    visitId,
    clientId,
    facilityId,
    position: index + 1,
  }));
  await tx.execute(insertRows(visitTasks, rows));
}
