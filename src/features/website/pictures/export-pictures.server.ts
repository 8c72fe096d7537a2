/** Edits of the website with the uploaded pictures that they show, as one archive. */
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { type FileStore, keyOf } from "#platform/files/stores/file-store.ts";
import { files } from "#platform/files/tables/files.ts";
import { createZip } from "#platform/files/zip-writer.server.ts";
import { exportedEdits } from "../exchanged-edits.server.ts";
import { websitePictures } from "../tables/website-pictures.ts";
import { findWebsiteDocuments } from "../website-documents.server.ts";
import { type ExchangedPicture, editsEntry, pictureEntry } from "./exchanged-pictures.ts";

const mentioned = /\bown-[a-z0-9]+(?:-[a-z0-9]+)*/g;

/** Only pictures that published texts refer to. */
export async function findPublishedPictures(db: Database) {
  const documents = await findWebsiteDocuments(db);
  const names = new Set<string>();
  for (const { published } of documents.values())
    for (const text of Object.values(published))
      for (const [name] of text.matchAll(mentioned)) names.add(name);
  if (names.size === 0) return [];
  return db
    .select({ picture: websitePictures, file: files })
    .from(websitePictures)
    .innerJoin(files, eq(files.id, websitePictures.fileId))
    .where(
      and(
        inArray(websitePictures.name, [...names]),
        eq(files.state, "stored"),
        eq(files.isHeld, false),
      ),
    )
    .orderBy(asc(websitePictures.name));
}

type PublishedPicture = Awaited<ReturnType<typeof findPublishedPictures>>[number];

const exchanged = ({ picture }: PublishedPicture): ExchangedPicture => ({
  name: picture.name,
  title: picture.title,
  altEn: picture.altEn,
  altEs: picture.altEs,
  isDecorative: picture.isDecorative,
  cropSize: picture.cropSize,
  cropLeft: picture.cropLeft,
  cropTop: picture.cropTop,
  focusLeft: picture.focusLeft,
  focusTop: picture.focusTop,
});

/** The file is written while it is sent, so that none of it has to be kept in memory. */
export function exportWithPictures(db: Database, store: FileStore): ReadableStream<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const fill = async () => {
    const zip = createZip((bytes) => writer.write(bytes));
    const pictures = await findPublishedPictures(db);
    const text = exportedEdits(await findWebsiteDocuments(db), pictures.map(exchanged));
    const modifiedAt = new Date();
    await zip.add({ name: editsEntry, modifiedAt, content: once(Buffer.from(text)) });
    for (const { picture, file } of pictures) {
      const content = await store.open(keyOf(file));
      if (content === undefined) throw new Error(`the file ${file.id} is missing in the store`);
      const name = pictureEntry(picture.name);
      await zip.add({ name, modifiedAt: file.uploadedAt, content, isCompressed: true });
    }
    await zip.finish();
    await writer.close();
  };
  // The error reaches whoever reads the stream; if the reader has left, nobody needs it.
  fill().catch((error: unknown) => writer.abort(error).catch(() => undefined));
  return readable;
}

async function* once(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}
