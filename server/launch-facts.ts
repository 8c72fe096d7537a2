/** Reads the facts for `launch-check` from a database, itself or through the server that has it open. */
import type { CompanyFacts } from "#content/company.ts";
import type { ContentEdits } from "#content/content-edits.ts";
import { readBackupHealth } from "#features/backups/backups-check.server.ts";
import type { BackupStateSettings } from "#features/backups/read-backup-state.server.ts";
import { findStoredCompany } from "#features/settings/company/change-company.server.ts";
import {
  type InstallationFacts,
  readInstallationFacts,
} from "#features/settings/going-live/installation-facts.server.ts";
import { snapshotOf } from "#features/website/snapshot.server.ts";
import { findWebsiteDocuments } from "#features/website/website-documents.server.ts";
import type { Database } from "#platform/database/client.ts";

export interface LaunchFacts {
  facts: InstallationFacts;
  /** Edits of the website that administrators have published. */
  edits: ContentEdits;
  /** The settings hide places in other states. */
  statesServed: CompanyFacts["statesServed"];
}

export const readLaunchFacts = async (
  db: Database,
  config: BackupStateSettings,
): Promise<LaunchFacts> => ({
  // Terminals speak English.
  facts: await readInstallationFacts(db, await readBackupHealth(db, config, "en")),
  edits: snapshotOf(await findWebsiteDocuments(db)),
  statesServed: (await findStoredCompany(db))?.statesServed ?? null,
});
