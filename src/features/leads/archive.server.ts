/** What of it goes into the archive with everything that a company can take out. */
import type { ArchivedTable } from "#platform/data-archive/archived-table.server.ts";
import { leads } from "./tables/leads.ts";

export const leadArchive: readonly ArchivedTable[] = [
  {
    table: leads,
    without: [leads.idempotencyKey, leads.fingerprint, leads.userAgent, leads.addressHash],
  },
];
