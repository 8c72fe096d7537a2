import { sql } from "drizzle-orm";
import type { FileRecords } from "#platform/files/file-records.server.ts";
import { inspectionItems, inspections } from "./tables/inspections.ts";
import { isVisibleInspection } from "./visible-inspections.server.ts";

export const inspectionFiles = {
  "inspection-item": {
    isVisible: (actor, recordId) =>
      sql`exists (select 1 from ${inspectionItems}
        join ${inspections} on ${inspections.id} = ${inspectionItems.inspectionId}
        where ${inspectionItems.id} = ${recordId} and ${isVisibleInspection(actor)})`,
    page: "inspection",
    part: [inspectionItems.id, inspectionItems.inspectionId],
  },
} satisfies Partial<FileRecords>;

declare module "#platform/files/attached-records.ts" {
  interface RecordsWithFiles {
    "inspection-item": true;
  }
}
