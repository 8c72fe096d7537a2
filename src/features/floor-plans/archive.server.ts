/** What of it goes into the archive with everything that a company can take out. */
import type { ArchivedTable } from "#platform/data-archive/archived-table.server.ts";
import { floorPlans } from "./tables/floor-plans.ts";

export const floorPlanArchive: readonly ArchivedTable[] = [{ table: floorPlans }];
