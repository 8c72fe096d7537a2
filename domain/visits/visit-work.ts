/** What a crew writes down while it is there. */
import { randomUUIDv7 } from "node:crypto";
import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Database } from "#database/client.ts";
import { visitExceptions, visitTasks } from "#database/tables/visit-records.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { changeVisit, type VisitResult } from "./change-visit.ts";

type TickError = "not-begun" | "unknown-task";
type NoteError = "not-begun" | "unknown-area";

/** Ticks a task or takes the tick back; repeating it changes nothing. */
export const tickTask = (
  context: { db: Database },
  actor: Actor,
  { visitId, taskId, isDone }: { visitId: string; taskId: string; isDone: boolean },
  now = new Date(),
): Promise<VisitResult<TickError>> =>
  changeVisit<TickError>(
    context,
    actor,
    { id: visitId, needs: "visits.attend", now },
    async (tx, visit) => {
      if (visit.state !== "in-progress") return { refused: "not-begun" };
      const ofVisit = and(eq(visitTasks.id, taskId), eq(visitTasks.visitId, visitId));
      const { doneAt } = visitTasks;
      const [changed] = await tx
        .update(visitTasks)
        .set({
          doneAt: isDone ? sql`clock_timestamp()` : null,
          doneBy: isDone ? actor.accountId : null,
        })
        .where(and(ofVisit, isDone ? isNull(doneAt) : isNotNull(doneAt)))
        .returning({ task: visitTasks.task });
      if (changed !== undefined)
        return { kind: isDone ? "task-done" : "task-undone", details: { taskId, ...changed } };
      return (await tx.$count(visitTasks, ofVisit)) > 0 ? "already" : { refused: "unknown-task" };
    },
  );

export interface NewException {
  visitId: string;
  /** One of the visit's areas; absent where it is about the whole visit. */
  areaId: string | undefined;
  text: string;
}

export const noteException = (
  context: { db: Database },
  actor: Actor,
  { visitId, areaId, text }: NewException,
  now = new Date(),
): Promise<VisitResult<NoteError>> =>
  changeVisit<NoteError>(
    context,
    actor,
    { id: visitId, needs: "visits.attend", now },
    async (tx, visit) => {
      if (visit.checkedInAt === null) return { refused: "not-begun" };
      const { clientId, facilityId } = visit;
      const [area] = areaId
        ? await tx
            .select({ name: visitTasks.areaName })
            .from(visitTasks)
            .where(and(eq(visitTasks.visitId, visitId), eq(visitTasks.areaId, areaId)))
            .limit(1)
        : [];
      if (areaId && area === undefined) return { refused: "unknown-area" };
      const note = { id: randomUUIDv7(), visitId, clientId, facilityId, text };
      await tx
        .insert(visitExceptions)
        .values({ ...note, areaName: area?.name ?? null, notedBy: actor.accountId });
      return { kind: "exception-noted", details: { text, area: area?.name ?? null } };
    },
  );
