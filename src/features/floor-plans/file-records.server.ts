import { sql } from "drizzle-orm";
import type { FileRecords } from "#platform/files/file-records.server.ts";

export const floorPlanFiles = {
  "floor-plan": {
    // Plans open at an address of their own, which requires the permission to read opportunities
    // (`office/plan-file.ts`).
    isVisible: () => sql`false`,
    page: undefined,
  },
} satisfies Partial<FileRecords>;

declare module "#platform/files/attached-records.ts" {
  interface RecordsWithFiles {
    "floor-plan": true;
  }
}
