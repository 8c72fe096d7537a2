/** Photos that came with work orders, comments, messages and exceptions of the demonstration. */
import { and, eq, like, type SQL } from "drizzle-orm";
import { threadMessages } from "#features/messages/tables/threads.ts";
import { visitExceptions } from "#features/visits/tables/visit-records.ts";
import { workOrderComments, workOrders } from "#features/work-orders/tables/work-orders.ts";
import type { Transaction } from "#platform/database/client.ts";
import { attachFiles } from "#platform/files/attach-files.server.ts";
import type { AttachedRecord } from "#platform/files/attached-records.ts";
import type { FilesContext } from "#platform/files/store-file.server.ts";
import type { DemoPlaces } from "./add-demo-visits.ts";
import { storeDemoFile } from "./store-demo-file.ts";

interface DemoPhoto {
  name: string;
  by: string;
  facility: string;
  on: { workOrder: string } | { comment: string } | { message: string } | { exception: string };
}

/** @param read the content of a photo */
export async function addDemoPhotos<Photo extends DemoPhoto>(
  context: FilesContext,
  photos: readonly Photo[],
  { facilityOf, accountOf }: DemoPlaces,
  read: (photo: Photo) => Promise<Uint8Array>,
): Promise<void> {
  for (const photo of photos) {
    const { name, by, facility, on } = photo;
    const { id: facilityId, clientId } = facilityOf(facility);
    const fileId = await storeDemoFile(context, accountOf(by), name, await read(photo));
    await context.db.transaction(async (tx) => {
      const record = await recordOf(tx, facilityId, on);
      await attachFiles(tx, [fileId], { ...record, clientId, facilityId });
    });
  }
}

async function recordOf(
  tx: Transaction,
  facilityId: string,
  on: DemoPhoto["on"],
): Promise<AttachedRecord> {
  const [recordKind, table, text] =
    "workOrder" in on
      ? (["work-order", workOrders, on.workOrder] as const)
      : "comment" in on
        ? (["work-order-comment", workOrderComments, on.comment] as const)
        : "message" in on
          ? (["thread-message", threadMessages, on.message] as const)
          : (["visit-exception", visitExceptions, on.exception] as const);
  const begins: SQL | undefined = and(
    eq(table.facilityId, facilityId),
    like(table.text, `${text}%`),
  );
  const [row] = await tx.select({ id: table.id }).from(table).where(begins);
  if (row === undefined) throw new Error(`The demonstration says nowhere: ${text}`);
  return { recordKind, recordId: row.id };
}
