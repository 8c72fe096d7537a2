import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { and, eq, gt, isNull, lt, ne, sql } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import type { Language } from "#platform/language/language.ts";
import { isAttachedToNothing } from "./attached-to-nothing.server.ts";
import { displayName } from "./display-name.server.ts";
import { kindOf } from "./file-kind.ts";
import type { FileRefusal, SentKind } from "./file-types.ts";
import { type PhotoSender, reEncodePhoto } from "./re-encode-photo.server.ts";
import { recordMalware } from "./record-malware.server.ts";
import { countMegapixels, countSentBytes } from "./sending-limits.server.ts";
import { type FileStorage, keyOf, type ScanResult } from "./stores/file-store.ts";
import { files } from "./tables/files.ts";

/** A person may send this many files in a day without attaching them to anything. */
const maxUnattached = 200;

/** A file that came whole, in `FileStorage.incoming`. */
export interface ArrivedFile {
  path: string;
  /** The file name as the sender's device gave it. */
  name: string;
  bytes: number;
  sha256: string;
  /** Its first bytes, `kindBytes` of them. */
  start: Buffer;
}

export interface StoredFile {
  id: string;
  kind: "jpeg" | "pdf";
  name: string;
  sentSha256: string;
}

export type StoreResult =
  | { ok: true; file: StoredFile }
  | { ok: false; reason: FileRefusal }
  | { ok: false; reason: "not-allowed" };

export interface FilesContext {
  db: Database;
  files: FileStorage;
}

/**
 * Judges and stores it, for its sender alone until it is attached to a record.
 * @param sentAs made by a phone that sends it until it has arrived: a second time finds the first
 */
export async function storeFile(
  { db, files: storage }: FilesContext,
  actor: Actor,
  arrived: ArrivedFile,
  sentAs?: string,
): Promise<StoreResult> {
  if (!may(actor, "files.use")) return { ok: false, reason: "not-allowed" };
  const { accountId } = actor;
  const isWithinLimit = await countSentBytes(db, accountId, arrived.bytes);
  if (sentAs !== undefined) {
    const earlier = await findSent(db, actor, sentAs);
    // Its answer was lost: it costs nothing more, and the phone is done with it.
    if (earlier?.sentSha256 === arrived.sha256) return { ok: true, file: earlier };
    if (earlier !== undefined) return { ok: false, reason: "damaged" };
  }
  if (!isWithinLimit) return { ok: false, reason: "too-much" };
  const kind = acceptedKind(arrived);
  if (!kind.ok) return kind;
  if (await hasSentTooMany(db, actor)) return { ok: false, reason: "too-many" };
  const sender: Sender = {
    accountId,
    owner: accountId,
    language: actor.language,
    sentAs,
    mayDecode: (megapixels) => countMegapixels(db, accountId, megapixels),
  };
  return keep({ db, files: storage }, sender, arrived, kind.kind);
}

/**
 * Stores a photo of somebody without an account; documents are refused. The caller attaches it, and
 * has counted its sender.
 * @param addressHash keyed hash of the network address, by which it takes its turn
 */
export async function storeOccupantPhoto(
  context: FilesContext,
  arrived: ArrivedFile,
  addressHash: string,
): Promise<{ ok: true; file: StoredFile } | { ok: false; reason: FileRefusal }> {
  const kind = acceptedKind(arrived);
  if (!kind.ok) return kind;
  if (kind.kind === "pdf") return { ok: false, reason: "unknown-kind" };
  return keep(context, guestOf(`occupant:${addressHash}`), arrived, kind.kind);
}

/**
 * The same for a photo or a document that came by email, from a stranger as well. The caller attaches it, and
 * has bounded what one email may bring.
 */
export const storeMailedFile = (context: FilesContext, arrived: ArrivedFile) =>
  storeFromOutside(context, arrived, "email");

/** The same for a photo or a document that came by a secret link. */
export const storeGuestFile = (context: FilesContext, arrived: ArrivedFile, addressHash: string) =>
  storeFromOutside(context, arrived, `guest:${addressHash}`);

async function storeFromOutside(
  context: FilesContext,
  arrived: ArrivedFile,
  owner: string,
): Promise<{ ok: true; file: StoredFile } | { ok: false; reason: FileRefusal }> {
  const kind = acceptedKind(arrived);
  return kind.ok ? keep(context, guestOf(owner), arrived, kind.kind) : kind;
}

const guestOf = (owner: string): Sender => ({
  accountId: null,
  owner,
  language: "en",
  mayDecode: async () => true,
});

type AcceptedKind = { ok: true; kind: SentKind } | { ok: false; reason: FileRefusal };

function acceptedKind({ bytes, start }: ArrivedFile): AcceptedKind {
  if (bytes === 0) return { ok: false, reason: "empty" };
  const kind = kindOf(start);
  if (kind === undefined) return { ok: false, reason: "unknown-kind" };
  return kind === "heic" ? { ok: false, reason: "heic" } : { ok: true, kind };
}

interface Sender extends PhotoSender {
  accountId: string | null;
  /** The language of the name that a file without one gets. */
  language: Language;
  /** The id that a phone has given it. */
  sentAs?: string | undefined;
}

async function keep(
  { db, files: storage }: FilesContext,
  sender: Sender,
  arrived: ArrivedFile,
  kind: SentKind,
): Promise<{ ok: true; file: StoredFile } | { ok: false; reason: FileRefusal }> {
  const { accountId: uploadedBy, sentAs } = sender;
  const scanned = await scanArrived(storage, arrived);
  if (scanned.state === "infected") {
    const malware = { uploadedBy, sentSha256: arrived.sha256, signature: scanned.signature };
    await db.transaction((tx) => recordMalware(tx, malware));
    return { ok: false, reason: "infected" };
  }
  const made = kind === "pdf" ? unchanged(arrived) : await asPhoto(arrived, kind, sender);
  if (!made.ok) return made;
  const id = newId();
  const row = {
    id,
    uploadedBy,
    sentSha256: arrived.sha256,
    ...made.columns,
    sentAs,
    name: displayName(arrived.name, made.columns.kind, sender.language),
    isHeld: scanned.state !== "clean",
  };
  // The row comes first, so that whatever a crash leaves in the store has a row that names it.
  const [added] = await db
    .insert(files)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: files.id });
  // The same one is coming in by another tab, or was cut off by a crash.
  if (added === undefined) return { ok: false, reason: "busy" };
  await putInto(storage, id, arrived.path, made);
  await db.update(files).set({ state: "stored" }).where(eq(files.id, id));
  const { name, sentSha256 } = row;
  return { ok: true, file: { id, kind: made.columns.kind, name, sentSha256 } };
}

/** Scans what was sent before anything else reads it. Without a scanner nothing is held back. */
async function scanArrived({ scanner }: FileStorage, { path }: ArrivedFile): Promise<ScanResult> {
  return scanner === undefined ? { state: "clean" } : scanner.scan(createReadStream(path));
}

/** A file that a crash has cut off gives its id up after a while. */
const arrivingMs = 10 * 60_000;

async function findSent(
  db: Database,
  { accountId }: Actor,
  sentAs: string,
): Promise<StoredFile | undefined> {
  const isSameUpload = and(eq(files.uploadedBy, accountId), eq(files.sentAs, sentAs));
  const before = new Date(Date.now() - arrivingMs);
  await db
    .update(files)
    .set({ sentAs: null })
    .where(and(isSameUpload, eq(files.state, "arriving"), lt(files.uploadedAt, before)));
  const { id, kind, name, sentSha256 } = files;
  const [row] = await db
    .select({ id, kind, name, sentSha256 })
    .from(files)
    .where(and(isSameUpload, eq(files.state, "stored")));
  return row;
}

interface Made {
  ok: true;
  columns: Pick<typeof files.$inferInsert, "bytes" | "width" | "height" | "thumbnailSha256"> & {
    kind: "jpeg" | "pdf";
    sha256: string;
  };
  /** Replaces what was sent. */
  content?: Buffer;
  thumbnail?: Buffer;
}

const unchanged = ({ bytes, sha256 }: ArrivedFile): Made => ({
  ok: true,
  columns: { kind: "pdf", bytes, sha256 },
});

async function asPhoto(
  { path }: ArrivedFile,
  kind: Parameters<typeof reEncodePhoto>[1],
  sender: PhotoSender,
): Promise<Made | { ok: false; reason: FileRefusal }> {
  const encoded = await reEncodePhoto(path, kind, sender);
  if (!encoded.ok) return encoded;
  const { content, thumbnail, width, height } = encoded.photo;
  const hashes = { sha256: hashOf(content), thumbnailSha256: hashOf(thumbnail) };
  const columns = { kind: "jpeg" as const, bytes: content.length, width, height, ...hashes };
  return { ok: true, columns, content, thumbnail };
}

async function putInto(storage: FileStorage, id: string, sent: string, made: Made): Promise<void> {
  const { content, thumbnail, columns } = made;
  if (content === undefined) return storage.store.put(keyOf({ id, ...columns }), sent);
  const parts = [
    [content, columns.sha256],
    [thumbnail, columns.thumbnailSha256],
  ] as const;
  for (const [part, sha256] of parts) {
    if (part === undefined || !sha256) continue;
    const path = join(storage.incoming, `${id}-${sha256.slice(0, 8)}`);
    try {
      await writeFile(path, part, { flag: "wx", mode: 0o600 });
      await storage.store.put(keyOf({ id, sha256 }), path);
    } finally {
      await rm(path, { force: true });
    }
  }
}

const hashOf = (content: Buffer) => createHash("sha256").update(content).digest("hex");

async function hasSentTooMany(db: Database, { accountId }: Actor): Promise<boolean> {
  const isOfLastDay = gt(files.uploadedAt, sql`now() - interval '1 day'`);
  // Those of the company's own records are no client's either.
  const isUnattached = and(isNull(files.clientId), ne(files.state, "deleted"), isAttachedToNothing);
  const isRecentUpload = and(eq(files.uploadedBy, accountId), isUnattached, isOfLastDay);
  return (await db.$count(files, isRecentUpload)) >= maxUnattached;
}
