import { sql } from "drizzle-orm";
import type { FileRecords } from "#platform/files/file-records.server.ts";
import { may } from "#platform/identity/permissions.ts";
import { companyCertificates } from "./tables/company-certificates.ts";

export const companyCertificateFiles = {
  "company-certificate": {
    // Prospects get the file through the page of their proposal, which checks its secret link.
    isVisible: (actor, recordId) =>
      may(actor, "company-certificates.change") || may(actor, "proposals.read")
        ? sql`exists (select from ${companyCertificates} where ${companyCertificates.id} = ${recordId})`
        : sql`false`,
    page: undefined,
    isOfNoClient: true,
  },
} satisfies Partial<FileRecords>;

declare module "#platform/files/attached-records.ts" {
  interface RecordsWithFiles {
    "company-certificate": true;
  }
}
