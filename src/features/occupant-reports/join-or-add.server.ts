import { and, desc, eq, gt, ne, type SQL, sql } from "drizzle-orm";
import {
  applyWorkOrderChange,
  lockReportedOrder,
} from "#features/work-orders/change-work-order.server.ts";
import { addWorkOrder } from "#features/work-orders/create-work-order.server.ts";
import { notifyAboutWorkOrder } from "#features/work-orders/notify-about-work-order.server.ts";
import { noName, reportedWords } from "#features/work-orders/occupant-words.server.ts";
import {
  type OccupantReportRow,
  occupantReports,
} from "#features/work-orders/tables/occupant-reports.ts";
import { hasOpenState, workOrders } from "#features/work-orders/tables/work-orders.ts";
import { isOpenWorkOrder } from "#features/work-orders/work-order-types.ts";
import type { Transaction } from "#platform/database/client.ts";
import { databaseTime } from "#platform/database/database-time.ts";
import { attachFiles } from "#platform/files/attach-files.server.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import type { CommandContext } from "#platform/records/submission.ts";
import { reportKind } from "./report-types.ts";
import { areaSigns } from "./tables/area-signs.ts";

/** A report of the same kind from the same room within this time is about the same problem. */
const sameThing = sql`interval '1 hour'`;

/**
 * One report of a room at a time, so that two who send the same at once become voices on one work order.
 * The facility first, as in `changeFacilityRecord`, which revokes signs.
 * @returns false if there is no such sign
 */
export async function lockSigns(
  tx: Transaction,
  facilityId: string,
  which: SQL | undefined,
): Promise<boolean> {
  await tx
    .select({ id: facilities.id })
    .from(facilities)
    .where(eq(facilities.id, facilityId))
    .for("key share");
  const locked = await tx
    .select({ id: areaSigns.id })
    .from(areaSigns)
    .where(which)
    .orderBy(areaSigns.id)
    .for("update");
  return locked.length > 0;
}

/** The caller holds the lock of the room's sign, so that its reports come one after another. */
export async function joinOrAdd(
  context: Pick<CommandContext, "queue">,
  tx: Transaction,
  report: OccupantReportRow,
): Promise<void> {
  const joined = await findSameThing(tx, report);
  const order = joined && (await lockReportedOrder(tx, joined));
  const isOpen = order && isOpenWorkOrder(order);
  const workOrderId = isOpen ? order.id : await addOrder(context, tx, report);
  if (isOpen) {
    const { text, fileId } = report;
    const fileIds = fileId === null ? [] : [fileId];
    const comment = text !== "" || fileId !== null ? { text, fileIds } : undefined;
    const details = { byOccupant: true, ...languageOf(report) };
    const orderChange = { event: "reported-again", details, comment } as const;
    await applyWorkOrderChange(context, tx, "occupant", order, orderChange, await databaseTime(tx));
  }
  await tx.update(occupantReports).set({ workOrderId }).where(eq(occupantReports.id, report.id));
}

async function findSameThing(
  tx: Transaction,
  { id, areaId, kind }: OccupantReportRow,
): Promise<string | undefined> {
  const { receivedAt, workOrderId } = occupantReports;
  const [openReport] = await tx
    .select({ workOrderId: workOrders.id })
    .from(occupantReports)
    .innerJoin(workOrders, eq(workOrders.id, workOrderId))
    .where(
      and(
        eq(occupantReports.areaId, areaId),
        eq(occupantReports.kind, kind),
        ne(occupantReports.id, id),
        hasOpenState(workOrders.state),
        gt(receivedAt, sql`now() - ${sameThing}`),
      ),
    )
    .orderBy(desc(receivedAt), desc(occupantReports.id))
    .limit(1);
  return openReport?.workOrderId;
}

async function addOrder(
  { queue }: Pick<CommandContext, "queue">,
  tx: Transaction,
  report: OccupantReportRow,
): Promise<string> {
  const { clientId, facilityId, areaId, text, fileId } = report;
  const { value, category, priority } = reportKind(report.kind);
  const order = await addWorkOrder(tx, {
    clientId,
    facilityId,
    areaId,
    category,
    priority,
    text: text || reportedWords(value),
    made: text === "" ? { code: "reported", kind: value } : null,
    source: "occupant",
    askedBy: null,
    askedName: noName,
    ...languageOf(report),
  });
  const record = { recordKind: "work-order", recordId: order.id } as const;
  if (fileId !== null) await attachFiles(tx, [fileId], { ...record, clientId, facilityId });
  await notifyAboutWorkOrder(tx, queue, "occupant", order, "created");
  return order.id;
}

/** A choice can be read in any language, so only typed text has one. */
const languageOf = ({ language, text }: Pick<OccupantReportRow, "language" | "text">) =>
  text === "" ? {} : { language };
