/** Where backups are: a folder, or a bucket of an S3 server. */

export interface PlaceEntry {
  key: string;
  bytes: number;
}

export interface BackupPlace {
  kind: "folder" | "bucket";
  /** For people, and to tell places apart: without a secret. */
  label: string;
  /** All of it or nothing, also through a loss of power; replaces what is there. */
  put(key: string, content: Buffer): Promise<void>;
  /** Without taking room, where the place can. @returns whether it did */
  link(key: string, path: string): Promise<boolean>;
  /** @returns undefined where there is none of that key */
  get(key: string): Promise<Buffer | undefined>;
  /** All keys that begin with the folder, at any depth. */
  list(folder: string): AsyncIterable<PlaceEntry>;
  /** Names of the folders at the top. */
  folders(): Promise<string[]>;
  /** Harmless where there is none. */
  delete(key: string): Promise<void>;
  /** Removes what killed processes were writing. */
  sweep(): Promise<void>;
}

/** No name of anybody else's becomes a path, whatever a bucket answers. */
const keyPattern = /^[\w-]+(?:\.json)?(?:\/[\w-]+(?:\.json)?){0,3}$/;

export function isPlaceKey(key: string): boolean {
  return keyPattern.test(key) && key.length < 300;
}

export function expectPlaceKey(key: string): string {
  if (!isPlaceKey(key)) throw new Error(`${key} is no key of a place for backups`);
  return key;
}
