/** Makes a place for an installation's data: a folder, and with PostgreSQL a database beside it. */
import { createHash, randomUUID } from "node:crypto";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import type { OpenDatabase } from "#platform/database/client.ts";
import { filesFolder } from "#platform/database/files-folder.ts";
import { openDatabase } from "#platform/database/open.ts";
import { keyOf } from "#platform/files/stores/file-store.ts";
import { openFiles } from "#platform/files/stores/open-files.server.ts";
import { createMigratedDatabase, createPostgresDatabase, silentLog } from "./databases.ts";

export interface DataPlace {
  dataDirectory: string;
  databaseUrl: string | undefined;
}

/** Makes a place for a database, empty or with its tables; `discard` removes it. */
export type MakeDataPlace = (
  content: "empty" | "migrated",
) => Promise<DataPlace & { discard: () => Promise<void> | void }>;

export const dataPlaces: Record<"PGlite" | "PostgreSQL", MakeDataPlace> = {
  PGlite: async (content) => {
    const dataDirectory = mkdtempSync(join(tmpdir(), "cleardawn-"));
    if (content === "migrated")
      cpSync(inject("embeddedFolder"), dataDirectory, { recursive: true });
    const discard = () => rmSync(dataDirectory, { recursive: true, force: true });
    return { dataDirectory, databaseUrl: undefined, discard };
  },
  PostgreSQL: async (content) => {
    const { url, drop } = await (content === "migrated"
      ? createMigratedDatabase()
      : createPostgresDatabase());
    const dataDirectory = mkdtempSync(join(tmpdir(), "cleardawn-"));
    const discard = async () => {
      await drop();
      rmSync(dataDirectory, { recursive: true, force: true });
    };
    return { dataDirectory, databaseUrl: url, discard };
  },
};

export async function openData(place: DataPlace): Promise<OpenDatabase> {
  const opened = await openDatabase({ ...place, log: silentLog });
  if (!opened.ok) throw new Error(opened.message);
  return opened.database;
}

/** Stores a file as `storeFile` does, with a content that tests recognize. @returns the key in the store */
export async function keepFile(
  { dataDirectory }: DataPlace,
  { db }: OpenDatabase,
  content: string,
  id: string = randomUUID(),
): Promise<string> {
  const opened = await openFiles({ dataDirectory, filesUrl: undefined, db });
  if (!opened.ok) throw new Error(opened.message);
  const { incoming, store } = opened.files;
  const path = join(incoming, "arrived");
  writeFileSync(path, content);
  const sha256 = createHash("sha256").update(content).digest("hex");
  const key = keyOf({ id, sha256 });
  await store.put(key, path);
  return key;
}

/** Their contents, sorted. */
export function storedFiles({ dataDirectory }: DataPlace): string[] {
  const entries = readdirSync(filesFolder(dataDirectory), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name !== "mark")
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), "utf8"))
    .toSorted();
}
