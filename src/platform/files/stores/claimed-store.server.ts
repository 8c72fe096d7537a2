// Processes on one PostgreSQL need one store: with a folder each, a file is there or not by chance.
import { randomUUID } from "node:crypto";
import { link, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { commandName } from "#platform/command-name.server.ts";
import type { Database } from "#platform/database/client.ts";
import { markName } from "#platform/database/files-folder.ts";
import { settings } from "#platform/records/tables/settings.ts";
import type { FileStore } from "./file-store.ts";

export type StorePlace = { folder: string } | { url: string };

const setting = "file-store";

/** The first file binds database and store to each other; later starts check that. */
export function claimedStore(store: FileStore, db: Database, place: StorePlace): FileStore {
  let isOurs = false;
  return {
    ...store,
    async put(key, path) {
      if (!isOurs) {
        const mark = (await nameOf(place)) ?? (await giveMark(place));
        await db.insert(settings).values({ name: setting, value: mark }).onConflictDoNothing();
        const message = await refuseForeignStore(db, place);
        if (message !== undefined) throw new Error(message);
        isOurs = true;
      }
      await store.put(key, path);
    },
  };
}

/** Replaces the store to which it was bound, after its files were copied. */
export async function bindStore(db: Database, place: StorePlace): Promise<void> {
  const value = (await nameOf(place)) ?? (await giveMark(place));
  const target = { target: settings.name, set: { value } };
  await db.insert(settings).values({ name: setting, value }).onConflictDoUpdate(target);
}

/** @returns why this store cannot be used with the database; undefined if it can */
export async function refuseForeignStore(
  db: Database,
  place: StorePlace,
): Promise<string | undefined> {
  const [bound] = await db
    .select({ name: settings.value })
    .from(settings)
    .where(eq(settings.name, setting));
  const mark = await nameOf(place);
  if (bound === undefined || bound.name === mark) return undefined;
  const here = "folder" in place ? place.folder : `the bucket ${mark}`;
  return `The files of this database are not in ${here}, but in ${whereInstead(bound.name, place)}.`;
}

function whereInstead(bound: string, place: StorePlace): string {
  if (bound.startsWith("s3 ")) return `the bucket ${bound}: set FILES_URL`;
  if ("url" in place) return `a folder: copy them with ${commandName("files:copy-to-bucket")}`;
  return `another folder: share it between all processes (DATA_DIR), bring it back from a backup, or set FILES_URL to a bucket that all of them use. If its files are lost for good, write ${bound} into ${join(place.folder, markName)}`;
}

/** @returns undefined for a folder that has never held a file */
async function nameOf(place: StorePlace): Promise<string | undefined> {
  if ("url" in place) {
    const { host, pathname } = new URL(place.url);
    return `s3 ${host}${pathname}`;
  }
  const mark = await readFile(join(place.folder, markName), "utf8").catch(() => undefined);
  return mark?.trim() || undefined;
}

async function giveMark(place: StorePlace): Promise<string> {
  if (!("folder" in place)) throw new Error("a bucket has its name");
  const newMark = randomUUID();
  const written = join(place.folder, `${markName}-${newMark}`);
  await writeFile(written, newMark, { flush: true });
  // A link appears with all of its content. Another process with the same folder may be faster: its
  // mark counts.
  await link(written, join(place.folder, markName)).catch(() => undefined);
  await rm(written, { force: true });
  const mark = await nameOf(place);
  if (mark === undefined) throw new Error(`${place.folder} cannot be marked`);
  return mark;
}
