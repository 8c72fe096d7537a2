/** The list of what can be asked for at a facility. */
import { and, eq, isNull, sql } from "drizzle-orm";
import {
  changeFacilityRecord,
  type FacilityResult,
  type OfFacility,
} from "#features/facilities/change-facility.server.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { createdFields, removedFields } from "#platform/history/field-changes.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { usualSupplies } from "./supply-form.ts";
import { supplies } from "./tables/supplies.ts";

export const addSupply = (
  context: { db: Database },
  actor: Actor,
  facilityId: string,
  name: string,
): Promise<FacilityResult> =>
  changeFacilityRecord(context, actor, facilityId, async (tx, columns) => {
    const id = await insert(tx, columns, name);
    if (id === undefined) return "duplicate";
    return { kind: "supply-added", id, change: createdFields({ name }), details: { id, name } };
  });

/** Adds the usual supplies that the list lacks, named in the language of who adds them. */
export const addUsualSupplies = (
  context: { db: Database },
  actor: Actor,
  facilityId: string,
): Promise<FacilityResult> =>
  changeFacilityRecord(context, actor, facilityId, async (tx, columns) => {
    const names: string[] = [];
    for (const name of usualSupplies(actor.language))
      if ((await insert(tx, columns, name)) !== undefined) names.push(name);
    if (names.length === 0) return "duplicate";
    return { kind: "supplies-added", change: createdFields({ names }), details: { names } };
  });

/** Requests for it stay. */
export const removeSupply = (
  context: { db: Database },
  actor: Actor,
  facilityId: string,
  supplyId: string,
): Promise<FacilityResult> =>
  changeFacilityRecord(context, actor, facilityId, async (tx) => {
    const { id, name, archivedAt } = supplies;
    const [removed] = await tx
      .update(supplies)
      .set({ archivedAt: sql`clock_timestamp()` })
      .where(and(eq(id, supplyId), eq(supplies.facilityId, facilityId), isNull(archivedAt)))
      .returning({ name });
    if (removed === undefined) return "not-found";
    const change = removedFields({ name: removed.name });
    return { kind: "supply-removed", change, details: { id: supplyId, name: removed.name } };
  });

/** @returns undefined where the list has one of that name */
async function insert(
  tx: Transaction,
  columns: OfFacility,
  name: string,
): Promise<string | undefined> {
  const id = newId();
  const position = sql<number>`(select coalesce(max(one.position), 0) + 1 from ${supplies} as one
    where one.facility_id = ${columns.facilityId})`;
  const added = await tx
    .insert(supplies)
    .values({ ...columns, id, name, position })
    .onConflictDoNothing()
    .returning({ id: supplies.id });
  return added[0]?.id;
}
