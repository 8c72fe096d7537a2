/**
 * Photos and documents in a place for backups. Their content never changes under its name, so that
 * each is there once, for all backups that name it.
 */
import { createHmac } from "node:crypto";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { errorMessage } from "#platform/database/error-message.ts";
import type { FileStore } from "#platform/files/stores/file-store.ts";
import { BackupFailure } from "./backup-failure.ts";
import { sha256 } from "./parts.server.ts";
import type { BackupPlace } from "./places/place.ts";
import { type BackupKey, derivedKey, openBuffer, sealBuffer } from "./sealing.server.ts";

/** Each has 25 MB at most, and is in memory as a whole. */
const atOnce = 4;

const folderOf = (installation: string) => `files-${installation}`;

/** The key of an encrypted file does not reveal its hash. */
export function placeKeyOf(installation: string, file: string, key: BackupKey | undefined): string {
  if (key === undefined) return `${folderOf(installation)}/${file}`;
  const name = createHmac("sha256", derivedKey(key, "file names")).update(file).digest("hex");
  return `${folderOf(installation)}/sealed-${name.slice(0, 2)}/${name}`;
}

export async function listStoredFiles(
  place: BackupPlace,
  installation: string,
): Promise<Map<string, number>> {
  const present = new Map<string, number>();
  for await (const { key, bytes } of place.list(folderOf(installation))) present.set(key, bytes);
  return present;
}

interface CopyParts {
  place: BackupPlace;
  store: FileStore;
  installation: string;
  key: BackupKey | undefined;
  /** A file from a folder on the same disk can be linked and takes no space. */
  folder: string | undefined;
  signal: AbortSignal;
}

/** @returns those whose content the store has lost, or holds damaged */
export async function copyFiles(parts: CopyParts, files: readonly string[]): Promise<string[]> {
  const due = await missingFiles(parts.place, parts.installation, parts.key, files);
  const lost: string[] = [];
  const queue = due.values();
  const work = async () => {
    for (const file of queue) {
      parts.signal.throwIfAborted();
      if (!(await copyFile(parts, file))) lost.push(file);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return lost;
}

/** @returns those of the files that are not in the place */
export async function missingFiles(
  place: BackupPlace,
  installation: string,
  key: BackupKey | undefined,
  files: readonly string[],
): Promise<string[]> {
  if (files.length === 0) return [];
  const present = await listStoredFiles(place, installation);
  return files.filter((file) => !present.has(placeKeyOf(installation, file, key)));
}

async function copyFile(
  { place, store, installation, key, folder }: CopyParts,
  file: string,
): Promise<boolean> {
  const target = placeKeyOf(installation, file, key);
  if (key === undefined && folder !== undefined && (await place.link(target, join(folder, file))))
    return true;
  const content = await readFromStore(store, file);
  if (content === undefined || sha256(content) !== hashIn(file)) return false;
  await place.put(target, key === undefined ? content : await sealBuffer(key, target, content));
  return true;
}

async function readFromStore(store: FileStore, file: string): Promise<Buffer | undefined> {
  try {
    const stream = await store.open(file);
    return stream && (await buffer(stream));
  } catch (error) {
    throw new BackupFailure("files-away", `The files cannot be read: ${errorMessage(error)}`);
  }
}

/** @throws where it is not there, or is not what its name says */
export async function readStoredFile(
  place: BackupPlace,
  installation: string,
  file: string,
  key: BackupKey | undefined,
): Promise<Buffer> {
  const target = placeKeyOf(installation, file, key);
  const stored = await place.get(target);
  if (stored === undefined) throw new BackupFailure("files-gone", `${target} is missing.`);
  const content = key === undefined ? stored : await openBuffer(key, target, stored);
  if (sha256(content) !== hashIn(file)) throw new BackupFailure("damaged", `${target} is damaged.`);
  return content;
}

/** Names begin with the hash of what they hold (`keyOf`). */
const hashIn = (file: string): string => file.slice(3, 67);
