/** What of it goes into the archive with everything that a company can take out. */
import type { ArchivedTable } from "#platform/data-archive/archived-table.server.ts";
import { productionRates } from "./tables/production-rates.ts";

export const productionRateArchive: readonly ArchivedTable[] = [{ table: productionRates }];
