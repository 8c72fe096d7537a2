/** Decides which settings go into the archive of everything. */
import { ne } from "drizzle-orm";
import type { ArchivedTable } from "#platform/data-archive/archived-table.server.ts";
import { companySettings } from "#platform/records/tables/company-settings.ts";
import type { SettingsSection } from "./settings-sections.server.ts";
import { sealCertificates } from "./tables/seal-certificates.ts";

/**
 * Email settings are left out: they serve this installation only, and contain a password encrypted with its
 * key.
 */
const stays: SettingsSection = "mail";

export const settingsArchive: readonly ArchivedTable[] = [
  { table: companySettings, rows: ne(companySettings.section, stays) },
  { table: sealCertificates, without: [sealCertificates.encryptedKey] },
];
