/** What of it goes into the archive with everything that a company can take out. */
import type { ArchivedTable } from "#platform/data-archive/archived-table.server.ts";
import { fileAttachments, files } from "#platform/files/tables/files.ts";

export const fileArchive: readonly ArchivedTable[] = [{ table: files }, { table: fileAttachments }];
