/** What a crew writes down while it is there. */
import { randomUUIDv7 } from "node:crypto";
import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Database } from "#database/client.ts";
import { visitExceptions, visitTasks } from "#database/tables/visit-records.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { attachFiles, mayAttach } from "#domain/files/attach-files.ts";
import { changeVisit, type LockedVisit, type VisitResult } from "./change-visit.ts";

type NotRunning = "not-begun" | "ended" | "cancelled";
type TickError = NotRunning | "unknown-task";
type NoteError = NotRunning | "unknown-area" | "unknown-file";

interface Tick {
  visitId: string;
  /** By its id, which it has from check-in on; or as the scope names it. */
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
): Promise<VisitResult<TickError>> =>
  changeVisit<TickError>(
    context,
    actor,
    { id: visitId, needs: "visits.attend", now },
    async (tx, visit) => {
      if (visit.state !== "in-progress") return { refused: whyNotRunning(visit) };
      const named =
        "id" in task
          ? eq(visitTasks.id, task.id)
          : and(eq(visitTasks.areaId, task.areaId), eq(visitTasks.task, task.task));
      const ofVisit = and(named, eq(visitTasks.visitId, visitId));
      const { doneAt } = visitTasks;
      const [changed] = await tx
        .update(visitTasks)
        .set({
          doneAt: isDone ? notBefore(visit.checkedInAt, now) : null,
          doneBy: isDone ? actor.accountId : null,
        })
        .where(and(ofVisit, isDone ? isNull(doneAt) : isNotNull(doneAt)))
        .returning({ taskId: visitTasks.id, task: visitTasks.task });
      if (changed !== undefined)
        return { kind: isDone ? "task-done" : "task-undone", details: changed };
      return (await tx.$count(visitTasks, ofVisit)) > 0 ? "already" : { refused: "unknown-task" };
    },
  );

const notBefore = (first: Date | null, at: Date): Date =>
  first !== null && at < first ? first : at;

function whyNotRunning({ state }: LockedVisit): NotRunning {
  if (state === "completed") return "ended";
  return state === "cancelled" ? "cancelled" : "not-begun";
}

export interface NewException {
  /** Made by the phone that it was written on. */
  id?: string;
  visitId: string;
  /** One of the visit's areas; absent where it is about the whole visit. */
  areaId: string | undefined;
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
  { id = randomUUIDv7(), visitId, areaId, text, fileIds = [] }: NewException,
  now = new Date(),
  sentAt: Date | null = null,
): Promise<VisitResult<NoteError>> =>
  changeVisit<NoteError>(
    context,
    actor,
    { id: visitId, needs: "visits.attend", now },
    async (tx, visit) => {
      if (visit.checkedInAt === null) return { refused: whyNotRunning(visit) };
      const { clientId, facilityId } = visit;
      const [area] = areaId
        ? await tx
            .select({ name: visitTasks.areaName })
            .from(visitTasks)
            .where(and(eq(visitTasks.visitId, visitId), eq(visitTasks.areaId, areaId)))
            .limit(1)
        : [];
      if (areaId && area === undefined) return { refused: "unknown-area" };
      if (!(await mayAttach(tx, actor, fileIds))) return { refused: "unknown-file" };
      const note = { id, visitId, clientId, facilityId, text, notedAt: now, sentAt };
      await tx
        .insert(visitExceptions)
        .values({ ...note, areaName: area?.name ?? null, notedBy: actor.accountId });
      const record = { recordKind: "visit-exception", recordId: id } as const;
      await attachFiles(tx, fileIds, { ...record, clientId, facilityId });
      return {
        kind: "exception-noted",
        details: { text, area: area?.name ?? null, photos: fileIds.length, sentAt },
      };
    },
  );
