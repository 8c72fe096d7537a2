/** What of it goes into the archive with everything that a company can take out. */
import type { ArchivedTable } from "#platform/data-archive/archived-table.server.ts";
import { jobApplications } from "./tables/job-applications.ts";

export const applicationArchive: readonly ArchivedTable[] = [
  {
    table: jobApplications,
    without: [
      jobApplications.idempotencyKey,
      jobApplications.fingerprint,
      jobApplications.userAgent,
      jobApplications.addressHash,
    ],
  },
];
