import { onTestFinished } from "vitest";
import type { OpenDatabase } from "#database/client.ts";
import { openDatabase } from "#database/open.ts";
import { silentLog } from "./databases.ts";

export const program = (name: string) => new URL(`./programs/${name}.ts`, import.meta.url).pathname;

/** As the server does; closed when the test has finished. */
export async function openFolder(dataDirectory: string): Promise<OpenDatabase> {
  const opened = await openDatabase({ dataDirectory, databaseUrl: undefined, log: silentLog });
  if (!opened.ok) throw new Error(opened.message);
  onTestFinished(() => opened.database.close());
  return opened.database;
}
