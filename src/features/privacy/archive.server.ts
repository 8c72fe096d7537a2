/** What of it goes into the archive with everything that a company can take out. */
import type { ArchivedTable } from "#platform/data-archive/archived-table.server.ts";
import { privacyFindings, privacyRequests } from "./tables/privacy-requests.ts";

export const privacyArchive: readonly ArchivedTable[] = [
  { table: privacyRequests },
  { table: privacyFindings },
];
