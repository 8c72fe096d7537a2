import { and, asc, eq, max, sql } from "drizzle-orm";
import { createContext } from "react-router";
import type { Database, Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { comparisonIn } from "#platform/format/sort-order.ts";
import { changedFields, createdFields } from "#platform/history/field-changes.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { inVisibleFacility } from "#platform/identity/scope.server.ts";
import { isUniqueViolation } from "#platform/identity/unique-violation.ts";
import type { Language } from "#platform/language/language.ts";
import { type Texts, touchedOf } from "#platform/records/merge-edit.ts";
import {
  changeFacilityRecord,
  type EditResult,
  editFacility,
  type FacilityChange,
  type FacilityProblem,
  type FacilityResult,
} from "../change-facility.server.ts";
import { facilityServerMessages } from "../messages.server.ts";
import { facilityMessages } from "../messages.ts";
import { type AreaRow, type AreaSize, areas } from "../tables/areas.ts";
import type { AreaForm } from "./area-form.ts";
import { floorName } from "./area-label.ts";

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

/** A count of 0 is shown as a blank field. */
export const countOrBlank = (count: number): string => (count === 0 ? "" : String(count));

/** Values of the fields in an area's form. */
export const areaTexts = (area: Pick<AreaRow, keyof AreaForm>): Texts => ({
  name: area.name,
  floor: area.floor,
  type: area.type,
  squareFeet: countOrBlank(area.squareFeet),
  toilets: countOrBlank(area.toilets),
  urinals: countOrBlank(area.urinals),
  sinks: countOrBlank(area.sinks),
  floorCovering: area.floorCovering,
});

/** The scope is no part of facilities, so its feature hands over how to remove an archived area's tasks. */
export interface ArchiveContext extends Context {
  /** @returns the tasks that were still to be agreed on for it, and are no more */
  removeDraftTasks(
    tx: Transaction,
    area: { facilityId: string; areaId: string },
  ): Promise<string[]>;
}

export const areaArchivedContext = createContext<ArchiveContext["removeDraftTasks"]>();

/** Versions of the scope keep it; the draft of the next one loses its lines. */
export const archiveArea = (
  context: ArchiveContext,
  actor: Actor,
  facilityId: string,
  areaId: string,
): Promise<FacilityResult> =>
  changeOne(context, actor, facilityId, areaId, async (tx, { archivedAt, name }) => {
    if (archivedAt !== null) return "wrong-state";
    await tx.update(areas).set({ archivedAt: sql`now()` }).where(eq(areas.id, areaId));
    const draftTasks = await context.removeDraftTasks(tx, { facilityId, areaId });
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
  change: (tx: Transaction, area: AreaRow) => Promise<FacilityChange | FacilityProblem>,
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

export type Area = Pick<
  AreaRow,
  "id" | "name" | "floor" | "type" | keyof AreaSize | "floorCovering" | "archivedAt"
>;

/** Floor `2` comes before `10`, and numbers before words. Archived areas are included. */
export async function listAreas(db: Database, actor: Actor, facilityId: string): Promise<Area[]> {
  if (!may(actor, "facilities.read")) return [];
  const rows = await db
    .select({
      id: areas.id,
      name: areas.name,
      floor: areas.floor,
      type: areas.type,
      squareFeet: areas.squareFeet,
      toilets: areas.toilets,
      urinals: areas.urinals,
      sinks: areas.sinks,
      floorCovering: areas.floorCovering,
      archivedAt: areas.archivedAt,
    })
    .from(areas)
    .where(and(eq(areas.facilityId, facilityId), inVisibleFacility(actor, areas)))
    .orderBy(asc(areas.position), asc(areas.id));
  const compare = comparisonIn(actor.language);
  return rows.toSorted((a, b) => compare(a.floor, b.floor));
}

export const squareFeetText = (squareFeet: number, language: Language): string =>
  facilityServerMessages(language).squareFeet({ count: squareFeet });

/** E.g. `400 sq ft, 12 toilets, 10 sinks`; what nobody has measured has its fixtures alone. */
export function areaSizeText(size: AreaSize, language: Language): string {
  const { toilets, urinals, sinks } = facilityServerMessages(language).fixtures;
  return [
    size.squareFeet === 0 ? "" : squareFeetText(size.squareFeet, language),
    size.toilets === 0 ? "" : toilets({ count: size.toilets }),
    size.urinals === 0 ? "" : urinals({ count: size.urinals }),
    size.sinks === 0 ? "" : sinks({ count: size.sinks }),
  ]
    .filter(Boolean)
    .join(", ");
}

export type FloorView = ReturnType<typeof toFloorViews>[number];

/** Areas by floor, with what each floor adds up to. */
export function toFloorViews(areas: readonly Area[], language: Language) {
  const { types, floorCoverings } = facilityMessages(language).areas;
  return [...Map.groupBy(areas, ({ floor }) => floor)].map(([floor, onFloor]) => ({
    floor: floorName(floor, language),
    total: squareFeetText(sumOf(onFloor), language),
    areas: onFloor.map((area) => ({
      id: area.id,
      name: area.name,
      type: types[area.type],
      squareFeet: areaSizeText(area, language),
      floorCovering: floorCoverings[area.floorCovering],
    })),
  }));
}

const sumOf = (areas: readonly Area[]) =>
  areas.reduce((sum, { squareFeet }) => sum + squareFeet, 0);

/** Expects only areas that are in use. */
export function areaSummary(areas: readonly Area[], language: Language): string {
  const { noAreas, areasAndSize } = facilityServerMessages(language);
  return areas.length === 0
    ? noAreas
    : areasAndSize({ count: areas.length, size: squareFeetText(sumOf(areas), language) });
}
