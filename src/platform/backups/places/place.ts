/** Backups are in a folder, or in a bucket of an S3 server. */

export interface PlaceEntry {
  key: string;
  bytes: number;
}

export interface BackupPlace {
  kind: "folder" | "bucket";
  /** People read it, and places are told apart by it, so it has no secret in it. */
  label: string;
  /** Stores all of it or nothing, even if the power fails, and replaces what is there. */
  put(key: string, content: Buffer): Promise<void>;
  /** Takes no space, where the place can link. @returns whether it did */
  link(key: string, path: string): Promise<boolean>;
  /** @returns undefined where there is none of that key */
  get(key: string): Promise<Buffer | undefined>;
  /** Lists all keys that begin with the folder, at any depth. */
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
