/** What of it goes into the archive with everything that a company can take out. */
import { eq } from "drizzle-orm";
import type { ArchivedTable } from "#platform/data-archive/archived-table.server.ts";
import type { SettingsSection } from "./settings-sections.server.ts";
import { companySettings } from "./tables/company-settings.ts";

/** That of email stays inside: it serves this installation only, and holds a password, encrypted by its key. */
const leaves: SettingsSection = "company";

export const settingsArchive: readonly ArchivedTable[] = [
  { table: companySettings, rows: eq(companySettings.section, leaves) },
];
