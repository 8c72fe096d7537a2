/** Edits and pictures that another installation has exported. */
import { createHash, randomUUID } from "node:crypto";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eq, or } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import { kindBytes } from "#platform/files/file-kind.ts";
import { maxFileBytes } from "#platform/files/file-types.ts";
import {
  type ArrivedFile,
  type FilesContext,
  storeFile,
} from "#platform/files/store-file.server.ts";
import { files } from "#platform/files/tables/files.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { TableFault } from "#platform/spreadsheets/table-reading.ts";
import { openZip, type ZipArchive } from "#platform/spreadsheets/zip-archive.server.ts";
import { type ReadEdits, readExportedEdits } from "../exchanged-edits.server.ts";
import type { DocumentName } from "../shipped-documents.server.ts";
import type { StoredEdits } from "../tables/website-documents.ts";
import { websitePictures } from "../tables/website-pictures.ts";
import { addPicture } from "./change-pictures.server.ts";
import { type ExchangedPicture, editsEntry, pictureEntry } from "./exchanged-pictures.ts";
import { readKnownPictures } from "./known-pictures.server.ts";

const maxEditsBytes = 8 * 1024 * 1024;

interface BroughtEdits {
  documents: [DocumentName, StoredEdits][];
  /** Pictures of the file that could not be used: what was shipped stands in their places. */
  missing: readonly string[];
}

interface ImportParts extends FilesContext {
  queue: PgBoss;
}

/**
 * Adds the pictures that are not in the library yet, for edits that come from the same file.
 * @returns undefined for a file that holds no edits
 */
export async function bringEdits(
  parts: ImportParts,
  actor: Actor,
  file: ArrivedFile,
): Promise<BroughtEdits | undefined> {
  const isArchive = file.start.toString("latin1", 0, 2) === "PK";
  if (!isArchive) {
    if (file.bytes > maxEditsBytes) return undefined;
    const read = readExportedEdits(await readFile(file.path, "utf8"));
    return read && { documents: read.documents, missing: read.pictures.map(({ name }) => name) };
  }
  try {
    const archive = await openZip(file.path);
    const text = await contentOf(archive, editsEntry, maxEditsBytes);
    const read = text && readExportedEdits(text.toString("utf8"));
    return read ? await bringPictures(parts, actor, archive, read) : undefined;
  } catch (error) {
    if (error instanceof TableFault) return undefined;
    throw error;
  }
}

async function bringPictures(
  parts: ImportParts,
  actor: Actor,
  archive: ZipArchive,
  { documents, pictures }: ReadEdits,
): Promise<BroughtEdits> {
  const renamed = new Map<string, string>();
  const missing: string[] = [];
  for (const picture of pictures) {
    const content = await contentOf(archive, pictureEntry(picture.name), maxFileBytes);
    const name = content && (await bringPicture(parts, actor, picture, content));
    if (name) renamed.set(picture.name, name);
    else missing.push(picture.name);
  }
  await readKnownPictures(parts.db);
  const here = (text: string) =>
    renamed.get(text) ??
    text.replace(/picture:([a-z\d-]+)/g, (whole, name) =>
      renamed.has(name) ? `picture:${renamed.get(name)}` : whole,
    );
  return {
    documents: documents.map(([name, edits]) => [
      name,
      Object.fromEntries(Object.entries(edits).map(([place, text]) => [place, here(text)])),
    ]),
    missing,
  };
}

/** @returns undefined where there is none, or one that is larger than it may be */
async function contentOf(
  archive: ZipArchive,
  name: string,
  maxBytes: number,
): Promise<Buffer | undefined> {
  if (!archive.has(name)) return undefined;
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of archive.read(name)) {
    bytes += piece.length;
    if (bytes > maxBytes) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** One that is here already stays as it is. @returns its name here; undefined for what is no picture */
async function bringPicture(
  { db, files: storage, queue }: ImportParts,
  actor: Actor,
  { name, title, altEn, altEs, isDecorative, ...shown }: ExchangedPicture,
  content: Buffer,
): Promise<string | undefined> {
  const sha256 = createHash("sha256").update(content).digest("hex");
  const [here] = await db
    .select({ name: websitePictures.name })
    .from(websitePictures)
    .innerJoin(files, eq(files.id, websitePictures.fileId))
    // The hash is compared with that of the stored file and that of the file as it was sent.
    .where(or(eq(files.sha256, sha256), eq(files.sentSha256, sha256)))
    .limit(1);
  if (here !== undefined) return here.name;
  const path = join(storage.incoming, randomUUID());
  try {
    await writeFile(path, content, { flag: "wx", mode: 0o600 });
    const start = content.subarray(0, kindBytes);
    const arrived = { path, name: `${name}.jpg`, bytes: content.length, sha256, start };
    const stored = await storeFile({ db, files: storage }, actor, arrived);
    if (!stored.ok) return undefined;
    const words = { title, altEn, altEs, isDecorative };
    const added = await addPicture({ db, queue }, actor, words, [stored.file.id], {
      ...shown,
      name,
    });
    return added.ok ? added.name : undefined;
  } finally {
    await rm(path, { force: true });
  }
}
