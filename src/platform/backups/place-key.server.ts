/** The key of a place's backups, checked before anything is written with it or read by it. */
import * as z from "zod/mini";
import { BackupFailure } from "./backup-failure.ts";
import type { BackupPlace } from "./places/place.ts";
import { type BackupKey, deriveKey, newSalt } from "./sealing.server.ts";

export const keyFacts = z.object({
  /** Hexadecimal, as is the salt. */
  id: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  salt: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
});

export type KeyFacts = z.infer<typeof keyFacts>;

const keyFile = (installation: string) => `encryption-${installation}.json`;

/** Deriving takes a tenth of a second: once for a process, and for each place. */
const derivedKeys = new Map<string, Promise<BackupKey>>();

function keyFor(words: string, salt: string): Promise<BackupKey> {
  const material = `${salt} ${words}`;
  const key = derivedKeys.get(material) ?? deriveKey(words, Buffer.from(salt, "hex"));
  derivedKeys.set(material, key);
  return key;
}

/**
 * The first encrypted backup leaves a note of its key in the place. From then on only that key is
 * taken: with another one, or none, the owner would hold backups that the key in the safe does not open.
 */
export async function keyForWriting(
  place: BackupPlace,
  installation: string,
  words: string | undefined,
): Promise<BackupKey | undefined> {
  const noted = await expectKey(place, installation, words);
  if (noted !== undefined || words === undefined) return noted;
  const key = await keyFor(words, newSalt().toString("hex"));
  const note: KeyFacts = { id: key.id, salt: key.salt.toString("hex") };
  await place.put(keyFile(installation), Buffer.from(JSON.stringify(note)));
  return key;
}

/** Writes nothing. @throws where the place knows of a key, and it is not this one */
export async function expectKey(
  place: BackupPlace,
  installation: string,
  words: string | undefined,
): Promise<BackupKey | undefined> {
  return keyForReading(await readNote(place, installation), words, place.label);
}

/** @param facts of what is to be read; undefined where it is not encrypted */
export async function keyForReading(
  facts: KeyFacts | undefined,
  words: string | undefined,
  what: string,
): Promise<BackupKey | undefined> {
  if (facts === undefined) return undefined;
  if (words === undefined)
    throw new BackupFailure("no-key", `${what} is encrypted: set BACKUP_KEY.`);
  const key = await keyFor(words, facts.salt);
  if (key.id === facts.id) return key;
  throw new BackupFailure("wrong-key", `${what} is encrypted with another BACKUP_KEY.`);
}

/**
 * Whoever can write to the place, and has no key, could otherwise put a database of their own there.
 * @throws where a backup that is not encrypted lies among those that have to be
 */
export async function refusePlainBackup(
  place: BackupPlace,
  installation: string,
  words: string | undefined,
  what: string,
): Promise<void> {
  if (words === undefined && (await readNote(place, installation)) === undefined) return;
  throw new BackupFailure(
    "not-encrypted",
    `${what} is not encrypted, and backups in ${place.label} have to be: nothing proves that it is as it was made. Whoever knows where it comes from adds --not-encrypted.`,
  );
}

async function readNote(place: BackupPlace, installation: string): Promise<KeyFacts | undefined> {
  const content = await place.get(keyFile(installation));
  if (content === undefined) return undefined;
  try {
    return z.parse(keyFacts, JSON.parse(content.toString()));
  } catch {
    const file = keyFile(installation);
    throw new BackupFailure("damaged", `${file} in ${place.label} cannot be read.`);
  }
}
