/** Keeps the data of an offline store's screens for places without a connection, of one person at a time. */
import { type DBSchema, type IDBPDatabase, openDB } from "idb";

export interface Kept<Data> {
  person: string;
  /** Milliseconds; beyond it the data are too old to be shown. */
  until: number;
  /** Milliseconds, when the server gave them; absent in what an earlier version has kept. */
  readAt?: number | undefined;
  data: Data;
}

interface Schema extends DBSchema {
  rooms: { key: string; value: Kept<unknown> };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

function open(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>("kept", 1, { upgrade: (db) => void db.createObjectStore("rooms") });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

const cookieName = "kept-for";
const days = 3;

/** Signing in and out drop this cookie: from then on nothing that is kept here is shown. */
const owner = (): string | undefined =>
  new RegExp(`(?:^|; )${cookieName}=([\\w-]+)`).exec(document.cookie)?.[1];

export async function keepData<Data>(storeName: string, kept: Kept<Data>): Promise<void> {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere
  document.cookie = `${cookieName}=${kept.person}; Path=/office; SameSite=Lax; Max-Age=${days * 86_400}${location.protocol === "https:" ? "; Secure" : ""}`;
  await (await open()).put("rooms", kept, storeName);
}

/** @returns undefined, and forgets it, where it is too old or somebody signed out since */
export async function readKept<Data>(
  storeName: string,
  now = Date.now(),
): Promise<Kept<Data> | undefined> {
  const db = await open();
  const record = await db.get("rooms", storeName);
  if (record === undefined) return undefined;
  // The store itself wrote these data, so they have its shape.
  if (record.until > now && record.person === owner()) return record as Kept<Data>;
  await db.delete("rooms", storeName);
  return undefined;
}

export const forgetKept = async (storeName: string): Promise<void> =>
  (await open()).delete("rooms", storeName);
