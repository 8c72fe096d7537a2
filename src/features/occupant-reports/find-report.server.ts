import { eq, inArray } from "drizzle-orm";
import { areas } from "#features/facilities/tables/areas.ts";
import { maxJoinedOrders } from "#features/work-orders/joined-orders.server.ts";
import {
  type OccupantReportRow,
  occupantReports,
} from "#features/work-orders/tables/occupant-reports.ts";
import { workOrders } from "#features/work-orders/tables/work-orders.ts";
import { withoutUndone } from "#features/work-orders/work-order-events.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { dayMs } from "#platform/format/durations.ts";
import { historyEvents } from "#platform/history/tables/history-events.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import { opens, parseToken } from "#platform/identity/tokens.server.ts";
import { readSignCode, type SignedRoom } from "./find-sign.server.ts";
import { linkDays } from "./report-types.ts";
import { areaSigns } from "./tables/area-signs.ts";

export interface OpenedReport {
  report: OccupantReportRow;
  room: SignedRoom;
  /** The work order of the report, or the one it was joined to. */
  order: ReportedOrder | undefined;
  events: ReportedEvent[];
}

interface ReportedOrder
  extends Pick<typeof workOrders.$inferSelect, "id" | "state" | "cycle" | "finishedAt"> {}

export interface ReportedEvent
  extends Pick<typeof historyEvents.$inferSelect, "kind" | "at" | "details"> {}

/**
 * Found by the link that its sender got. A revoked sign keeps the links of its reports.
 * @returns undefined for a wrong or tampered link, and thirty days after the work was closed
 */
export async function openReport(
  db: Database | Transaction,
  code: string,
  rawToken: string,
  now = Date.now(),
): Promise<OpenedReport | undefined> {
  const token = parseToken(rawToken);
  const signCode = readSignCode(code);
  if (token === undefined || signCode === undefined) return undefined;
  const [row] = await db
    .select({
      report: occupantReports,
      code: areaSigns.code,
      room: { areaName: areas.name, floor: areas.floor, facilityName: facilities.name },
      timeZone: facilities.timeZone,
    })
    .from(occupantReports)
    .innerJoin(areaSigns, eq(areaSigns.id, occupantReports.signId))
    .innerJoin(areas, eq(areas.id, occupantReports.areaId))
    .innerJoin(facilities, eq(facilities.id, occupantReports.facilityId))
    .where(eq(occupantReports.id, token.id));
  if (row?.code !== signCode) return undefined;
  const { secretHash, emailSecretHash } = row.report;
  const isOwn = [secretHash, emailSecretHash].some((hash) => hash !== null && opens(token, hash));
  if (!isOwn) return undefined;
  const ids = await ordersOf(db, row.report.workOrderId);
  const [order] = await findOrders(db, ids.slice(-1));
  const events = await listEvents(db, ids);
  if (hasEnded(row.report, order, events, now)) return undefined;
  return { report: row.report, room: { ...row.room, timeZone: row.timeZone }, order, events };
}

/** The report's own, and those that it was joined to, one after another. */
async function ordersOf(db: Database | Transaction, first: string | null): Promise<string[]> {
  const ids: string[] = [];
  for (let next = first; next !== null && ids.length < maxJoinedOrders; ) {
    ids.push(next);
    const [row] = await db
      .select({ duplicateOf: workOrders.duplicateOf })
      .from(workOrders)
      .where(eq(workOrders.id, next));
    next = row?.duplicateOf ?? null;
  }
  return ids;
}

function findOrders(db: Database | Transaction, ids: string[]): Promise<ReportedOrder[]> {
  if (ids.length === 0) return Promise.resolve([]);
  const { id, state, cycle, finishedAt } = workOrders;
  return db.select({ id, state, cycle, finishedAt }).from(workOrders).where(inArray(id, ids));
}

/** Events in order, from the last of these work orders, in which the work goes on. */
async function listEvents(
  db: Database | Transaction,
  ids: readonly string[],
): Promise<ReportedEvent[]> {
  const last = ids.at(-1);
  if (last === undefined) return [];
  const { id, kind, at, details, recordId, position } = historyEvents;
  const history = await db
    .select({ id, kind, at, details })
    .from(historyEvents)
    .where(eq(recordId, last))
    .orderBy(position);
  return withoutUndone(history);
}

const closing: readonly string[] = ["finished", "declined", "cancelled"];
const closed: readonly string[] = ["done", "accepted", "declined", "cancelled", "duplicate"];

function hasEnded(
  report: OccupantReportRow,
  order: ReportedOrder | undefined,
  events: readonly ReportedEvent[],
  now: number,
): boolean {
  const isClosed = order === undefined || closed.includes(order.state);
  const last = events.findLast(({ kind }) => closing.includes(kind))?.at ?? report.receivedAt;
  return isClosed && now - last.getTime() > linkDays * dayMs;
}
