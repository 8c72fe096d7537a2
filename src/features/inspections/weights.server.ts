import { eq } from "drizzle-orm";
import type { AreaRow } from "#features/facilities/tables/areas.ts";
import type { Transaction } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { type ChangeResult, done } from "#platform/records/change-record.server.ts";
import { isUnchanged, type Texts } from "#platform/records/merge-edit.ts";
import { type EditRefusal, mergeFields } from "#platform/records/merge-fields.server.ts";
import { changeInspection, type InspectionContext } from "./change-inspection.server.ts";
import { inspectionAreas, inspectionItems } from "./tables/inspections.ts";

export const maxWeight = 10;

const heavy: Partial<Record<AreaRow["type"], number>> = {
  // Areas that occupants complain about first, and those in which hygiene matters most.
  restroom: 3,
  "locker-room": 2,
  kitchen: 2,
  cafeteria: 2,
  "exam-room": 3,
  "patient-room": 3,
  "operating-room": 5,
  lobby: 2,
  "waiting-room": 2,
};

/** The weight of an area before somebody changes it. */
export const usualWeight = (type: AreaRow["type"]): number => heavy[type] ?? 1;

/** The field of an area or item in their form. */
const weightField = (id: string): string => `weight.${id}`;

/** Values of the fields in the weights' form. @param weights by the ids of areas and items */
export const weightTexts = (weights: Iterable<readonly [id: string, weight: number]>): Texts =>
  Object.fromEntries(
    [...weights].map(([id, weight]) => [weightField(id), String(weight)] as const),
  );

/**
 * Changes weights by the ids of areas and items, until the inspection begins: a rating keeps the
 * weight under which it was given.
 * @param seen the weights that were shown, by field
 */
export const changeWeights = (
  context: InspectionContext,
  actor: Actor,
  id: string,
  weights: ReadonlyMap<string, number>,
  seen: Texts = {},
): Promise<ChangeResult<"begun"> | EditRefusal> =>
  changeInspection<"begun", EditRefusal>(
    context,
    actor,
    { id, needs: "inspections.perform" },
    async (tx, { state }) => {
      if (state !== "planned") return "begun";
      const rows = await listWeighted(tx, id);
      const areaIds = new Set(rows.map((row) => row.id));
      const record = { recordKind: "inspection", recordId: id } as const;
      const change = await mergeFields(tx, actor, record, {
        stored: weightTexts(rows.map((row) => [row.id, row.weight] as const)),
        seen,
        sent: weightTexts([...weights].filter(([rowId]) => areaIds.has(rowId))),
      });
      if ("ok" in change) return change;
      if (isUnchanged(change)) return done;
      const changed = rows.filter((row) => weightField(row.id) in change.after);
      for (const { table, id: rowId } of changed) {
        const weight = weights.get(rowId);
        if (weight !== undefined) await tx.update(table).set({ weight }).where(eq(table.id, rowId));
      }
      const labels = changed.map((row) => [weightField(row.id), row.name] as const);
      return { kind: "weighted", change, details: { labels: Object.fromEntries(labels) } };
    },
  );

async function listWeighted(tx: Transaction, inspectionId: string) {
  const areas = await tx
    .select({
      id: inspectionAreas.id,
      name: inspectionAreas.name,
      weight: inspectionAreas.weight,
    })
    .from(inspectionAreas)
    .where(eq(inspectionAreas.inspectionId, inspectionId));
  const items = await tx
    .select({
      id: inspectionItems.id,
      name: inspectionItems.task,
      weight: inspectionItems.weight,
    })
    .from(inspectionItems)
    .where(eq(inspectionItems.inspectionId, inspectionId));
  return [
    ...areas.map((area) => ({ ...area, table: inspectionAreas })),
    ...items.map((item) => ({ ...item, table: inspectionItems })),
  ];
}
