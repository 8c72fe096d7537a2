/** The content of files is beside the database, in a folder or in a bucket of an S3 server. */
import type { Readable } from "node:stream";

/** Inclusive at both ends, in bytes. */
export interface StoredRange {
  start: number;
  end: number;
}

export interface FileStore {
  /**
   * Takes over a finished file; it survives a loss of power when this resolves. Content never changes
   * under its key, so that putting it twice is harmless.
   * @param path in `FileStorage.incoming`; gone afterwards
   */
  put(key: string, path: string): Promise<void>;
  /** @returns undefined where there is none of that key */
  open(key: string, range?: StoredRange): Promise<Readable | undefined>;
  /** Harmless where there is none. */
  delete(key: string): Promise<void>;
}

/** The verdict on one content; `unavailable` means that there is none yet, so ask again. */
export type ScanResult =
  | { state: "clean" }
  | { state: "infected"; signature: string }
  /** It answers, with no verdict about this content. */
  | { state: "undecided"; cause: string }
  | { state: "unavailable"; cause: string };

export interface Scanner {
  /** Never rejects, and reads the content to its end or destroys it. */
  scan(content: Readable): Promise<ScanResult>;
}

export interface FileStorage {
  store: FileStore;
  /** Scans for malware; absent where none is configured, and no file is held back. */
  scanner?: Scanner | undefined;
  /** Folder of this process for files that are on their way in. */
  incoming: string;
  /** True if a file of that many bytes fits without taking the space that records need. */
  hasRoom(bytes: number): Promise<boolean>;
}

interface Named {
  id: string;
  sha256: string;
}

/** The key has the id as well: no two files share a stored one, and deleting one touches no other. */
export const keyOf = ({ id, sha256 }: Named): string => `${sha256.slice(0, 2)}/${sha256}-${id}`;

export const isKey = (text: string): boolean =>
  /^[\da-f]{2}\/[\da-f]{64}-[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
