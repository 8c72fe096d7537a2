/** What of it goes into the archive with everything that a company can take out. */
import type { ArchivedTable } from "#platform/data-archive/archived-table.server.ts";
import { emails } from "#platform/email/tables/emails.ts";

export const notificationArchive: readonly ArchivedTable[] = [
  { table: emails, without: [emails.key] },
];
