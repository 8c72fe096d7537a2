/** All journeys of a run share this folder on the disk, which is gone after it. */
import { existsSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";

const nameOf = "JOURNEYS_FOLDER";

/** @throws outside a run of journeys */
export function runFolder(): string {
  const folder = process.env[nameOf];
  if (folder === undefined) throw new Error("the folder is made by Playwright's setup");
  return folder;
}

/** A data directory in which a server has been started before; undefined outside a run of journeys. */
export const migratedFolder = (): string | undefined =>
  process.env[nameOf] && join(process.env[nameOf], "migrated");

/** Makes a new data directory a copy of it, where there is one: a first start takes seconds. */
export async function fromMigrated(dataDirectory: string): Promise<void> {
  const migrated = migratedFolder();
  const isNew = !existsSync(join(dataDirectory, "database"));
  if (isNew && migrated !== undefined && dataDirectory !== migrated && existsSync(migrated))
    await cp(migrated, dataDirectory, { recursive: true });
}
