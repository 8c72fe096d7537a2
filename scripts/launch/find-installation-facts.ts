/**
 * Reads from a PostgreSQL server, from the data folder, or through the server that has it open. It makes no
 * database.
 */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Logger } from "pino";
import type { Config } from "#config";
import { noEdits } from "#content/content-edits.ts";
import type { BackupStateSettings } from "#features/backups/read-backup-state.server.ts";
import { nothingInstalled } from "#features/settings/going-live/installation-facts.server.ts";
import { databaseFolder } from "#platform/database/embedded/folder.ts";
import { openDatabase } from "#platform/database/open.ts";
import { type LaunchFacts, readLaunchFacts } from "#server/launch-facts.ts";
import { requestControl } from "#server/request-control.ts";

export type FoundFacts = ({ ok: true } & LaunchFacts) | { ok: false; message: string };

export async function findInstallationFacts(
  config: BackupStateSettings & Pick<Config, "databaseUrl">,
  log: Logger,
): Promise<FoundFacts> {
  const { dataDirectory, databaseUrl } = config;
  if (databaseUrl === undefined && !existsSync(databaseFolder(dataDirectory)))
    return { ok: true, facts: nothingInstalled, edits: noEdits, statesServed: null };
  const opened = await openDatabase({ dataDirectory, databaseUrl, log });
  if (!opened.ok && opened.reason === "locked") return askRunningServer(resolve(dataDirectory));
  if (!opened.ok) return opened;
  try {
    return { ok: true, ...(await readLaunchFacts(opened.database.db, config)) };
  } finally {
    await opened.database.close();
  }
}

async function askRunningServer(dataDirectory: string): Promise<FoundFacts> {
  const response = await requestControl(dataDirectory, "/installation-facts", {});
  if (!response.ok) return response;
  if (response.status !== 200)
    return {
      ok: false,
      message: "The running server could not say it: its log says why, or it is an older version.",
    };
  // The socket returns the result of `readLaunchFacts`.
  return { ok: true, ...(response.content as LaunchFacts) };
}
