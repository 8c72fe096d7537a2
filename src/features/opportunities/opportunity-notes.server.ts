/** Notes about opportunities: whoever one names with an @ is notified. */
import { desc, eq } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { nothingChanged } from "#platform/history/field-changes.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { mentionedIn } from "#platform/notifications/mentions.ts";
import type { OpportunityEvent } from "./change-opportunity.server.ts";
import { notifyMentioned } from "./notify-about-opportunity.server.ts";
import { changeOpportunity, type OpportunityResult } from "./opportunity-commands.server.ts";
import { listOwners } from "./owners.server.ts";
import { opportunityNotes } from "./tables/opportunity-notes.ts";

export const addNote = (
  context: Parameters<typeof changeOpportunity>[0],
  actor: Actor,
  id: string,
  text: string,
): Promise<OpportunityResult> =>
  changeOpportunity(context, actor, id, (tx) => writeNote(tx, actor, id, text));

/** The caller holds the lock of the opportunity, or has just made it. @returns for its history */
export async function writeNote(
  tx: Transaction,
  actor: Actor,
  id: string,
  text: string,
): Promise<OpportunityEvent> {
  const mentioned = mentionedIn(text, await listOwners(tx, actor));
  const noteId = newId();
  const authorId = actor.accountId;
  await tx
    .insert(opportunityNotes)
    .values({ id: noteId, opportunityId: id, authorId, text, language: actor.language, mentioned });
  await notifyMentioned(tx, actor.accountId, id, { text, language: actor.language, mentioned });
  return { kind: "noted", change: nothingChanged, details: { noteId } };
}

/** The latest first. The caller has checked that the actor may read the opportunity. */
export const listNotes = (db: Database, id: string) =>
  db
    .select({
      id: opportunityNotes.id,
      text: opportunityNotes.text,
      language: opportunityNotes.language,
      writtenAt: opportunityNotes.writtenAt,
      authorName: accounts.name,
    })
    .from(opportunityNotes)
    .innerJoin(accounts, eq(accounts.id, opportunityNotes.authorId))
    .where(eq(opportunityNotes.opportunityId, id))
    .orderBy(desc(opportunityNotes.writtenAt), desc(opportunityNotes.id))
    .limit(200);
