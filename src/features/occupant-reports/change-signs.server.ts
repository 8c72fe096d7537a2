/** Makes, renews and revokes the signs of areas, for people who may change the areas. */
import { and, eq, inArray, isNull, notExists, sql } from "drizzle-orm";
import {
  changeFacilityRecord,
  type FacilityResult,
  type OfFacility,
} from "#features/facilities/change-facility-record.server.ts";
import { areas } from "#features/facilities/tables/areas.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { changedFields, createdFields, nothingChanged } from "#platform/history/field-changes.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { newSignCode } from "./sign-code.server.ts";
import { areaSigns } from "./tables/area-signs.ts";

type Context = { db: Database };

/** For those of the areas that have none in use; none is made where one of them is unknown. */
export const makeSigns = (
  context: Context,
  actor: Actor,
  facilityId: string,
  areaIds: readonly string[] | "all",
): Promise<FacilityResult> =>
  changeFacilityRecord(context, actor, facilityId, async (tx, columns, { archivedAt }) => {
    if (archivedAt !== null) return "wrong-state";
    const chosen = areaIds === "all" ? undefined : inArray(areas.id, [...areaIds]);
    const inUse = and(eq(areas.facilityId, facilityId), isNull(areas.archivedAt), chosen);
    if (areaIds !== "all" && (await tx.$count(areas, inUse)) !== new Set(areaIds).size)
      return "not-found";
    const hasSign = sql`(select 1 from ${areaSigns}
      where ${areaSigns.areaId} = ${areas.id} and ${areaSigns.revokedAt} is null)`;
    const without = await tx
      .select({ id: areas.id, name: areas.name })
      .from(areas)
      .where(and(inUse, notExists(hasSign)))
      .orderBy(areas.position);
    if (without.length === 0) return "wrong-state";
    for (const { id } of without) await insertSign(tx, columns, id, actor);
    const names = without.map(({ name }) => name);
    return { kind: "signs-made", change: createdFields({ signs: names }), details: { names } };
  });

/** The one in use stops at once. */
export const renewSign = (
  context: Context,
  actor: Actor,
  facilityId: string,
  areaId: string,
): Promise<FacilityResult> =>
  changeFacilityRecord(context, actor, facilityId, async (tx, columns, { archivedAt }) => {
    const name = await endSign(tx, columns, areaId, actor);
    if (name === undefined || archivedAt !== null) return "wrong-state";
    await insertSign(tx, columns, areaId, actor);
    // Codes are secrets: they open the page of the room.
    return { kind: "sign-renewed", change: nothingChanged, details: { name } };
  });

export const revokeSign = (
  context: Context,
  actor: Actor,
  facilityId: string,
  areaId: string,
): Promise<FacilityResult> =>
  changeFacilityRecord(context, actor, facilityId, async (tx, columns) => {
    const name = await endSign(tx, columns, areaId, actor);
    if (name === undefined) return "wrong-state";
    const change = changedFields({ inUse: true }, { inUse: false });
    return { kind: "sign-revoked", change, details: { name } };
  });

/** @returns the name of the area; undefined where it has no sign in use */
async function endSign(
  tx: Transaction,
  { facilityId }: OfFacility,
  areaId: string,
  { accountId }: Actor,
): Promise<string | undefined> {
  const [ended] = await tx
    .update(areaSigns)
    .set({ revokedAt: sql`now()`, revokedBy: accountId })
    .where(
      and(
        eq(areaSigns.areaId, areaId),
        eq(areaSigns.facilityId, facilityId),
        isNull(areaSigns.revokedAt),
      ),
    )
    .returning({ id: areaSigns.id });
  if (ended === undefined) return undefined;
  const [area] = await tx.select({ name: areas.name }).from(areas).where(eq(areas.id, areaId));
  return area?.name;
}

const insertSign = (
  tx: Transaction,
  { clientId, facilityId }: OfFacility,
  areaId: string,
  { accountId }: Actor,
) =>
  tx.insert(areaSigns).values({
    id: newId(),
    clientId,
    facilityId,
    areaId,
    code: newSignCode(),
    madeBy: accountId,
  });
