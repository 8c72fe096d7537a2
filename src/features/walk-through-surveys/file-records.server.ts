import { and, eq, notExists, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "#platform/database/client.ts";
import { deleteFilesOf } from "#platform/files/delete-files.server.ts";
import type { FileRecords } from "#platform/files/file-records.server.ts";
import { fileAttachments } from "#platform/files/tables/files.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { surveyAreas } from "./tables/walk-through-surveys.ts";

/** A survey belongs to no client: its right alone guards it. */
const isVisible = (actor: Actor, recordId: PgColumn): SQL =>
  may(actor, "opportunities.read")
    ? sql`exists (select 1 from ${surveyAreas} where ${surveyAreas.id} = ${recordId})`
    : sql`false`;

export const surveyFiles = {
  "survey-area": { isVisible, page: undefined, isOfNoClient: true },
} satisfies Partial<FileRecords>;

declare module "#platform/files/attached-records.ts" {
  interface RecordsWithFiles {
    "survey-area": true;
  }
}

const atATime = 200;

/**
 * Deletes photos of areas whose opportunity was deleted, for its age or with a person.
 * @returns of how many areas
 */
export async function deleteLeftSurveyPhotos(db: Database): Promise<number> {
  const { recordKind, recordId } = fileAttachments;
  for (let deleted = 0; ; ) {
    const leftPhotos = await db
      .selectDistinct({ id: recordId })
      .from(fileAttachments)
      .where(
        and(
          eq(recordKind, "survey-area"),
          notExists(db.select().from(surveyAreas).where(eq(surveyAreas.id, recordId))),
        ),
      )
      .limit(atATime);
    if (leftPhotos.length === 0) return deleted;
    await db.transaction((tx) =>
      deleteFilesOf(
        tx,
        "survey-area",
        leftPhotos.map(({ id }) => id),
      ),
    );
    deleted += leftPhotos.length;
  }
}
