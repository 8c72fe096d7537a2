/** What of it goes into the archive with everything that a company can take out. */
import type { ArchivedTable } from "#platform/data-archive/archived-table.server.ts";
import { supplies, supplyRequests } from "./tables/supplies.ts";

export const supplyArchive: readonly ArchivedTable[] = [
  { table: supplies },
  { table: supplyRequests },
];
