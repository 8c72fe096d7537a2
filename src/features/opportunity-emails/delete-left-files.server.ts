import { and, eq, notExists, sql } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { deleteFilesOf } from "#platform/files/delete-files.server.ts";
import { fileAttachments } from "#platform/files/tables/files.ts";
import { opportunityEmails } from "./tables/opportunity-emails.ts";

const atATime = 200;

/** Emails go with their opportunity, and their files with them. @returns of how many emails */
export async function deleteLeftFiles(db: Database): Promise<number> {
  const ofEmail = db
    .select({ one: sql`1` })
    .from(opportunityEmails)
    .where(eq(opportunityEmails.id, fileAttachments.recordId));
  for (let deleted = 0; ; ) {
    const leftFiles = await db
      .selectDistinct({ id: fileAttachments.recordId })
      .from(fileAttachments)
      .where(and(eq(fileAttachments.recordKind, "opportunity-email"), notExists(ofEmail)))
      .limit(atATime);
    await db.transaction((tx) =>
      deleteFilesOf(
        tx,
        "opportunity-email",
        leftFiles.map(({ id }) => id),
      ),
    );
    deleted += leftFiles.length;
    if (leftFiles.length < atATime) return deleted;
  }
}
