/** The sizes of uploaded pictures in the store of files: which there are, and which may go. */
import { and, asc, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import type { FilesContext } from "#platform/files/store-file.server.ts";
import { keyOf } from "#platform/files/stores/file-store.ts";
import { websitePictureFiles } from "../tables/website-pictures.ts";

const { id, name, bytes, sha256, pictureId, isServed, leavesAt } = websitePictureFiles;

/**
 * Files of a previous version are served for another day, because open pages refer to them. Of two with the
 * same name, which have the same content, the one that stays comes first.
 */
export const listServedFiles = (db: Database | Transaction) =>
  db
    .select({ id, name, bytes, sha256 })
    .from(websitePictureFiles)
    .where(and(eq(isServed, true), or(isNull(leavesAt), sql`${leavesAt} > clock_timestamp()`)))
    .orderBy(sql`${leavesAt} nulls first`, asc(id));

/** A backup that is being written, and open pages, may need a deleted file for so long. */
export const inADay = sql`clock_timestamp() + interval '1 day'`;

/** Files leave once their picture is deleted, or has been made anew. */
export const expirePictureFiles = (tx: Transaction, picture: string) =>
  tx
    .update(websitePictureFiles)
    .set({ leavesAt: inADay })
    .where(and(eq(pictureId, picture), isNull(leavesAt)));

/** The content first: a row is what remembers that there is some. @returns how many are gone */
export async function deleteLeftFiles({ db, files }: FilesContext, now: Date): Promise<number> {
  const due = await db
    .select({ id, sha256 })
    .from(websitePictureFiles)
    .where(lt(leavesAt, now))
    .limit(200);
  for (const file of due) {
    await files.store.delete(keyOf(file));
    await db.delete(websitePictureFiles).where(eq(id, file.id));
  }
  return due.length;
}

/** The content of all of them, for whoever drops the whole database. */
export const listPictureContents = async (db: Database): Promise<string[]> =>
  (await db.select({ id, sha256 }).from(websitePictureFiles)).map(keyOf);
