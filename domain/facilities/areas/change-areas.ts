import { randomUUIDv7 } from "node:crypto";
import { and, eq, inArray, isNull, max, sql } from "drizzle-orm";
import type { Database, Transaction } from "#database/client.ts";
import { type AreaRow, areas } from "#database/tables/areas.ts";
import { scopeLines, scopes } from "#database/tables/scopes.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { isUniqueViolation } from "#domain/accounts/unique-violation.ts";
import type { FacilityError, FacilityResult, FacilityStep } from "../take-facility-step.ts";
import { takeFacilityStep } from "../take-facility-step.ts";
import type { AreaForm } from "./area-form.ts";

type Context = { db: Database };

/** All or none, in this order after those that are there. */
export const addAreas = (
  context: Context,
  actor: Actor,
  facilityId: string,
  added: readonly AreaForm[],
): Promise<FacilityResult> =>
  namesTaken(
    takeFacilityStep(context, actor, facilityId, async (tx, columns) => {
      const [last] = await tx
        .select({ position: max(areas.position) })
        .from(areas)
        .where(eq(areas.facilityId, facilityId));
      const from = (last?.position ?? 0) + 1;
      const rows = added.map((area, n) => ({
        ...{ ...columns, ...area, id: randomUUIDv7(), position: from + n },
      }));
      await tx.insert(areas).values(rows);
      const names = added.map(({ name }) => name);
      return { kind: "areas-added", details: { names }, ...(rows[0] && { id: rows[0].id }) };
    }),
  );

export const changeArea = (
  context: Context,
  actor: Actor,
  facilityId: string,
  areaId: string,
  area: AreaForm,
): Promise<FacilityResult> =>
  namesTaken(
    changeOne(context, actor, facilityId, areaId, async (tx) => {
      await tx.update(areas).set(area).where(eq(areas.id, areaId));
      return { kind: "area-changed", id: areaId, details: { name: area.name } };
    }),
  );

/** Versions of the scope keep it; the draft of the next one loses its lines. */
export const archiveArea = (
  context: Context,
  actor: Actor,
  facilityId: string,
  areaId: string,
): Promise<FacilityResult> =>
  changeOne(context, actor, facilityId, areaId, async (tx, { archivedAt, name }) => {
    if (archivedAt !== null) return "wrong-state";
    await tx.update(areas).set({ archivedAt: sql`now()` }).where(eq(areas.id, areaId));
    const drafts = tx
      .select({ id: scopes.id })
      .from(scopes)
      .where(and(eq(scopes.facilityId, facilityId), isNull(scopes.effectiveFrom)));
    await tx
      .delete(scopeLines)
      .where(and(eq(scopeLines.areaId, areaId), inArray(scopeLines.scopeId, drafts)));
    return { kind: "area-archived", id: areaId, details: { name } };
  });

export const restoreArea = (
  context: Context,
  actor: Actor,
  facilityId: string,
  areaId: string,
): Promise<FacilityResult> =>
  namesTaken(
    changeOne(context, actor, facilityId, areaId, async (tx, { archivedAt, name }) => {
      if (archivedAt === null) return "wrong-state";
      await tx.update(areas).set({ archivedAt: null }).where(eq(areas.id, areaId));
      return { kind: "area-restored", id: areaId, details: { name } };
    }),
  );

const changeOne = (
  context: Context,
  actor: Actor,
  facilityId: string,
  areaId: string,
  change: (tx: Transaction, area: AreaRow) => Promise<FacilityStep | FacilityError>,
): Promise<FacilityResult> =>
  takeFacilityStep(context, actor, facilityId, async (tx) => {
    const [area] = await tx
      .select()
      .from(areas)
      .where(and(eq(areas.id, areaId), eq(areas.facilityId, facilityId)));
    return area === undefined ? "not-found" : change(tx, area);
  });

/** Judged by the database, so that two people who add the same area at once cannot both succeed. */
async function namesTaken(result: Promise<FacilityResult>): Promise<FacilityResult> {
  try {
    return await result;
  } catch (error) {
    if (!isUniqueViolation(error, "areas_name")) throw error;
    return { ok: false, reason: "duplicate" };
  }
}
