/** What of it goes into the archive with everything that a company can take out. */
import type { ArchivedTable } from "#platform/data-archive/archived-table.server.ts";
import { deficiencies, inspectionAnswers, inspectionRemarks } from "./tables/inspection-records.ts";
import {
  inspectionAreas,
  inspectionItems,
  inspectionRules,
  inspections,
} from "./tables/inspections.ts";

export const inspectionArchive: readonly ArchivedTable[] = [
  { table: inspections },
  { table: inspectionAreas },
  { table: inspectionItems },
  { table: inspectionAnswers },
  { table: inspectionRemarks },
  { table: inspectionRules },
  { table: deficiencies },
];
