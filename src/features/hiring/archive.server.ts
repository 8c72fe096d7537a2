/** What of it goes into the archive with everything that a company can take out. */
import type { ArchivedTable } from "#platform/data-archive/archived-table.server.ts";
import { applicationAnswers } from "./tables/application-answers.ts";

export const hiringArchive: readonly ArchivedTable[] = [{ table: applicationAnswers }];
