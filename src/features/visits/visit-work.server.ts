import { and, asc, eq, gt, inArray, isNotNull, isNull, or, type SQL } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { attachFiles, mayAttach } from "#platform/files/attach-files.server.ts";
import { createdFields, type FieldChanges } from "#platform/history/field-changes.ts";
import { historyEvents } from "#platform/history/tables/history-events.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { type ChangeResult, done } from "#platform/records/change-record.server.ts";
import { changeVisit, type LockedVisit } from "./change-visit.server.ts";
import type { CrewNoteCode } from "./crew-notes/crew-note.ts";
import { countUndone } from "./scope-tasks.server.ts";
import { isStillThere } from "./still-there.server.ts";
import { visitEntries, visitExceptions, visitTasks } from "./tables/visit-records.ts";
import { type AttendanceMethod, attendanceMethod } from "./tables/visits.ts";

type NotRunning = "not-begun" | "ended" | "cancelled";
type TickProblem = NotRunning | "unknown-task";
type NoteProblem = NotRunning | "unknown-area" | "unknown-file";

interface Tick {
  visitId: string;
  /** Named by its id, which it has from check-in on, or as the scope names it. */
  task: { id: string } | { areaId: string; task: string };
  isDone: boolean;
}

/**
 * Ticks a task or takes the tick back; repeating it changes nothing.
 * @param now when it was done
 */
export const tickTask = (
  context: { db: Database },
  actor: Actor,
  { visitId, task, isDone }: Tick,
  now = new Date(),
): Promise<ChangeResult<TickProblem>> =>
  changeVisit(context, actor, { id: visitId, needs: "visits.attend", now }, async (tx, visit) => {
    const reason = await whyNoTicks(tx, actor, visit, now);
    if (reason !== undefined) return reason;
    const named =
      "id" in task
        ? eq(visitTasks.id, task.id)
        : and(eq(visitTasks.areaId, task.areaId), eq(visitTasks.task, task.task));
    const ofVisit = and(named, eq(visitTasks.visitId, visitId));
    const [changed] = await writeTicks(tx, actor, visit, { tasks: ofVisit, isDone, now });
    if (changed === undefined)
      return (await tx.$count(visitTasks, ofVisit)) > 0 ? done : "unknown-task";
    const { taskId, task: text } = changed;
    const kind = isDone ? "task-done" : "task-undone";
    const details = { taskId, task: text };
    const set = await afterTicks(tx, visit);
    return { kind, details, set, change: ticked([changed], isDone) };
  });

interface TickArea {
  visitId: string;
  areaId: string;
  /** Names as in the scope; absent for all tasks of the area. */
  tasks?: readonly string[];
  isDone: boolean;
}

/**
 * Ticks tasks of an area at once, or takes these ticks back; what is so already stays as it is.
 * @param now when it was done
 */
export const tickArea = (
  context: { db: Database },
  actor: Actor,
  { visitId, areaId, tasks, isDone }: TickArea,
  now = new Date(),
): Promise<ChangeResult<TickProblem>> =>
  changeVisit(context, actor, { id: visitId, needs: "visits.attend", now }, async (tx, visit) => {
    const reason = await whyNoTicks(tx, actor, visit, now);
    if (reason !== undefined) return reason;
    const named = tasks && inArray(visitTasks.task, [...tasks]);
    const ofArea = and(eq(visitTasks.visitId, visitId), eq(visitTasks.areaId, areaId), named);
    const taskCount = await tx.$count(visitTasks, ofArea);
    if (taskCount === 0 || taskCount < new Set(tasks).size) return "unknown-task";
    const changed = await writeTicks(tx, actor, visit, { tasks: ofArea, isDone, now });
    const [first] = changed;
    if (first === undefined) return done;
    const kind = isDone ? "area-done" : "area-undone";
    const details = { area: first.area, tasks: changed.map(({ task }) => task) };
    const set = await afterTicks(tx, visit);
    return { kind, details, set, change: ticked(changed, isDone) };
  });

interface Ticks {
  tasks: SQL | undefined;
  isDone: boolean;
  now: Date;
}

function writeTicks(
  tx: Transaction,
  { accountId }: Actor,
  { checkedInAt }: LockedVisit,
  { tasks, isDone, now }: Ticks,
) {
  const { id: taskId, areaName: area, task, doneAt } = visitTasks;
  const at = notBefore(checkedInAt, now);
  return (
    tx
      .update(visitTasks)
      .set({ doneAt: isDone ? at : null, doneBy: isDone ? accountId : null })
      // If two phones check off the same task, the earlier time stays, whichever was sent first.
      .where(and(tasks, isDone ? or(isNull(doneAt), gt(doneAt, at)) : isNotNull(doneAt)))
      .returning({ taskId, area, task })
  );
}

/** Work left undone, for a reason, may still be done after another phone ended the visit. */
async function afterTicks(tx: Transaction, { id, undoneReason }: LockedVisit) {
  if (undoneReason === null || (await countUndone(tx, id)) > 0) return {};
  return { undoneReason: null };
}

async function whyNoTicks(
  tx: Transaction,
  actor: Actor,
  visit: LockedVisit,
  now: Date,
): Promise<NotRunning | undefined> {
  if (visit.state === "in-progress" || (await isStillThere(tx, actor, visit, now)))
    return undefined;
  return whyNotRunning(visit);
}

/** The state of each task before and after. */
const ticked = (tasks: readonly { task: string }[], isDone: boolean): FieldChanges => ({
  before: Object.fromEntries(tasks.map(({ task }) => [task, !isDone])),
  after: Object.fromEntries(tasks.map(({ task }) => [task, isDone])),
});

const notBefore = (first: Date | null, at: Date): Date =>
  first !== null && at < first ? first : at;

function whyNotRunning({ state }: LockedVisit): NotRunning {
  if (state === "completed") return "ended";
  return state === "cancelled" ? "cancelled" : "not-begun";
}

export interface NewException {
  /** Made by the phone on which it was written. */
  id?: string;
  visitId: string;
  /** One of the visit's areas; absent where it is about the whole visit. */
  areaId: string | undefined;
  /** A code; without one, there is a text. */
  code?: CrewNoteCode | undefined;
  text: string;
  /** Photos that the actor has sent and attached to nothing yet. */
  fileIds?: readonly string[];
}

/**
 * @param now when it was written, on a phone that had no connection until `sentAt`
 */
export const noteException = (
  context: { db: Database },
  actor: Actor,
  { id = newId(), visitId, areaId, code, text, fileIds = [] }: NewException,
  now = new Date(),
  sentAt: Date | null = null,
): Promise<ChangeResult<NoteProblem>> =>
  changeVisit(context, actor, { id: visitId, needs: "visits.attend", now }, async (tx, visit) => {
    if (visit.checkedInAt === null) return whyNotRunning(visit);
    const { clientId, facilityId } = visit;
    const [area] = areaId
      ? await tx
          .select({ name: visitTasks.areaName })
          .from(visitTasks)
          .where(and(eq(visitTasks.visitId, visitId), eq(visitTasks.areaId, areaId)))
          .limit(1)
      : [];
    if (areaId && area === undefined) return "unknown-area";
    if (!(await mayAttach(tx, actor, fileIds))) return "unknown-file";
    const language = text === "" ? null : actor.language;
    const note = { id, visitId, clientId, facilityId, code, text, language, notedAt: now, sentAt };
    await tx
      .insert(visitExceptions)
      .values({ ...note, areaName: area?.name ?? null, notedBy: actor.accountId });
    const record = { recordKind: "visit-exception", recordId: id } as const;
    await attachFiles(tx, fileIds, { ...record, clientId, facilityId });
    return {
      kind: "exception-noted",
      change: createdFields({ code, text, area: area?.name, photos: fileIds.length }),
      details: {
        code: code ?? null,
        text,
        area: area?.name ?? null,
        photos: fileIds.length,
        sentAt,
      },
    };
  });

/** Remarks about entries that this person's phone has sent for the visit. */
export async function listRemarks(
  db: Database,
  { accountId }: Actor,
  visitId: string,
): Promise<string[]> {
  const { id, remark, receivedAt } = visitEntries;
  const rows = await db
    .select({ remark })
    .from(visitEntries)
    .where(
      and(
        eq(visitEntries.visitId, visitId),
        eq(visitEntries.givenBy, accountId),
        isNotNull(remark),
      ),
    )
    .orderBy(asc(receivedAt), asc(id));
  return [...new Set(rows.flatMap((row) => row.remark ?? []))];
}

// Times by other phones are listed beside those that count.

export interface TimeByAnotherPhone {
  what: "came" | "left";
  at: Date;
  by: string;
  how: AttendanceMethod | null;
}

interface Standing {
  id: string;
  checkedInAt: Date | null;
  checkedOutAt: Date | null;
}

const came = ["checked-in", "also-checked-in"];
const left = ["checked-out", "also-checked-out"];

const methods: readonly unknown[] = attendanceMethod.enumValues;

/** The caller has checked that the reader may see the visit. */
export async function listOtherTimes(
  db: Database,
  { id, checkedInAt, checkedOutAt }: Standing,
): Promise<TimeByAnotherPhone[]> {
  const { kind, details, recordKind, recordId, position } = historyEvents;
  const rows = await db
    .select({ kind, details, by: accounts.name })
    .from(historyEvents)
    .innerJoin(accounts, eq(accounts.id, historyEvents.actorId))
    .where(and(eq(recordKind, "visit"), eq(recordId, id), inArray(kind, [...came, ...left])))
    .orderBy(asc(position));
  return rows.flatMap(({ kind: entryKind, details: { at: text, how }, by }) => {
    if (typeof text !== "string") return [];
    const at = new Date(text);
    const what = came.includes(entryKind) ? ("came" as const) : ("left" as const);
    const standing = what === "came" ? checkedInAt : checkedOutAt;
    if (at.getTime() === standing?.getTime()) return [];
    return [{ what, at, by, how: isMethod(how) ? how : null }];
  });
}

const isMethod = (how: unknown): how is AttendanceMethod => methods.includes(how);
