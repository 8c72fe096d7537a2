import { copyFile, mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Database } from "#platform/database/client.ts";
import { filesFolder } from "#platform/database/files-folder.ts";
import { filesIn } from "#platform/database/files-in-backup.ts";
import { bindStore } from "./claimed-store.server.ts";
import { isKey } from "./file-store.ts";
import { openS3Store } from "./s3-store.server.ts";

/** Repeatable. The folder stays as it was. @returns how many files are in the bucket now */
export async function copyToBucket(
  db: Database,
  dataDirectory: string,
  filesUrl: string,
): Promise<number> {
  const folder = filesFolder(resolve(dataDirectory));
  const store = openS3Store(filesUrl);
  const incoming = join(folder, "incoming");
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  const stored = (await filesIn(folder)).filter(({ path }) => isKey(path));
  for (const { from, path } of stored) {
    // The store takes over what it is given.
    const copy = join(incoming, `copy-${process.pid}`);
    await copyFile(from, copy);
    await store.put(path, copy);
  }
  await bindStore(db, { url: filesUrl });
  return stored.length;
}
