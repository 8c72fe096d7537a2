/** What of it goes into the archive with everything that a company can take out. */
import type { ArchivedTable } from "#platform/data-archive/archived-table.server.ts";
import { startUpPlans, startUpTasks } from "./tables/start-up-plans.ts";

export const startUpPlanArchive: readonly ArchivedTable[] = [
  { table: startUpPlans },
  { table: startUpTasks },
];
