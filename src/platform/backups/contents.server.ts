/** A backup's contents: the number of rows of each table, and one line for each file. */
import * as z from "zod/mini";
import type { TableRows } from "#platform/database/copied-database.ts";
import { isKey } from "#platform/files/stores/file-store.ts";
import { BackupFailure } from "./backup-failure.ts";
import type { Manifest } from "./manifest.server.ts";
import { readParts } from "./parts.server.ts";
import type { BackupPlace } from "./places/place.ts";
import { type BackupKey, joined, openStream } from "./sealing.server.ts";

export interface BackupContents {
  tables: TableRows[];
  /** Keys of the store of files. */
  files: string[];
}

const tablesLine = z.object({
  tables: z.array(z.object({ table: z.string(), rows: z.number() })),
});

const linesAtOnce = 1_000;

export const purposeOf = (name: string, part: "database" | "contents"): string => `${name}/${part}`;

export async function* writtenContents({ tables, files }: BackupContents): AsyncGenerator<Buffer> {
  yield Buffer.from(`${JSON.stringify({ tables })}\n`);
  for (let from = 0; from < files.length; from += linesAtOnce)
    yield Buffer.from(`${files.slice(from, from + linesAtOnce).join("\n")}\n`);
}

export async function readContents(
  place: BackupPlace,
  { name, contents }: Manifest,
  key: BackupKey | undefined,
): Promise<BackupContents> {
  const text = (await joined(openedPart(place, name, "contents", contents.parts, key))).toString();
  const [first = "", ...lines] = text.split("\n");
  const files = lines.filter((line) => line !== "");
  try {
    const { tables } = z.parse(tablesLine, JSON.parse(first));
    if (!files.every(isKey)) throw new Error("a line names no file");
    return { tables, files };
  } catch {
    throw new BackupFailure("damaged", `The contents of ${name} cannot be read.`);
  }
}

/** Decrypted where it is encrypted. */
export function openedPart(
  place: BackupPlace,
  name: string,
  part: "database" | "contents",
  parts: Manifest["contents"]["parts"],
  key: BackupKey | undefined,
): AsyncGenerator<Buffer> {
  const stored = readParts(place, purposeOf(name, part), parts);
  return key === undefined ? stored : openStream(key, purposeOf(name, part), stored);
}
