/** What of it goes into the archive with everything that a company can take out. */
import { ne } from "drizzle-orm";
import type { ArchivedTable } from "#platform/data-archive/archived-table.server.ts";
import { companySettings } from "#platform/records/tables/company-settings.ts";
import type { SettingsSection } from "./settings-sections.server.ts";
import { sealCertificates } from "./tables/seal-certificates.ts";

/** That of email stays inside: it serves this installation only, and holds a password, encrypted by its key. */
const stays: SettingsSection = "mail";

export const settingsArchive: readonly ArchivedTable[] = [
  { table: companySettings, rows: ne(companySettings.section, stays) },
  { table: sealCertificates, without: [sealCertificates.encryptedKey] },
];
