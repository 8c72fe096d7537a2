import { notExists, sql } from "drizzle-orm";
import { fileAttachments, files } from "./tables/files.ts";

/** A condition on `files`. */
export const isAttachedToNothing = notExists(
  sql`(select 1 from ${fileAttachments} where ${fileAttachments.fileId} = ${files.id})`,
);
