/** Takes an archive as it is written, and puts it into the store of files piece by piece. */
import { createHash, type Hash } from "node:crypto";
import { type FileHandle, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { asc, eq } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { type FileStorage, keyOf } from "#platform/files/stores/file-store.ts";
import { dataExportParts } from "./tables/data-exports.ts";

/** A bucket takes one of this size within its time, over a slow line as well. */
const partBytes = 32 * 1024 * 1024;

/** There is no room for the next piece; what was written so far is deleted by the caller. */
export class NoRoom extends Error {}

interface OpenPart {
  id: string;
  path: string;
  file: FileHandle;
  hash: Hash;
  bytes: number;
}

export interface ArchiveWriter {
  write(bytes: Uint8Array): Promise<void>;
  /** @returns how many bytes it was in all */
  finish(): Promise<number>;
  /** Deletes the piece that is not in the store yet. It may be called after any failure. */
  discard(): Promise<void>;
}

export function writeArchive(
  { db, files }: { db: Database; files: FileStorage },
  exportId: string,
): ArchiveWriter {
  let part: OpenPart | undefined;
  let position = 0;
  let total = 0;
  return {
    async write(bytes) {
      for (let from = 0; from < bytes.byteLength; ) {
        part ??= await begin(files);
        const chunk = bytes.subarray(from, from + partBytes - part.bytes);
        await part.file.writeFile(chunk);
        part.hash.update(chunk);
        part.bytes += chunk.byteLength;
        from += chunk.byteLength;
        total += chunk.byteLength;
        if (part.bytes >= partBytes) await store();
      }
    },
    async finish() {
      if (part !== undefined) await store();
      return total;
    },
    async discard() {
      if (part === undefined) return;
      await part.file.close().catch(() => undefined);
      await rm(part.path, { force: true });
    },
  };

  async function store(): Promise<void> {
    if (part === undefined) return;
    const { id, path, file, hash, bytes } = part;
    await file.close();
    position += 1;
    const sha256 = hash.digest("hex");
    // The row comes first: whatever a crash leaves in the store has a row that names it.
    await db.insert(dataExportParts).values({ id, exportId, position, sha256, bytes });
    await files.store.put(keyOf({ id, sha256 }), path);
    part = undefined;
  }
}

async function begin({ incoming, hasRoom }: FileStorage): Promise<OpenPart> {
  // The piece itself, and its copy on the way into the store.
  if (!(await hasRoom(2 * partBytes))) throw new NoRoom();
  const id = newId();
  const path = join(incoming, `export-${id}`);
  const file = await open(path, "wx", 0o600);
  return { id, path, file, hash: createHash("sha256"), bytes: 0 };
}

/** Content first: a row is what remembers that there is some. */
export async function deleteParts(
  { db, files }: { db: Database; files: FileStorage },
  exportId: string,
): Promise<void> {
  for (const part of await listParts(db, exportId)) await files.store.delete(keyOf(part));
  await db.delete(dataExportParts).where(eq(dataExportParts.exportId, exportId));
}

export const listParts = (db: Database, exportId: string) =>
  db
    .select()
    .from(dataExportParts)
    .where(eq(dataExportParts.exportId, exportId))
    .orderBy(asc(dataExportParts.position));
