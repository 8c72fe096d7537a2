import { desc, eq } from "drizzle-orm";
import { historyEvents } from "#features/schema.ts";
import type { Database } from "#platform/database/client.ts";

/** What the history has of a record, the first event first. */
export const historyOf = (db: Database, recordId: string) =>
  db
    .select()
    .from(historyEvents)
    .where(eq(historyEvents.recordId, recordId))
    .orderBy(historyEvents.position);

export const kindsInHistory = async (db: Database, recordId: string) =>
  (await historyOf(db, recordId)).map(({ kind }) => kind);

/** The last event of any record. */
export async function latestEvent(db: Database) {
  const [event] = await db.select().from(historyEvents).orderBy(desc(historyEvents.position));
  return event;
}
