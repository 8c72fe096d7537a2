import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Database, OpenRefusal } from "#platform/database/client.ts";
import { freeBytes } from "#platform/database/embedded/disk-space.ts";
import { filesFolder } from "#platform/database/files-folder.ts";
import { claimedStore, refuseForeignStore } from "./claimed-store.server.ts";
import { openClamav } from "./clamav.server.ts";
import type { FileStorage } from "./file-store.ts";
import { openFolderStore } from "./folder-store.server.ts";
import { openS3Store } from "./s3-store.server.ts";

/** Stays free, so that photos never keep the database from saving records. */
const reservedBytes = 256 * 2 ** 20;

interface FilesOptions {
  dataDirectory: string;
  /** Where absent, files are in a folder of `dataDirectory`. */
  filesUrl: string | undefined;
  /** Address of a malware scanner. */
  clamavUrl?: string | undefined;
  db: Database;
}

export type OpenFilesResult = { ok: true; files: FileStorage } | OpenRefusal;

/** Refuses where the files of this database are known to be somewhere else. */
export async function openFiles(options: FilesOptions): Promise<OpenFilesResult> {
  const folder = filesFolder(resolve(options.dataDirectory));
  const incoming = join(folder, "incoming");
  try {
    await mkdir(incoming, { recursive: true, mode: 0o700 });
  } catch (error) {
    const message = `The folder ${folder} for files cannot be used (${String(error)}). Give this user write access to it, or choose another one with DATA_DIR.`;
    return { ok: false, reason: "unwritable", message };
  }
  const place = options.filesUrl === undefined ? { folder } : { url: options.filesUrl };
  const message = await refuseForeignStore(options.db, place);
  if (message !== undefined) return { ok: false, reason: "foreign", message };
  const store =
    options.filesUrl === undefined ? openFolderStore(folder) : openS3Store(options.filesUrl);
  return {
    ok: true,
    files: {
      store: claimedStore(store, options.db, place),
      scanner: options.clamavUrl === undefined ? undefined : openClamav(options.clamavUrl),
      incoming,
      hasRoom: async (bytes) => (await freeBytes(incoming)) >= bytes + reservedBytes,
    },
  };
}
