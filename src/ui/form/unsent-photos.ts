/**
 * Photos of a form that have not arrived yet outlive a reload and a lost session as its text does: in
 * the browser's database, for one person and one tab. See `draft-store.ts`.
 */
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import {
  draftLifetimeMs,
  draftOwner,
  draftPage,
  markPhotosOwner,
  photosDatabase,
  signedOutAt,
  withSessionStorage,
} from "./draft-store.ts";

interface UnsentPhoto {
  key: string;
  person: string;
  /** Names the field, the page and the tab. */
  place: string;
  at: number;
  name: string;
  type: string;
  /** No Blob: WebKit loses large ones. */
  content: ArrayBuffer;
}

interface Schema extends DBSchema {
  photos: { key: string; value: UnsentPhoto; indexes: { place: string } };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

function open(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(photosDatabase, 1, {
    upgrade(db) {
      db.createObjectStore("photos", { keyPath: "key" }).createIndex("place", "place");
    },
    // It is deleted as a whole where somebody signs out.
    blocking(_current, _wanted, event) {
      opened = undefined;
      (event.target as IDBDatabase).close();
    },
    terminated() {
      opened = undefined;
    },
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

/** Storage may be blocked or full: then a photo lives as long as its page. */
async function inDatabase<Result>(
  use: (db: IDBPDatabase<Schema>) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await use(await open());
  } catch {
    return undefined;
  }
}

const tabName = "photo-tab";

/** Tabs that show the same form have photos of their own, as they have texts. */
function tab(): string {
  const tab = withSessionStorage((storage) => storage.getItem(tabName));
  if (tab) return tab;
  const made = `${Date.now()}-${Math.random()}`;
  withSessionStorage((storage) => storage.setItem(tabName, made));
  return made;
}

/** Place of a field on the open page; undefined where nobody is signed in. */
export function placeOfPhotos(field: string): string | undefined {
  const person = draftOwner();
  return person && `${tab()}/${person}${draftPage()}#${field}`;
}

export async function storeUnsentPhoto(place: string, key: string, file: File): Promise<void> {
  const person = draftOwner();
  if (person === undefined) return;
  markPhotosOwner(person);
  const { name, type } = file;
  await inDatabase(async (db) => {
    const content = await file.arrayBuffer();
    await db.put("photos", { key, person, place, at: Date.now(), name, type, content });
  });
}

export const forgetUnsentPhoto = async (key: string): Promise<void> =>
  void (await inDatabase((db) => db.delete("photos", key)));

const isExpired = ({ at }: UnsentPhoto, now: number): boolean =>
  at <= signedOutAt() || at < now - draftLifetimeMs;

/** Photos have the order in which they were chosen. */
export async function readUnsentPhotos(
  place: string,
  now = Date.now(),
): Promise<{ key: string; file: File }[]> {
  await dropOldPhotos(now);
  const photos = (await inDatabase((db) => db.getAllFromIndex("photos", "place", place))) ?? [];
  return photos
    .toSorted((a, b) => a.at - b.at)
    .map(({ key, name, type, content }) => ({ key, file: new File([content], name, { type }) }));
}

async function dropOldPhotos(now: number): Promise<void> {
  await inDatabase(async (db) => {
    const tx = db.transaction("photos", "readwrite");
    for (let at = await tx.store.openCursor(); at; at = await at.continue())
      if (isExpired(at.value, now)) await at.delete();
    await tx.done;
  });
}
