import { pino } from "pino";
import { openDatabase } from "#database/client.ts";
import { type LeadRow, leads } from "#database/tables/leads.ts";

/** What the embedded database of a stopped server holds. */
export async function leadsKept(dataDirectory: string): Promise<LeadRow[]> {
  const log = pino({ level: "silent" });
  const opened = await openDatabase({ dataDirectory, databaseUrl: undefined, log });
  if (!opened.ok) throw new Error(opened.message);
  try {
    return await opened.database.db.select().from(leads).orderBy(leads.receivedAt);
  } finally {
    await opened.database.close();
  }
}
