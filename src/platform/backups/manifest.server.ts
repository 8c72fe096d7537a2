/** Written last: what has no manifest is no backup. */
import { createHmac, timingSafeEqual } from "node:crypto";
import * as z from "zod/mini";
import { BackupFailure } from "./backup-failure.ts";
import { sha256 } from "./parts.server.ts";
import { keyFacts } from "./place-key.server.ts";
import type { BackupPlace } from "./places/place.ts";
import { type BackupKey, derivedKey } from "./sealing.server.ts";

const parts = z.array(z.object({ bytes: z.number(), sha256: z.string() }));

const manifest = z.object({
  format: z.literal(1),
  name: z.string(),
  madeAt: z.iso.datetime(),
  /** Absent where the backup is not encrypted. */
  key: z.optional(keyFacts),
  /** The latest migration: a release that does not know it does not restore the backup. */
  migration: z.number(),
  database: z.object({
    kind: z.enum(["folder", "dump"]),
    /** Restored, about. */
    bytes: z.number(),
    parts,
  }),
  /** Rows of each table, and the names of the files. */
  contents: z.object({ parts }),
  files: z.object({ count: z.number(), missing: z.number() }),
});

function isTimeZone(name: string): boolean {
  try {
    Temporal.Now.zonedDateTimeISO(name);
    return true;
  } catch {
    return false;
  }
}

/**
 * The company's time zone when the backup was made: whoever lists backups may have no database to ask. The
 * checksum leaves it out, so that the release before reads the manifest, and nothing but a list depends on
 * it.
 */
const shownTimeZone = z.catch(z.optional(z.string().check(z.refine(isTimeZone))), undefined);

export type Manifest = z.infer<typeof manifest>;

const manifestKey = (name: string) => `${name}/manifest.json`;

export async function writeManifest(
  place: BackupPlace,
  content: Manifest,
  key: BackupKey | undefined,
  timeZone: string,
): Promise<void> {
  const checksum = checksumOf(content, key);
  const text = JSON.stringify({ manifest: content, checksum, timeZone }, null, 2);
  await place.put(manifestKey(content.name), Buffer.from(`${text}\n`));
}

/**
 * Undefined where there is none: the backup was never finished, or is being removed.
 * @throws where it cannot be read, or is one of another backup
 */
export async function readManifest(
  place: BackupPlace,
  name: string,
): Promise<StoredManifest | undefined> {
  const content = await place.get(manifestKey(name));
  if (content === undefined) return undefined;
  try {
    const stored: unknown = JSON.parse(content.toString());
    const {
      manifest: found,
      checksum,
      timeZone,
    } = z.parse(z.object({ manifest, checksum: z.string(), timeZone: shownTimeZone }), stored);
    if (found.name !== name) throw new Error("it is the one of another backup");
    return { manifest: found, checksum, timeZone };
  } catch {
    throw new BackupFailure("damaged", `The manifest of ${name} cannot be read.`);
  }
}

interface StoredManifest {
  manifest: Manifest;
  checksum: string;
  timeZone: string | undefined;
}

/** @param key of the backup, where it is encrypted: then nobody else can have written the manifest */
export function expectWhole(
  { manifest: content, checksum }: StoredManifest,
  key?: BackupKey,
): void {
  const expected = Buffer.from(checksumOf(content, key));
  const actual = Buffer.from(checksum);
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual))
    throw new BackupFailure("damaged", `The manifest of ${content.name} was changed.`);
}

export async function deleteManifest(place: BackupPlace, name: string): Promise<void> {
  await place.delete(manifestKey(name));
}

/** Takes the values in the order of the schema, however the file is laid out. */
function checksumOf(content: Manifest, key: BackupKey | undefined): string {
  const text = JSON.stringify(z.parse(manifest, content));
  return key === undefined
    ? `sha256:${sha256(text)}`
    : `hmac-sha256:${createHmac("sha256", derivedKey(key, "manifest")).update(text).digest("hex")}`;
}
