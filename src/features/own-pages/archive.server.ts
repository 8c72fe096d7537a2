/** What of it goes into the archive with everything that a company can take out. */
import type { ArchivedTable } from "#platform/data-archive/archived-table.server.ts";
import { ownPageEntries } from "./tables/own-pages.ts";

export const ownPageArchive: readonly ArchivedTable[] = [
  { table: ownPageEntries, without: [ownPageEntries.attempt] },
];
