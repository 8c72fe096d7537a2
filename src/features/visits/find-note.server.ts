import { and, eq } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { visitNotes } from "./tables/visit-records.ts";

/** The caller has checked that the reader is staff and may read the visit. */
export async function findNote(
  db: Database,
  visitId: string,
  id: string,
): Promise<{ text: string; writtenBy: string } | undefined> {
  const [note] = await db
    .select({ text: visitNotes.text, writtenBy: accounts.name })
    .from(visitNotes)
    .innerJoin(accounts, eq(accounts.id, visitNotes.writtenBy))
    .where(and(eq(visitNotes.id, id), eq(visitNotes.visitId, visitId)));
  return note;
}
