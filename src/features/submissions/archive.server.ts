/** What of it goes into the archive with everything that a company can take out. */
import type { ArchivedTable } from "#platform/data-archive/archived-table.server.ts";
import { submissionNotes } from "./tables/submission-notes.ts";

export const submissionArchive: readonly ArchivedTable[] = [{ table: submissionNotes }];
