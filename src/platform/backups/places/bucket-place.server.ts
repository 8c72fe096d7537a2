import { createHash } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { errorMessage } from "#platform/database/error-message.ts";
import { type Bucket, openBucket } from "#platform/files/stores/bucket.server.ts";
import { BackupFailure } from "../backup-failure.ts";
import { type BackupPlace, expectPlaceKey, isPlaceKey, type PlaceEntry } from "./place.ts";

/** The bucket may hold other things as well, such as the files of FILES_URL. */
const root = "backups/";

/** The limit is for a whole request: a part may travel over a slow line. */
const timeoutMs = 300_000;
/** The waits are between tries. */
const usualWaitsMs = [1_000, 5_000];

/** @param url as that of `FILES_URL` */
export function openBucketPlace(url: string, waitsMs = usualWaitsMs): BackupPlace {
  const bucket = openBucket(url, timeoutMs);
  const label = bucket.name;
  const inPlace: InPlace = (work) =>
    tried(label, waitsMs, () => work(AbortSignal.timeout(timeoutMs)));
  const pathOf = (key: string) => `${root}${expectPlaceKey(key)}`;
  return {
    kind: "bucket",
    label,
    put: (key, content) =>
      inPlace(async (signal) => {
        const headers = { "X-Amz-Content-Sha256": sha256(content) };
        const body = new Uint8Array(content);
        const response = await bucket.ask("PUT", pathOf(key), { body, headers, signal });
        await response.body?.cancel();
        if (!response.ok) throw new Error(`there is no bucket ${label}`);
      }),
    link: async () => false,
    get: (key) =>
      inPlace(async (signal) => {
        const response = await bucket.ask("GET", pathOf(key), { signal });
        if (response.ok) return Buffer.from(await response.arrayBuffer());
        await response.body?.cancel();
        return undefined;
      }),
    async *list(folder) {
      for await (const listing of listings(bucket, inPlace, { prefix: `${pathOf(folder)}/` }))
        yield* entriesIn(listing, bucket);
    },
    async folders() {
      const names: string[] = [];
      for await (const listing of listings(bucket, inPlace, { prefix: root, delimiter: "/" }))
        names.push(...foldersIn(listing, bucket));
      return names;
    },
    delete: (key) =>
      inPlace(async (signal) => {
        const response = await bucket.ask("DELETE", pathOf(key), { signal });
        await response.body?.cancel();
      }),
    // An object appears when all of it has arrived.
    sweep: async () => undefined,
  };
}

type InPlace = <Result>(work: (signal: AbortSignal) => Promise<Result>) => Promise<Result>;

async function tried<Result>(
  label: string,
  waitsMs: readonly number[],
  work: () => Promise<Result>,
): Promise<Result> {
  for (const waitMs of [...waitsMs, undefined]) {
    try {
      return await work();
    } catch (error) {
      if (waitMs === undefined) {
        const message = `${label} cannot be used (${errorMessage(error)}).`;
        throw new BackupFailure("place-away", message);
      }
      await setTimeout(waitMs);
    }
  }
  throw new Error("The last try has either answered or failed");
}

/** Answers to `ListObjectsV2`, a thousand keys each. */
async function* listings(
  bucket: Bucket,
  inPlace: InPlace,
  { prefix, ...parameters }: { prefix: string; delimiter?: string },
): AsyncGenerator<string> {
  let next: string | undefined;
  do {
    const query = new URLSearchParams({
      "list-type": "2",
      prefix: `${bucket.start}${prefix}`,
      ...parameters,
      ...(next !== undefined && { "continuation-token": next }),
    });
    const listing: string = await inPlace(async (signal) => {
      const response = await bucket.ask("GET", `?${query}`, { signal });
      if (!response.ok) throw new Error(`there is no bucket ${bucket.name}`);
      return response.text();
    });
    yield listing;
    next =
      textOf(listing, "IsTruncated") === "true"
        ? textOf(listing, "NextContinuationToken")
        : undefined;
  } while (next !== undefined);
}

/**
 * Takes from the server's XML only the keys that could be ours. They have no character that XML would escape.
 */
function entriesIn(listing: string, { start }: Bucket): PlaceEntry[] {
  return [...listing.matchAll(/<Contents>(.*?)<\/Contents>/gs)].flatMap(([, entry = ""]) => {
    const key = textOf(entry, "Key")?.replace(`${start}${root}`, "") ?? "";
    const bytes = Number(textOf(entry, "Size"));
    return isPlaceKey(key) && Number.isSafeInteger(bytes) ? [{ key, bytes }] : [];
  });
}

const foldersIn = (listing: string, { start }: Bucket): string[] =>
  [...listing.matchAll(/<CommonPrefixes>(.*?)<\/CommonPrefixes>/gs)].flatMap(([, entry = ""]) => {
    const name = textOf(entry, "Prefix")?.replace(`${start}${root}`, "").replace(/\/$/, "") ?? "";
    return isPlaceKey(name) ? [name] : [];
  });

function textOf(xml: string, tag: string): string | undefined {
  const text = new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1];
  return text
    ?.replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}

const sha256 = (content: Buffer) => createHash("sha256").update(content).digest("hex");
