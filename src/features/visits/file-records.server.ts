import { sql } from "drizzle-orm";
import type { FileRecords } from "#platform/files/file-records.server.ts";
import { inVisitScope } from "./scope-tasks.server.ts";
import { visitExceptions } from "./tables/visit-records.ts";
import { visits } from "./tables/visits.ts";

export const visitFiles = {
  "visit-exception": {
    isVisible: (actor, recordId) =>
      sql`exists (select 1 from ${visitExceptions}
        join ${visits} on ${visits.id} = ${visitExceptions.visitId}
        where ${visitExceptions.id} = ${recordId} and ${inVisitScope(actor, new Date())})`,
    page: "visit",
    part: [visitExceptions.id, visitExceptions.visitId],
  },
} satisfies Partial<FileRecords>;

declare module "#platform/files/attached-records.ts" {
  interface RecordsWithFiles {
    "visit-exception": true;
  }
}
