import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { and, eq, inArray, isNull, lt, ne, type SQL, sql } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import { dayMs } from "#platform/format/durations.ts";
import type { AttachedRecord, FileRecordKind } from "./attached-records.ts";
import { isAttachedToNothing } from "./attached-to-nothing.server.ts";
import type { FilesContext } from "./store-file.server.ts";
import { type FileStorage, keyOf } from "./stores/file-store.ts";
import { fileAttachments, files } from "./tables/files.ts";

const atATime = 200;

/**
 * Runs in the transaction that deletes the records. Nobody opens their files from then on; the
 * content goes a day later, so that a backup that was being written at the time has all that it
 * names.
 */
export async function deleteFilesOf(
  tx: Transaction,
  recordKind: FileRecordKind,
  recordIds: readonly string[],
): Promise<void> {
  if (recordIds.length === 0) return;
  const isOfRecords = inArray(fileAttachments.recordId, [...recordIds]);
  await deleteAttached(tx, and(eq(fileAttachments.recordKind, recordKind), isOfRecords));
}

/** A single file of a record that stays, by the rules of `deleteFilesOf`. @returns whether the record had it */
export async function deleteFileOf(
  tx: Transaction,
  { recordKind, recordId }: AttachedRecord,
  fileId: string,
): Promise<boolean> {
  const deleted = await deleteAttached(
    tx,
    and(
      eq(fileAttachments.recordKind, recordKind),
      eq(fileAttachments.recordId, recordId),
      eq(fileAttachments.fileId, fileId),
    ),
  );
  return deleted > 0;
}

async function deleteAttached(tx: Transaction, which: SQL | undefined): Promise<number> {
  const deletedFiles = await tx
    .delete(fileAttachments)
    .where(which)
    .returning({ id: fileAttachments.fileId });
  if (deletedFiles.length === 0) return 0;
  const ids = deletedFiles.map(({ id }) => id);
  await tx
    .update(files)
    .set({ state: "deleted", deletedAt: sql`now()` })
    .where(and(inArray(files.id, ids), ne(files.state, "deleted"), isAttachedToNothing));
  return deletedFiles.length;
}

/**
 * Files of deleted records, and what nobody attached to a record within a day. Idempotent.
 * @param mayGo a condition on `files`: what a feature keeps, it keeps although the file is deleted
 */
export async function deleteUnusedFiles(
  { db, files: storage }: FilesContext,
  now: Date,
  mayGo?: SQL,
): Promise<{ files: number; leftovers: number }> {
  const before = new Date(now.getTime() - dayMs);
  // Nobody can attach these files any more once the update has run.
  await db
    .update(files)
    .set({ state: "deleted", deletedAt: files.uploadedAt })
    .where(
      and(
        ne(files.state, "deleted"),
        isNull(files.clientId),
        lt(files.uploadedAt, before),
        isAttachedToNothing,
      ),
    );
  const due = and(eq(files.state, "deleted"), lt(files.deletedAt, before), mayGo);
  let deleted = 0;
  for (;;) {
    const count = await deleteSome(db, storage, due);
    deleted += count;
    if (count < atATime) break;
  }
  return { files: deleted, leftovers: await sweepIncoming(storage, before) };
}

/** The content of all files, for whoever drops the whole database. */
export async function listContents(db: Database): Promise<string[]> {
  const { id, sha256, thumbnailSha256 } = files;
  return (await db.select({ id, sha256, thumbnailSha256 }).from(files)).flatMap(contentsOf);
}

const contentsOf = ({ id, sha256, thumbnailSha256 }: Hashes): string[] =>
  [sha256, thumbnailSha256].flatMap((hash) => (hash === null ? [] : keyOf({ id, sha256: hash })));

type Hashes = Pick<typeof files.$inferSelect, "id" | "sha256" | "thumbnailSha256">;

/** The content first: a row is what remembers that there is some. */
async function deleteSome(db: Database, { store }: FileStorage, due: SQL | undefined) {
  const { id, sha256, thumbnailSha256 } = files;
  const rows = await db
    .select({ id, sha256, thumbnailSha256 })
    .from(files)
    .where(due)
    .limit(atATime);
  for (const row of rows) {
    for (const key of contentsOf(row)) await store.delete(key);
    await db.delete(files).where(eq(files.id, row.id));
  }
  return rows.length;
}

/** Removes what a process left behind that was killed while a file was coming in. */
async function sweepIncoming({ incoming }: FileStorage, before: Date): Promise<number> {
  let swept = 0;
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name);
    const { mtime } = await stat(path).catch(() => ({ mtime: before }));
    if (mtime >= before) continue;
    await rm(path, { recursive: true, force: true });
    swept += 1;
  }
  return swept;
}
