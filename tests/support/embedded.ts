import { cpSync } from "node:fs";
import { inject, onTestFinished } from "vitest";
import type { OpenDatabase } from "#platform/database/client.ts";
import { openDatabase } from "#platform/database/open.ts";
import { silentLog } from "./databases.ts";
import { temporaryFolder } from "./temporary-folder.ts";

export const program = (name: string) => new URL(`./programs/${name}.ts`, import.meta.url).pathname;

/**
 * A data directory of its own that the embedded engine has been started in before: for whatever is
 * not about a first start, which takes seconds.
 */
export function migratedFolder(): string {
  const folder = temporaryFolder();
  cpSync(inject("embeddedFolder"), folder, { recursive: true });
  return folder;
}

/** Opens the folder as the server does; it is closed when the test has finished. */
export async function openFolder(dataDirectory: string): Promise<OpenDatabase> {
  const opened = await openDatabase({ dataDirectory, databaseUrl: undefined, log: silentLog });
  if (!opened.ok) throw new Error(opened.message);
  onTestFinished(() => opened.database.close());
  return opened.database;
}
