/** What of it goes into the archive with everything that a company can take out. */
import type { ArchivedTable } from "#platform/data-archive/archived-table.server.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { clientAssignments, facilityAssignments } from "#platform/identity/tables/assignments.ts";

export const personArchive: readonly ArchivedTable[] = [
  {
    table: accounts,
    without: [accounts.passwordHash, accounts.passwordChangedAt, accounts.secondFactorWaived],
  },
  { table: clientAssignments },
  { table: facilityAssignments },
];
