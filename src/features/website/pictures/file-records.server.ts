import { sql } from "drizzle-orm";
import type { FileRecords } from "#platform/files/file-records.server.ts";

export const pictureFiles = {
  "website-picture": {
    // Pictures open at an address of their own, for people who edit the website.
    isVisible: () => sql`false`,
    page: undefined,
  },
} satisfies Partial<FileRecords>;

declare module "#platform/files/attached-records.ts" {
  interface RecordsWithFiles {
    "website-picture": true;
  }
}
