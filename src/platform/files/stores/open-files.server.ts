import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Database, OpenRefusal } from "#platform/database/client.ts";
import { freeBytes } from "#platform/database/embedded/disk-space.ts";
import { filesFolder } from "#platform/database/files-folder.ts";
import { claimedStore, refuseForeignStore, type StorePlace } from "./claimed-store.server.ts";
import { openClamav } from "./clamav.server.ts";
import type { FileStorage } from "./file-store.ts";
import { openFolderStore } from "./folder-store.server.ts";
import { openS3Store } from "./s3-store.server.ts";

/** Stays free, so that photos never keep the database from saving records. */
const reservedBytes = 256 * 2 ** 20;

interface FilesOptions {
  dataDirectory: string;
  /** Files are in a folder of `dataDirectory` where this is absent. */
  filesUrl: string | undefined;
  /** Address of a malware scanner. */
  clamavUrl?: string | undefined;
  db: Database;
}

export type OpenFilesResult = { ok: true; files: FileStorage } | OpenRefusal;

type StoreOptions = Pick<FilesOptions, "dataDirectory" | "filesUrl">;

/** Whichever database it belongs to: for programs that restore one. */
export async function openStore({ dataDirectory, filesUrl }: StoreOptions) {
  const folder = filesFolder(resolve(dataDirectory));
  const incoming = join(folder, "incoming");
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  const place: StorePlace = filesUrl === undefined ? { folder } : { url: filesUrl };
  const store = filesUrl === undefined ? openFolderStore(folder) : openS3Store(filesUrl);
  return { store, incoming, place };
}

/** Refuses where the files of this database are known to be somewhere else. */
export async function openFiles(options: FilesOptions): Promise<OpenFilesResult> {
  let opened: Awaited<ReturnType<typeof openStore>>;
  try {
    opened = await openStore(options);
  } catch (error) {
    const folder = filesFolder(resolve(options.dataDirectory));
    const message = `The folder ${folder} for files cannot be used (${String(error)}). Give this user write access to it, or choose another one with DATA_DIR.`;
    return { ok: false, reason: "unwritable", message };
  }
  const { store, incoming, place } = opened;
  const message = await refuseForeignStore(options.db, place);
  if (message !== undefined) return { ok: false, reason: "foreign", message };
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
