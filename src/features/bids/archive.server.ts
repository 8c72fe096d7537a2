/** What of it goes into the archive with everything that a company can take out. */
import type { ArchivedTable } from "#platform/data-archive/archived-table.server.ts";
import { bids, bidVersions } from "./tables/bids.ts";

export const bidArchive: readonly ArchivedTable[] = [{ table: bids }, { table: bidVersions }];
