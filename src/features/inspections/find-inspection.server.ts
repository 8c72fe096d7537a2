/** One inspection with all that became of its items. */
import { and, asc, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { scopes } from "#features/scopes/tables/scopes.ts";
import { workOrders } from "#features/work-orders/tables/work-orders.ts";
import type { Database } from "#platform/database/client.ts";
import { listFiles } from "#platform/files/list-files.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { isClientRole } from "#platform/identity/roles.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { selectListRows } from "./list-inspections.server.ts";
import { type ResultItem, readResults } from "./read-results.server.ts";
import { scoreArea } from "./scoring.ts";
import { deficiencies, inspectionRemarks } from "./tables/inspection-records.ts";
import { inspections } from "./tables/inspections.ts";
import { isVisibleInspection } from "./visible-inspections.server.ts";

export type InspectionDetail = NonNullable<Awaited<ReturnType<typeof findInspection>>>;

/** Undefined for what does not exist or the actor may not see. */
export async function findInspection(db: Database, actor: Actor, id: string) {
  const [row] = await selectListRows(
    db,
    and(eq(inspections.id, id), isVisibleInspection(actor)),
    1,
  );
  if (row === undefined) return undefined;
  const areas = await readResults(db, row);
  const itemIds = areas.flatMap(({ items }) => items.map((item) => item.id));
  const [photos, failures, remarks, more] = await Promise.all([
    listFiles(db, "inspection-item", itemIds),
    listDeficiencies(db, id),
    listRemarks(db, id),
    findMore(db, id),
  ]);
  const seen = (item: ResultItem) => ({
    ...item,
    photos: photos.get(item.id) ?? [],
    deficiency: failures.find(({ itemId }) => itemId === item.id),
    remarks: remarks.filter(({ itemId }) => itemId === item.id),
  });
  return {
    ...row,
    ...more,
    areas: areas.map((area) => ({
      ...area,
      score: scoreArea(row.method, area.items),
      items: area.items.map(seen),
    })),
  };
}

/** Names of who signed for each side, and the version of the scope that the inspection was made from. */
async function findMore(db: Database, id: string) {
  const [inspector, client] = [alias(accounts, "inspector"), alias(accounts, "signer")];
  const [row] = await db
    .select({
      finishedByName: inspector.name,
      signedByName: client.name,
      scopeVersion: scopes.version,
      cancelReason: inspections.cancelReason,
      cancelLanguage: inspections.cancelLanguage,
    })
    .from(inspections)
    .innerJoin(scopes, eq(scopes.id, inspections.scopeId))
    .leftJoin(inspector, eq(inspector.id, inspections.finishedBy))
    .leftJoin(client, eq(client.id, inspections.signedBy))
    .where(eq(inspections.id, id));
  if (row === undefined) throw new Error(`No inspection ${id}`);
  return row;
}

const listDeficiencies = (db: Database, inspectionId: string) =>
  db
    .select({
      itemId: deficiencies.itemId,
      dueOn: deficiencies.dueOn,
      rating: deficiencies.rating,
      reinspectedAt: deficiencies.reinspectedAt,
      acceptedAt: deficiencies.acceptedAt,
      orderId: workOrders.id,
      orderNumber: workOrders.number,
      orderState: workOrders.state,
      orderCycle: workOrders.cycle,
    })
    .from(deficiencies)
    .leftJoin(workOrders, eq(workOrders.id, deficiencies.workOrderId))
    .where(eq(deficiencies.inspectionId, inspectionId));

async function listRemarks(db: Database, inspectionId: string) {
  const { id, itemId, text, language, isDispute, writtenAt } = inspectionRemarks;
  const rows = await db
    .select({
      id,
      itemId,
      text,
      language,
      isDispute,
      writtenAt,
      by: accounts.name,
      role: accounts.role,
    })
    .from(inspectionRemarks)
    .innerJoin(accounts, eq(accounts.id, inspectionRemarks.authorId))
    .where(eq(inspectionRemarks.inspectionId, inspectionId))
    .orderBy(asc(writtenAt), asc(id));
  return rows.map(({ role, ...row }) => ({ ...row, isClient: isClientRole(role) }));
}
