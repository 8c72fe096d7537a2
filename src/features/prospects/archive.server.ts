/** What of it goes into the archive with everything that a company can take out. */
import type { ArchivedTable } from "#platform/data-archive/archived-table.server.ts";
import { prospectCompanies, prospectContacts } from "./tables/prospects.ts";

export const prospectArchive: readonly ArchivedTable[] = [
  { table: prospectCompanies },
  { table: prospectContacts },
];
