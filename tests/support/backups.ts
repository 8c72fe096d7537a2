/** An installation with rows and files, and backups of it. */
import { createHash, randomUUID } from "node:crypto";
import { files } from "#features/schema.ts";
import { type MakeBackupParts, makeBackup } from "#platform/backups/make-backup.server.ts";
import type { BackupPlace } from "#platform/backups/places/place.ts";
import type { OpenDatabase } from "#platform/database/client.ts";
import { openFiles } from "#platform/files/stores/open-files.server.ts";
import { type DataPlace, keepFile } from "./data-places.ts";

export const backupWords = "the key of the backups, in the safe";

/** Its content and its row. @returns the key of the store */
export async function addStoredFile(
  place: DataPlace,
  database: OpenDatabase,
  content: string,
): Promise<string> {
  const id = randomUUID();
  const key = await keepFile(place, database, content, id);
  const sha256 = createHash("sha256").update(content).digest("hex");
  await database.db.insert(files).values({
    id,
    state: "stored",
    kind: "pdf",
    bytes: content.length,
    sha256,
    sentSha256: sha256,
    name: "paper.pdf",
  });
  return key;
}

/** The parts that the nightly run hands over. */
export async function backupParts(
  data: DataPlace,
  database: OpenDatabase,
  place: BackupPlace,
  over: Partial<MakeBackupParts> = {},
): Promise<MakeBackupParts> {
  const opened = await openFiles({ ...data, filesUrl: undefined, db: database.db });
  if (!opened.ok) throw new Error(opened.message);
  return {
    db: database.db,
    database,
    store: opened.files.store,
    config: { ...data, filesUrl: undefined },
    place,
    keyWords: undefined,
    signal: new AbortController().signal,
    ...over,
  };
}

let seconds = 0;

/** A second after the one before: backups are named by it. */
export function nextMoment(): Date {
  seconds += 1;
  return new Date(Date.parse("2026-11-26T09:30:00Z") + seconds * 1_000);
}

export async function expectBackup(parts: MakeBackupParts): Promise<string> {
  const made = await makeBackup(parts, nextMoment());
  if (!made.ok) throw new Error(`no backup: ${made.reason}, ${made.message}`);
  return made.name;
}
