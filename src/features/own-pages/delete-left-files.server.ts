import { and, eq, notExists, sql } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { deleteFilesOf } from "#platform/files/delete-files.server.ts";
import { fileAttachments } from "#platform/files/tables/files.ts";
import { ownPageEntries } from "./tables/own-pages.ts";

const atATime = 200;

/** Files go with the record that they were sent for, whatever it was deleted by: its age, or an erasure. */
export async function deleteLeftOwnPageFiles(db: Database): Promise<{ entries: number }> {
  const { recordKind, recordId } = fileAttachments;
  const entry = db
    .select({ one: sql`1` })
    .from(ownPageEntries)
    .where(eq(ownPageEntries.id, recordId));
  for (let entries = 0; ; ) {
    const leftFiles = await db
      .selectDistinct({ recordId })
      .from(fileAttachments)
      .where(and(eq(recordKind, "own-page-entry"), notExists(entry)))
      .limit(atATime);
    const ids = leftFiles.map((row) => row.recordId);
    await db.transaction((tx) => deleteFilesOf(tx, "own-page-entry", ids));
    entries += ids.length;
    if (ids.length < atATime) return { entries };
  }
}
