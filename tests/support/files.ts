/** Files in a test's store, sent by somebody. */
import { createHash, randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { workOrders } from "#features/schema.ts";
import { attachFiles } from "#platform/files/attach-files.server.ts";
import { kindBytes } from "#platform/files/file-kind.ts";
import {
  type ArrivedFile,
  type FilesContext,
  storeFile,
} from "#platform/files/store-file.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { photo } from "./sample-files.ts";
import { addOrder } from "./work-orders.ts";

/** Makes the file that the upload handler leaves. */
export function arrived(incoming: string, content: Buffer, name = "IMG_1.jpg"): ArrivedFile {
  const path = join(incoming, randomUUID());
  writeFileSync(path, content);
  return {
    path,
    name,
    bytes: content.length,
    start: content.subarray(0, kindBytes),
    sha256: createHash("sha256").update(content).digest("hex"),
  };
}

/** A photo that its sender has attached to nothing yet, unless told otherwise. */
export async function addFile(
  context: FilesContext,
  sender: Actor,
  content?: Buffer,
): Promise<string> {
  const file = arrived(context.files.incoming, content ?? (await photo()));
  const result = await storeFile(context, sender, file);
  if (!result.ok) throw new Error(`not stored: ${result.reason}`);
  return result.file.id;
}

interface Place {
  facilityId: string;
  clientId: string;
  /** The person who will do it: crew leads see only what is theirs. */
  assignedTo?: string;
}

/** Attached to a work order of that facility. */
export async function addOrderFile(
  context: FilesContext,
  sender: Actor,
  { facilityId, clientId, assignedTo }: Place,
  content?: Buffer,
): Promise<{ id: string; orderId: string }> {
  const id = await addFile(context, sender, content);
  const order = await addOrder(context, facilityId);
  if (assignedTo)
    await context.db.update(workOrders).set({ assignedTo }).where(eq(workOrders.id, order.id));
  const record = { recordKind: "work-order", recordId: order.id } as const;
  await context.db.transaction((tx) => attachFiles(tx, [id], { ...record, facilityId, clientId }));
  return { id, orderId: order.id };
}
