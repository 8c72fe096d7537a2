import { pino } from "pino";
import type { OpenDatabase } from "#platform/database/client.ts";
import { openDatabase } from "#platform/database/open.ts";

export async function openAlone(dataDirectory: string): Promise<OpenDatabase> {
  const log = pino({ level: "silent" });
  const opened = await openDatabase({ dataDirectory, databaseUrl: undefined, log });
  if (opened.ok) return opened.database;
  console.error(opened.message);
  process.exit(1);
}
