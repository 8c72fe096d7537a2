/** What of it goes into the archive with everything that a company can take out. */
import type { ArchivedTable } from "#platform/data-archive/archived-table.server.ts";
import { websiteDocuments, websiteVersions } from "./tables/website-documents.ts";

export const websiteArchive: readonly ArchivedTable[] = [
  { table: websiteDocuments },
  { table: websiteVersions },
];
