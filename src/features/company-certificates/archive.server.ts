/** What of it goes into the archive with everything that a company can take out. */
import type { ArchivedTable } from "#platform/data-archive/archived-table.server.ts";
import { companyCertificates } from "./tables/company-certificates.ts";

export const companyCertificateArchive: readonly ArchivedTable[] = [{ table: companyCertificates }];
