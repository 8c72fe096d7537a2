/** Uploaded pictures as files of the site: fetched from the store of files, and kept in memory for a while. */
import { buffer } from "node:stream/consumers";
import { listServedFiles } from "#features/website/pictures/picture-files.server.ts";
import type { Database } from "#platform/database/client.ts";
import { type FileStore, keyOf } from "#platform/files/stores/file-store.ts";
import { createFileCache } from "./static/file-cache.ts";
import { distantFile, readBody, type StaticFile } from "./static/static-file.ts";

const maxCachedBytes = 8 * 1024 * 1024;

/** @returns makes the site serve what is there now; before a page is rendered that refers to it */
export function openPictureFiles(
  site: Map<string, StaticFile>,
  db: Database,
  store: FileStore,
): () => Promise<void> {
  const served = new Map<string, string>();
  const read = createFileCache(maxCachedBytes, async (key) => {
    const content = await store.open(key);
    if (content === undefined) throw new Error(`the picture ${key} is missing in the store`);
    return buffer(content);
  });
  return async () => {
    const keys = new Map<string, string>();
    for (const { name, ...file } of await listServedFiles(db)) {
      const path = `/pictures/${name}`;
      if (keys.has(path)) continue;
      const key = keyOf(file);
      keys.set(path, key);
      if (served.get(path) !== key)
        site.set(
          path,
          distantFile(path, file, () => read(key)),
        );
    }
    for (const path of served.keys()) if (!keys.has(path)) site.delete(path);
    served.clear();
    for (const [path, key] of keys) served.set(path, key);
  };
}

/** Finds the pages whose documents have one of the pictures. @param names of uploaded pictures */
export async function pagesWithPictures(
  site: ReadonlyMap<string, StaticFile>,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  const pages = new Set<string>();
  if (names.length === 0) return pages;
  const classes = names.map((name) => `.picture-${name}{`);
  for (const [path, file] of site) {
    if (!file.isPage) continue;
    const html = (await readBody(file.variants.identity.body)).toString();
    if (classes.some((rule) => html.includes(rule))) pages.add(path);
  }
  return pages;
}
