/** What of it goes into the archive with everything that a company can take out. */
import type { ArchivedTable } from "#platform/data-archive/archived-table.server.ts";
import { appointmentSlots, appointments } from "./tables/appointments.ts";

export const appointmentArchive: readonly ArchivedTable[] = [
  { table: appointments },
  { table: appointmentSlots },
];
