import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Transaction } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { AttachedRecord } from "./attached-records.ts";
import { isAttachedToNothing } from "./attached-to-nothing.server.ts";
import { fileAttachments, files } from "./tables/files.ts";

interface Target extends AttachedRecord {
  /** Null for what is the company's own. */
  clientId: string | null;
  /** Null for what is about the client as a whole. */
  facilityId: string | null;
}

/**
 * True if the actor has sent all of the files and attached them to nothing yet: nobody attaches another's
 * file by its id. Locks them, so that they stay so until the command has attached them.
 */
export async function mayAttach(
  tx: Transaction,
  actor: Actor,
  ids: readonly string[],
): Promise<boolean> {
  if (ids.length === 0) return true;
  const isAttachable = and(
    inArray(files.id, [...ids]),
    eq(files.uploadedBy, actor.accountId),
    eq(files.state, "stored"),
    isNull(files.clientId),
    isAttachedToNothing,
  );
  const fileRows = await tx.select({ id: files.id }).from(files).where(isAttachable).for("update");
  return fileRows.length === new Set(ids).size;
}

/**
 * Runs in the transaction of the command that makes the record.
 * @param ids after `mayAttach`, in the order in which they are shown
 */
export async function attachFiles(
  tx: Transaction,
  ids: readonly string[],
  { recordKind, recordId, clientId, facilityId }: Target,
): Promise<void> {
  const uniqueIds = [...new Set(ids)];
  if (uniqueIds.length === 0) return;
  await tx
    .update(files)
    .set({ clientId, facilityId })
    .where(and(inArray(files.id, uniqueIds), isNull(files.clientId)));
  const rows = uniqueIds.map((fileId, at) => ({ fileId, recordKind, recordId, position: at + 1 }));
  await tx.insert(fileAttachments).values(rows);
}
