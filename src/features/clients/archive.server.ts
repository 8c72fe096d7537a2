/** What of it goes into the archive with everything that a company can take out. */
import type { ArchivedTable } from "#platform/data-archive/archived-table.server.ts";
import { clients } from "#platform/identity/tables/clients.ts";

export const clientArchive: readonly ArchivedTable[] = [{ table: clients }];
