/** What of it goes into the archive with everything that a company can take out. */
import type { ArchivedTable } from "#platform/data-archive/archived-table.server.ts";
import { extraVisits } from "./tables/extra-visits.ts";
import { visitExceptions, visitNotes, visitTasks } from "./tables/visit-records.ts";
import { visitSeries } from "./tables/visit-series.ts";
import { visits } from "./tables/visits.ts";

export const visitArchive: readonly ArchivedTable[] = [
  { table: visitSeries },
  { table: visits },
  { table: visitTasks },
  { table: visitExceptions },
  { table: visitNotes },
  { table: extraVisits },
];
