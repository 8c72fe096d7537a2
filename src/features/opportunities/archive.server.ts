/** What of it goes into the archive with everything that a company can take out. */
import type { ArchivedTable } from "#platform/data-archive/archived-table.server.ts";
import { opportunities, opportunityStages } from "./tables/opportunities.ts";
import { opportunityNotes, opportunityViews } from "./tables/opportunity-notes.ts";

export const opportunityArchive: readonly ArchivedTable[] = [
  { table: opportunities },
  { table: opportunityStages },
  { table: opportunityNotes },
  { table: opportunityViews },
];
