import { sql } from "drizzle-orm";
import type { FileRecords } from "#platform/files/file-records.server.ts";
import { may } from "#platform/identity/permissions.ts";
import { opportunityEmails } from "./tables/opportunity-emails.ts";

export const opportunityEmailFiles = {
  "opportunity-email": {
    isVisible: (actor, recordId) =>
      may(actor, "opportunities.read")
        ? sql`exists (select from ${opportunityEmails} where ${opportunityEmails.id} = ${recordId})`
        : sql`false`,
    page: undefined,
    isOfNoClient: true,
  },
} satisfies Partial<FileRecords>;

declare module "#platform/files/attached-records.ts" {
  interface RecordsWithFiles {
    "opportunity-email": true;
  }
}
