/** What of it goes into the archive with everything that a company can take out. */
import type { ArchivedTable } from "#platform/data-archive/archived-table.server.ts";
import { imports } from "./tables/imports.ts";

export const importArchive: readonly ArchivedTable[] = [
  { table: imports, without: [imports.claim, imports.claimedAt, imports.attempts] },
];
