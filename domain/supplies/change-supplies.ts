/** The list of what can be asked for at a facility. */
import { randomUUIDv7 } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database, Transaction } from "#database/client.ts";
import { supplies } from "#database/tables/supplies.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import {
  type FacilityResult,
  type OfFacility,
  takeFacilityStep,
} from "#domain/facilities/take-facility-step.ts";
import { usualSupplies } from "./supply-form.ts";

export const addSupply = (
  context: { db: Database },
  actor: Actor,
  facilityId: string,
  name: string,
): Promise<FacilityResult> =>
  takeFacilityStep(context, actor, facilityId, async (tx, columns) => {
    const id = await insert(tx, columns, name);
    return id === undefined ? "duplicate" : { kind: "supply-added", id, details: { name } };
  });

/** Those of the usual ones that the list does not have. */
export const addUsualSupplies = (
  context: { db: Database },
  actor: Actor,
  facilityId: string,
): Promise<FacilityResult> =>
  takeFacilityStep(context, actor, facilityId, async (tx, columns) => {
    const names: string[] = [];
    for (const name of usualSupplies)
      if ((await insert(tx, columns, name)) !== undefined) names.push(name);
    return names.length === 0 ? "duplicate" : { kind: "supplies-added", details: { names } };
  });

/** What was asked for stays asked for. */
export const removeSupply = (
  context: { db: Database },
  actor: Actor,
  facilityId: string,
  supplyId: string,
): Promise<FacilityResult> =>
  takeFacilityStep(context, actor, facilityId, async (tx) => {
    const { id, name, archivedAt } = supplies;
    const [removed] = await tx
      .update(supplies)
      .set({ archivedAt: sql`clock_timestamp()` })
      .where(and(eq(id, supplyId), eq(supplies.facilityId, facilityId), isNull(archivedAt)))
      .returning({ name });
    if (removed === undefined) return "not-found";
    return { kind: "supply-removed", details: { name: removed.name } };
  });

/** @returns undefined where the list has one of that name */
async function insert(
  tx: Transaction,
  columns: OfFacility,
  name: string,
): Promise<string | undefined> {
  const id = randomUUIDv7();
  const position = sql<number>`(select coalesce(max(one.position), 0) + 1 from ${supplies} as one
    where one.facility_id = ${columns.facilityId})`;
  const added = await tx
    .insert(supplies)
    .values({ ...columns, id, name, position })
    .onConflictDoNothing()
    .returning({ id: supplies.id });
  return added[0]?.id;
}
