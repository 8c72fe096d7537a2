import { notExists, sql } from "drizzle-orm";
import { files } from "#platform/files/tables/files.ts";
import { documentVersions } from "./tables/documents.ts";

/** Versions of documents stay, also those that the scanner has refused; their content is gone. */
export const isContentOfNoDocument = notExists(
  sql`(select 1 from ${documentVersions} where ${documentVersions.fileId} = ${files.id})`,
);
