import { openAsBlob } from "node:fs";
import { rm } from "node:fs/promises";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { openBucket } from "./bucket.server.ts";
import { type FileStore, isKey, type StoredRange } from "./file-store.ts";

const timeoutMs = 60_000;

/** @param url of `FILES_URL` */
export function openS3Store(url: string): FileStore {
  const bucket = openBucket(url, timeoutMs);

  async function ask(method: string, key: string, over?: RequestInit): Promise<Response> {
    if (!isKey(key)) throw new Error(`${key} is not the key of a stored file`);
    return bucket.ask(method, `files/${key}`, over);
  }

  return {
    async put(key, path) {
      const body = await openAsBlob(path);
      // The server compares what arrived with the hash that the key begins with.
      const headers = { "X-Amz-Content-Sha256": key.slice(3, 67) };
      const response = await ask("PUT", key, { body, headers });
      await response.body?.cancel();
      if (!response.ok) throw new Error("The bucket of FILES_URL does not exist");
      await rm(path, { force: true });
    },
    async open(key, range) {
      const headers: HeadersInit = range ? { Range: rangeHeader(range) } : {};
      const response = await ask("GET", key, { headers });
      if (response.ok && response.body !== null)
        // Node's own types of web streams and those of the browser differ in name only.
        return Readable.fromWeb(response.body as ReadableStream);
      await response.body?.cancel();
      return undefined;
    },
    async delete(key) {
      const response = await ask("DELETE", key);
      await response.body?.cancel();
    },
  };
}

const rangeHeader = ({ start, end }: StoredRange) => `bytes=${start}-${end}`;
