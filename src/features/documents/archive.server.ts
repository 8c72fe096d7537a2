/** What of it goes into the archive with everything that a company can take out. */
import type { ArchivedTable } from "#platform/data-archive/archived-table.server.ts";
import {
  documentAccesses,
  documentAcknowledgements,
  documents,
  documentVersions,
} from "./tables/documents.ts";

export const documentArchive: readonly ArchivedTable[] = [
  { table: documents },
  { table: documentVersions },
  { table: documentAccesses },
  { table: documentAcknowledgements },
];
