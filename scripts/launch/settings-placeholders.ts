import type { Config } from "#config";
import type { Placeholder } from "./placeholders.ts";

/** Settings that are required before the product holds real people's accounts. */
export function settingsPlaceholders({
  databaseUrl,
  secretKey,
  demo,
}: Pick<Config, "databaseUrl" | "secretKey" | "demo">): Placeholder[] {
  const placeholders: Placeholder[] = [];
  if (demo ?? databaseUrl === undefined)
    placeholders.push({
      place: "DEMO",
      what: "an unused database gets people of a demonstration, all with one password: set DEMO=0 before the first start, or begin with an empty DATA_DIR",
    });
  if (databaseUrl !== undefined && secretKey === undefined)
    placeholders.push({
      place: "SECRET_KEY",
      what: "not set: on a PostgreSQL server, secrets of authenticator apps and codes of buildings would lie beside their key",
    });
  return placeholders;
}

/** Settings that a company may leave out, if it knows what it does without. */
export function settingsWarnings({
  clamavUrl,
  nightlyBackups,
  backupDirectory,
  backupUrl,
  backupKey,
}: WarnedSettings): Placeholder[] {
  const warnings: Placeholder[] = [];
  if (clamavUrl === undefined)
    warnings.push({
      place: "CLAMAV_URL",
      what: "not set: files that clients, crews and occupants send are not scanned for malware. Photos are made anew from their pixels; a PDF is kept as it came. ClamAV needs a container of its own with about 3 GB of memory (docs/operations.md)",
    });
  if (!nightlyBackups)
    warnings.push({
      place: "NIGHTLY_BACKUPS",
      what: "is 0: the product makes no backups, and tells nobody that there are none",
    });
  else if (backupUrl === undefined && backupDirectory === undefined)
    warnings.push({
      place: "BACKUP_URL",
      what: "not set, and BACKUP_DIR neither: backups are on the disk of the data, and are lost with it",
    });
  if (backupUrl !== undefined && backupKey === undefined)
    warnings.push({
      place: "BACKUP_KEY",
      what: "not set: whoever can read the bucket of BACKUP_URL reads every record in it",
    });
  return warnings;
}

type WarnedSettings = Pick<
  Config,
  "clamavUrl" | "nightlyBackups" | "backupDirectory" | "backupUrl" | "backupKey"
>;
