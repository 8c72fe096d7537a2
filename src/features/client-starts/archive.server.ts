/** What of it goes into the archive with everything that a company can take out. */
import type { ArchivedTable } from "#platform/data-archive/archived-table.server.ts";
import { clientStarts } from "./tables/client-starts.ts";

export const clientStartArchive: readonly ArchivedTable[] = [{ table: clientStarts }];
