/** Files that came while the scanner was away: kept back until it has passed them. */
import { and, asc, eq } from "drizzle-orm";
import { sendChangeEvent } from "#platform/changes/change-events.server.ts";
import type { Transaction } from "#platform/database/client.ts";
import { recordOfKind } from "#platform/files/file-records.server.ts";
import { recordMalware } from "#platform/files/record-malware.server.ts";
import type { FilesContext } from "#platform/files/store-file.server.ts";
import { keyOf } from "#platform/files/stores/file-store.ts";
import { fileAttachments, files } from "#platform/files/tables/files.ts";
import { type FileOwners, notifyAboutMalware } from "./notify-about-malware.server.ts";

const atOnce = 1_000;

type HeldFile = typeof files.$inferSelect;

export interface CheckedFiles {
  passed: number;
  refused: number;
  /** The reason why other files still wait; absent if none does. */
  waiting?: string;
}

export type FileCheckParts = FilesContext & FileOwners;

/** Ends when the scanner is away; what it has no verdict about waits for the next round alone. */
export async function checkHeldFiles({
  db,
  files: storage,
  ...owners
}: FileCheckParts): Promise<CheckedFiles> {
  const done: CheckedFiles = { passed: 0, refused: 0 };
  const heldFiles = await db
    .select()
    .from(files)
    .where(and(eq(files.isHeld, true), eq(files.state, "stored")))
    .orderBy(asc(files.uploadedAt), asc(files.id))
    .limit(atOnce);
  if (heldFiles.length === 0) return done;
  const { scanner, store } = storage;
  if (scanner === undefined) return { ...done, waiting: "no scanner is configured" };
  for (const file of heldFiles) {
    const content = await store.open(keyOf(file));
    if (content === undefined) {
      done.waiting = `${file.id} is missing in the store`;
      continue;
    }
    const result = await scanner.scan(content);
    if (result.state === "unavailable") return { ...done, waiting: result.cause };
    if (result.state === "undecided") {
      done.waiting = `${file.id}: ${result.cause}`;
      continue;
    }
    if (result.state === "clean") {
      await db.transaction((tx) => release(tx, file, owners));
      done.passed += 1;
      continue;
    }
    await db.transaction((tx) => refuse(tx, file, result.signature, owners));
    // Deleted at once, and not a day later like others: nobody wants malware in a backup.
    for (const sha256 of [file.sha256, file.thumbnailSha256])
      if (sha256 !== null) await store.delete(keyOf({ id: file.id, sha256 }));
    done.refused += 1;
  }
  return done;
}

async function release(tx: Transaction, { id }: HeldFile, owners: FileOwners): Promise<void> {
  await tx.update(files).set({ isHeld: false }).where(eq(files.id, id));
  await sendFileChangeEvents(tx, id, owners);
}

async function refuse(
  tx: Transaction,
  file: HeldFile,
  signature: string,
  owners: FileOwners,
): Promise<void> {
  await tx
    .update(files)
    .set({ state: "deleted", deletedAt: new Date(), isHeld: false })
    .where(eq(files.id, file.id));
  await recordMalware(tx, { ...file, signature });
  await notifyAboutMalware(tx, file, signature, owners);
  await sendFileChangeEvents(tx, file.id, owners);
}

async function sendFileChangeEvents(
  tx: Transaction,
  fileId: string,
  { fileRecords }: FileOwners,
): Promise<void> {
  const { recordKind } = fileAttachments;
  const rows = await tx
    .select({ recordKind, clientId: files.clientId, facilityId: files.facilityId })
    .from(fileAttachments)
    .innerJoin(files, eq(files.id, fileAttachments.fileId))
    .where(eq(fileAttachments.fileId, fileId));
  for (const { recordKind: kind, clientId, facilityId } of rows) {
    const record = recordOfKind(fileRecords, kind);
    if (clientId === null || record?.page === undefined) continue;
    // A document may be a contract, of which only people who see all of the client may learn.
    const isOfAll = kind === "document-version" || facilityId === null;
    await sendChangeEvent(tx, {
      kind: record.page,
      clientId,
      ...(!isOfAll && { facilityId }),
    });
  }
}
