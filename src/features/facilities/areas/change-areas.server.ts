import { and, eq, inArray, isNull, max, sql } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { changedFields, createdFields } from "#platform/history/field-changes.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { isUniqueViolation } from "#platform/identity/unique-violation.ts";
import { type Texts, touchedOf } from "#platform/records/merge-edit.ts";
import {
  changeFacilityRecord,
  type EditResult,
  editFacility,
  type FacilityChange,
  type FacilityError,
  type FacilityResult,
} from "../change-facility-record.server.ts";
import { type AreaRow, areas } from "../tables/areas.ts";
import { scopeLines, scopes } from "../tables/scopes.ts";
import type { AreaForm } from "./area-form.ts";

type Context = { db: Database };

/** Adds all or none, in this order after the existing ones. */
export const addAreas = (
  context: Context,
  actor: Actor,
  facilityId: string,
  added: readonly AreaForm[],
): Promise<FacilityResult> =>
  namesTaken(
    changeFacilityRecord(context, actor, facilityId, async (tx, columns) => {
      const [last] = await tx
        .select({ position: max(areas.position) })
        .from(areas)
        .where(eq(areas.facilityId, facilityId));
      const from = (last?.position ?? 0) + 1;
      const rows = added.map((area, n) => ({
        ...columns,
        ...area,
        id: newId(),
        position: from + n,
      }));
      await tx.insert(areas).values(rows);
      const names = added.map(({ name }) => name);
      const [first] = rows;
      return {
        kind: "areas-added",
        // Several areas share one line of history: one line for each would be a list nobody reads.
        change: createdFields(added[0] && added.length === 1 ? areaTexts(added[0]) : { names }),
        details: { names },
        ...(first && { id: first.id }),
      };
    }),
  );

export const changeArea = (
  context: Context,
  actor: Actor,
  facilityId: string,
  areaId: string,
  area: AreaForm,
  seen: Texts = {},
): Promise<EditResult> =>
  namesTaken(
    editFacility(context, actor, facilityId, async (tx) => {
      const stored = await findArea(tx, facilityId, areaId);
      if (stored === undefined) return "not-found";
      return {
        edit: { stored: areaTexts(stored), seen, sent: areaTexts(area) },
        write: (change) =>
          tx.update(areas).set(touchedOf(area, change)).where(eq(areas.id, areaId)),
        event: { kind: "area-changed", id: areaId, details: { name: stored.name } },
      };
    }),
  );

/** Values of the fields in an area's form. */
export const areaTexts = (area: Pick<AreaRow, keyof AreaForm>): Texts => ({
  name: area.name,
  floor: area.floor,
  type: area.type,
  squareFeet: String(area.squareFeet),
  floorCovering: area.floorCovering,
});

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
    const lost = await tx
      .delete(scopeLines)
      .where(and(eq(scopeLines.areaId, areaId), inArray(scopeLines.scopeId, drafts)))
      .returning({ task: scopeLines.task });
    const draftTasks = lost.map(({ task }) => task);
    return {
      kind: "area-archived",
      id: areaId,
      change: changedFields({ archived: false, draftTasks }, { archived: true, draftTasks: [] }),
      details: { id: areaId, name },
    };
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
      return {
        kind: "area-restored",
        id: areaId,
        change: changedFields({ archived: true }, { archived: false }),
        details: { id: areaId, name },
      };
    }),
  );

const changeOne = (
  context: Context,
  actor: Actor,
  facilityId: string,
  areaId: string,
  change: (tx: Transaction, area: AreaRow) => Promise<FacilityChange | FacilityError>,
): Promise<FacilityResult> =>
  changeFacilityRecord(context, actor, facilityId, async (tx) => {
    const area = await findArea(tx, facilityId, areaId);
    return area === undefined ? "not-found" : change(tx, area);
  });

async function findArea(
  tx: Transaction,
  facilityId: string,
  areaId: string,
): Promise<AreaRow | undefined> {
  const [area] = await tx
    .select()
    .from(areas)
    .where(and(eq(areas.id, areaId), eq(areas.facilityId, facilityId)));
  return area;
}

/** Judged by the database, so that two people who add the same area at once cannot both succeed. */
async function namesTaken<Result>(
  result: Promise<Result>,
): Promise<Result | { ok: false; reason: "duplicate" }> {
  try {
    return await result;
  } catch (error) {
    if (!isUniqueViolation(error, "areas_name")) throw error;
    return { ok: false, reason: "duplicate" };
  }
}
