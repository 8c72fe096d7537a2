/** What of it goes into the archive with everything that a company can take out. */
import type { ArchivedTable } from "#platform/data-archive/archived-table.server.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import { areas } from "./tables/areas.ts";
import { facilityContacts, facilityHolidays } from "./tables/facility-details.ts";
import { scopeLines, scopes } from "./tables/scopes.ts";

export const facilityArchive: readonly ArchivedTable[] = [
  { table: facilities },
  { table: areas },
  { table: facilityContacts },
  { table: facilityHolidays },
  { table: scopes },
  { table: scopeLines },
];
