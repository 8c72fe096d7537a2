import { sql } from "drizzle-orm";
import type { FileRecords } from "#platform/files/file-records.server.ts";
import { documentVersions } from "./tables/documents.ts";

export const documentFiles = {
  "document-version": {
    // Documents open at an address of their own, which records who opened them (`find-document.server.ts`).
    isVisible: () => sql`false`,
    page: "document",
    part: [documentVersions.id, documentVersions.documentId],
  },
} satisfies Partial<FileRecords>;

declare module "#platform/files/attached-records.ts" {
  interface RecordsWithFiles {
    "document-version": true;
  }
}
