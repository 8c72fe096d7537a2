/** What of it goes into the archive with everything that a company can take out. */
import type { ArchivedTable } from "#platform/data-archive/archived-table.server.ts";
import { prospectDismissals, prospectMerges } from "./tables/prospect-merges.ts";

export const companyArchive: readonly ArchivedTable[] = [
  { table: prospectMerges },
  { table: prospectDismissals },
];
