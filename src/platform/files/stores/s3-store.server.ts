import { openAsBlob } from "node:fs";
import { rm } from "node:fs/promises";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { AwsClient } from "aws4fetch";
import { type FileStore, isKey, type StoredRange } from "./file-store.ts";

/** Until the server begins to answer; a reader may take its time with the rest. */
const timeoutMs = 60_000;
const retries = { retries: 3, initRetryMs: 100 };

/** @param url `https://KEY:SECRET@host/bucket?region=us-east-1`, see `.env.example` */
export function openS3Store(url: string): FileStore {
  const { origin, pathname, username, password, searchParams } = new URL(url);
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    region: searchParams.get("region") ?? "us-east-1",
    service: "s3",
    ...retries,
  });

  async function ask(method: string, key: string, over: RequestInit = {}): Promise<Response> {
    if (!isKey(key)) throw new Error(`${key} is not the key of a stored file`);
    const address = `${origin}${pathname.replace(/\/$/, "")}/files/${key}`;
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), timeoutMs);
    const response = await client
      .fetch(address, { ...over, method, signal: controller.signal })
      .finally(() => clearTimeout(timer));
    if (response.ok || response.status === 404) return response;
    await response.body?.cancel();
    throw new Error(`The S3 server answered ${method} of a file with ${response.status}`);
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
