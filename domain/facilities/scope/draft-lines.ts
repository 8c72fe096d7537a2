/** The lines of a scope's draft, one by one. */
import { randomUUIDv7 } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type { Database, Transaction } from "#database/client.ts";
import { areas } from "#database/tables/areas.ts";
import { scopeLines } from "#database/tables/scopes.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { isUniqueViolation } from "#domain/accounts/unique-violation.ts";
import type { FacilityResult } from "../take-facility-step.ts";
import type { LineForm } from "./line-form.ts";
import { takeDraftStep } from "./take-draft-step.ts";

type Context = { db: Database };

export const addLine = (
  context: Context,
  actor: Actor,
  facilityId: string,
  line: LineForm,
): Promise<FacilityResult> =>
  tasksTaken(
    takeDraftStep(context, actor, facilityId, async (tx, { id: scopeId, clientId }) => {
      if (!(await isAreaInUse(tx, facilityId, line.areaId))) return "not-found";
      const id = randomUUIDv7();
      await tx.insert(scopeLines).values({
        ...{ id, scopeId, clientId, facilityId, ...columnsOf(line) },
      });
      return { kind: "line-added", id, details: { task: line.task } };
    }),
  );

export const changeLine = (
  context: Context,
  actor: Actor,
  facilityId: string,
  lineId: string,
  line: LineForm,
): Promise<FacilityResult> =>
  tasksTaken(
    takeDraftStep(context, actor, facilityId, async (tx, { id: scopeId }) => {
      if (!(await isAreaInUse(tx, facilityId, line.areaId))) return "not-found";
      const changed = await tx
        .update(scopeLines)
        .set(columnsOf(line))
        .where(and(eq(scopeLines.id, lineId), eq(scopeLines.scopeId, scopeId)))
        .returning({ id: scopeLines.id });
      if (changed.length === 0) return "not-found";
      return { kind: "line-changed", id: lineId, details: { task: line.task } };
    }),
  );

export const removeLine = (
  context: Context,
  actor: Actor,
  facilityId: string,
  lineId: string,
): Promise<FacilityResult> =>
  takeDraftStep(context, actor, facilityId, async (tx, { id: scopeId }) => {
    const removed = await tx
      .delete(scopeLines)
      .where(and(eq(scopeLines.id, lineId), eq(scopeLines.scopeId, scopeId)))
      .returning({ task: scopeLines.task });
    if (removed.length === 0) return "not-found";
    return { kind: "line-removed", details: { task: removed[0]?.task } };
  });

const columnsOf = ({ areaId, task, frequency, price }: LineForm) => ({
  ...{ areaId, task, times: frequency.times, per: frequency.per, monthlyPriceCents: price },
});

async function isAreaInUse(tx: Transaction, facilityId: string, areaId: string): Promise<boolean> {
  const inUse = and(
    eq(areas.id, areaId),
    eq(areas.facilityId, facilityId),
    isNull(areas.archivedAt),
  );
  return (await tx.$count(areas, inUse)) > 0;
}

/** The same task twice in an area. */
async function tasksTaken(result: Promise<FacilityResult>): Promise<FacilityResult> {
  try {
    return await result;
  } catch (error) {
    if (!isUniqueViolation(error, "scope_lines_task")) throw error;
    return { ok: false, reason: "duplicate" };
  }
}
