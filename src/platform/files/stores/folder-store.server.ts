import { createReadStream } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { flush } from "../flush.server.ts";
import { type FileStore, isKey } from "./file-store.ts";

/** @param folder in the same filesystem as `FileStorage.incoming`, so that a file arrives by a rename */
export function openFolderStore(folder: string): FileStore {
  const place = (key: string) => {
    if (!isKey(key)) throw new Error(`${key} is not the key of a stored file`);
    return join(folder, key);
  };
  return {
    async put(key, path) {
      const target = place(key);
      await flush(path);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await rename(path, target);
      // A rename is durable only with its folder, and a new folder only with the one above.
      await flush(dirname(target));
      await flush(folder);
    },
    async open(key, range) {
      const handle = await open(place(key), "r").catch(missing);
      return handle && createReadStream("", { fd: handle, ...range });
    },
    delete: (key) => rm(place(key), { force: true }),
  };
}

function missing(error: unknown): undefined {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
  throw error;
}
