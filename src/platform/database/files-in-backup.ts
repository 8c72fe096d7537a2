/** Files in a folder go into backups beside the database; those in a bucket do not. */
import { constants, existsSync } from "node:fs";
import { copyFile, link, mkdir, readdir, rename } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { flush } from "./embedded/archive.ts";
import { filesFolder, markName } from "./files-folder.ts";

/** The folder's name in archives, and in folders that become one. */
export const filesInBackup = "files";
/** The dump of a PostgreSQL server is in its own format; an embedded database lies open in its archive. */
export const dumpInBackup = "database.dump";

/**
 * Call it after the database was copied: what its rows name is there then, as content stays for a day
 * after its row is gone. Links take neither time nor room.
 * @param target a new folder in the same filesystem
 * @returns false where there are no files
 */
export async function linkFiles(dataDirectory: string, target: string): Promise<boolean> {
  const folder = filesFolder(dataDirectory);
  if (!existsSync(folder)) return false;
  for (const { from, path } of await filesIn(folder)) {
    if (path.startsWith("incoming")) continue;
    const to = join(target, path);
    await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    await link(from, to).catch((error: unknown) => withoutLinks(error, from, to));
  }
  return existsSync(target);
}

async function withoutLinks(error: unknown, from: string, to: string): Promise<void> {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return;
  await copyFile(from, to, constants.COPYFILE_FICLONE);
}

/**
 * Adds to the files that are there: content never differs under one name, and those of the previous
 * database stay, which is kept as well. Call it before the restored database takes its place.
 * @param unpacked flushed, in the same filesystem
 */
export async function bringBackFiles(dataDirectory: string, unpacked: string): Promise<void> {
  if (!existsSync(unpacked)) return;
  const folder = filesFolder(dataDirectory);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const folders = new Set<string>();
  for (const { from, path } of await filesIn(unpacked)) {
    if (path === markName) continue;
    const to = join(folder, path);
    await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    await rename(from, to);
    folders.add(dirname(to));
  }
  for (const path of [...folders, folder]) flush(path);
}

/** Call it once the restored database is certain to come: it recognizes its files by the mark. */
export async function bringBackMark(dataDirectory: string, unpacked: string): Promise<void> {
  const mark = join(unpacked, markName);
  if (!existsSync(mark)) return;
  await rename(mark, join(filesFolder(dataDirectory), markName));
  flush(filesFolder(dataDirectory));
}

/** @returns where each is, and its path within the folder */
export async function filesIn(folder: string): Promise<{ from: string; path: string }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((from) => ({ from, path: relative(folder, from) }));
}
