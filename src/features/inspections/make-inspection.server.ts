import { and, asc, desc, eq, isNotNull, lte } from "drizzle-orm";
import { areas } from "#features/facilities/tables/areas.ts";
import { scopeLines, scopes } from "#features/facilities/tables/scopes.ts";
import type { Transaction } from "#platform/database/client.ts";
import { insertRows } from "#platform/database/insert-rows.ts";
import { newId } from "#platform/database/new-id.ts";
import { createdFields } from "#platform/history/field-changes.ts";
import { recordChange } from "#platform/records/change-record.server.ts";
import {
  type InspectionRow,
  inspectionAreas,
  inspectionItems,
  inspections,
} from "./tables/inspections.ts";
import { usualWeight } from "./weights.server.ts";

export type NewInspection = Pick<
  InspectionRow,
  "clientId" | "facilityId" | "method" | "plannedOn" | "inspectorId"
> & {
  /** Null where a rule made it. */
  madeBy: string | null;
};

/**
 * An item for each area and task of the scope in effect on its day. The caller has checked that all
 * belongs together.
 * @returns its id; undefined where no scope has an item that day
 */
export async function makeInspection(
  tx: Transaction,
  { madeBy, ...given }: NewInspection,
): Promise<string | undefined> {
  const { clientId, facilityId, plannedOn } = given;
  const lines = await linesOn(tx, facilityId, plannedOn);
  const [first] = lines;
  if (first === undefined) return undefined;
  const id = newId();
  const columns = { inspectionId: id, clientId, facilityId };
  await tx.insert(inspections).values({ ...given, id, scopeId: first.scopeId });
  const grouped = Map.groupBy(lines, ({ area }) => area.id);
  const areaRows = [...grouped.values()].map(([line = first], at) => ({
    ...columns,
    id: newId(),
    areaId: line.area.id,
    position: at + 1,
    name: line.area.name,
    floor: line.area.floor,
    type: line.area.type,
    weight: usualWeight(line.area.type),
  }));
  await tx.execute(insertRows(inspectionAreas, areaRows));
  const items = areaRows.flatMap((area) =>
    (grouped.get(area.areaId) ?? []).map(({ task }) => ({ inspectionAreaId: area.id, task })),
  );
  const itemRows = items.map((item, at) => ({
    ...columns,
    ...item,
    id: newId(),
    weight: 1,
    position: at + 1,
  }));
  await tx.execute(insertRows(inspectionItems, itemRows));
  await recordChange(tx, {
    recordKind: "inspection",
    recordId: id,
    clientId,
    facilityId,
    kind: "planned",
    actorId: madeBy,
    change: createdFields({ plannedOn, inspectorId: given.inspectorId, method: given.method }),
    details: { on: plannedOn, items: itemRows.length },
  });
  return id;
}

async function linesOn(tx: Transaction, facilityId: string, day: string) {
  const [scope] = await tx
    .select({ id: scopes.id })
    .from(scopes)
    .where(
      and(
        eq(scopes.facilityId, facilityId),
        isNotNull(scopes.effectiveFrom),
        lte(scopes.effectiveFrom, day),
      ),
    )
    .orderBy(desc(scopes.effectiveFrom))
    .limit(1);
  if (scope === undefined) return [];
  const { id, name, floor, type } = areas;
  return tx
    .select({ scopeId: scopeLines.scopeId, task: scopeLines.task, area: { id, name, floor, type } })
    .from(scopeLines)
    .innerJoin(areas, eq(areas.id, scopeLines.areaId))
    .where(eq(scopeLines.scopeId, scope.id))
    .orderBy(asc(areas.position), asc(areas.id), asc(scopeLines.task), asc(scopeLines.id));
}
