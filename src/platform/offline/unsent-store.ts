/** Stores a person's entries on this phone until the server has confirmed them. */
import { type DBSchema, type IDBPDatabase, openDB } from "idb";

export interface Entry {
  /** Made here and never changed, so that it arrives once however often it is sent. */
  id: string;
  /** Id of the account: nobody else sends it or sees it. */
  person: string;
  /**
   * The screens on which it was given, each of which sends its own. Absent for those of tonight,
   * which were first.
   */
  room?: string;
  /** The id of the record that it is about, e.g. a visit. */
  subject: string;
  /** An ISO moment of this phone's clock. */
  at: string;
  /** The command for the server, in the store's own format. */
  act: unknown;
  /** Ids of photos, made here. */
  photos: readonly string[];
  /** The server does not take it as it is; kept until its owner removes it. */
  refusal?: string;
  /** The number of times that the server has failed at it, and the last one, in milliseconds. */
  tries?: number;
  triedAt?: number;
}

export interface StoredEntry extends Entry {
  /** The order in which they were given, and are sent. */
  order: number;
}

export interface StoredPhoto {
  id: string;
  entry: string;
  name: string;
  type: string;
  /** No Blob: WebKit loses large ones. */
  content: ArrayBuffer;
  sha256: string;
  /** Small, as a `data:` address. */
  preview: string;
  /** The server has confirmed the hash. */
  isSent: boolean;
}

interface Schema extends DBSchema {
  entries: {
    key: number;
    value: Entry & { order?: number };
    indexes: { person: string; id: string };
  };
  photos: { key: string; value: StoredPhoto; indexes: { entry: string } };
}

const name = "unsent";

let opened: Promise<IDBPDatabase<Schema>> | undefined;

/** @throws where this browser stores nothing */
function open(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(name, 1, {
    upgrade(db) {
      const entries = db.createObjectStore("entries", { keyPath: "order", autoIncrement: true });
      entries.createIndex("person", "person");
      entries.createIndex("id", "id", { unique: true });
      db.createObjectStore("photos", { keyPath: "id" }).createIndex("entry", "entry");
    },
    blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
    terminated() {
      opened = undefined;
    },
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

/** An entry is on the disk before it counts as saved: a phone may be off in the next second. */
const strictDurability = { durability: "strict" } as const;

export async function storeEntry(entry: Entry, photos: readonly StoredPhoto[]): Promise<void> {
  const db = await open();
  const tx = db.transaction(["entries", "photos"], "readwrite", strictDurability);
  const writes = [
    tx.objectStore("entries").add(entry),
    ...photos.map((photo) => tx.objectStore("photos").add(photo)),
  ];
  await Promise.all([...writes, tx.done]);
}

/** Entries have the order in which they were made. @param storeName without it, those of all stores */
export async function listEntries(person: string, storeName?: string): Promise<StoredEntry[]> {
  const entries = await (await open()).getAllFromIndex("entries", "person", person);
  return entries
    .filter((entry) => storeName === undefined || (entry.room ?? "tonight") === storeName)
    .map((entry) => ({ ...entry, order: entry.order ?? 0 }))
    .sort(byOrder);
}

const byOrder = (a: StoredEntry, b: StoredEntry) => a.order - b.order;

/** Counts other people's entries here, and reads nothing of them. */
export async function countOthers(person: string | undefined): Promise<number> {
  const db = await open();
  const entryCount = await db.count("entries");
  return (
    entryCount - (person === undefined ? 0 : await db.countFromIndex("entries", "person", person))
  );
}

export const listPhotos = async (entry: string): Promise<StoredPhoto[]> =>
  (await open()).getAllFromIndex("photos", "entry", entry);

export async function markPhoto(id: string, isSent: boolean): Promise<void> {
  const tx = (await open()).transaction("photos", "readwrite", strictDurability);
  const photo = await tx.store.get(id);
  if (photo !== undefined) await tx.store.put({ ...photo, isSent });
  await tx.done;
}

/** Change events and returning screens send several times in a second: those are one try. */
const sameTryMs = 10_000;

/** @returns how often the server has failed at it by now */
export async function countTry({ order }: StoredEntry, now = Date.now()): Promise<number> {
  const tx = (await open()).transaction("entries", "readwrite", strictDurability);
  const entry = await tx.store.get(order);
  const { tries = 0, triedAt = 0 } = entry ?? {};
  // A clock that was ahead must not stop the counting.
  const isSame = tries > 0 && Math.abs(now - triedAt) < sameTryMs;
  if (entry !== undefined && !isSame)
    await tx.store.put({ ...entry, tries: tries + 1, triedAt: now });
  await tx.done;
  return isSame ? tries : tries + 1;
}

/** @param refusal undefined: it is sent again, and its tries start over */
export async function markEntry({ order }: StoredEntry, refusal: string | undefined) {
  const tx = (await open()).transaction("entries", "readwrite", strictDurability);
  const entry = await tx.store.get(order);
  if (entry !== undefined) {
    const { refusal: _, tries: __, triedAt: ___, ...rest } = entry;
    await tx.store.put(refusal === undefined ? rest : { ...rest, refusal });
  }
  await tx.done;
}

/** Confirmed by the server, or given up by its owner. */
export async function removeEntry({ id, order }: StoredEntry): Promise<void> {
  const tx = (await open()).transaction(["entries", "photos"], "readwrite", strictDurability);
  await tx.objectStore("entries").delete(order);
  for (const key of await tx.objectStore("photos").index("entry").getAllKeys(id))
    await tx.objectStore("photos").delete(key);
  await tx.done;
}

/** The note goes without them. */
export async function dropPhotos(entry: StoredEntry, act: unknown): Promise<void> {
  const tx = (await open()).transaction(["entries", "photos"], "readwrite", strictDurability);
  for (const key of await tx.objectStore("photos").index("entry").getAllKeys(entry.id))
    await tx.objectStore("photos").delete(key);
  const { refusal: _, tries: __, triedAt: ___, ...rest } = entry;
  await tx.objectStore("entries").put({ ...rest, act, photos: [] });
  await tx.done;
}
