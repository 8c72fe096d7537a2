import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { Transaction } from "#platform/database/client.ts";
import type { EmailSubject } from "./email-messages.ts";
import { emails } from "./tables/emails.ts";

interface EmailsAbout {
  kind: EmailSubject;
  ids: readonly string[];
}

/**
 * Deletes the emails that were queued with an event of a history.
 * @returns false, and deletes none, if one has left
 */
export async function withdrawEmails(
  tx: Transaction,
  eventId: string,
  subjects: readonly EmailsAbout[],
): Promise<boolean> {
  const { id, state, aboutKind, aboutId, data } = emails;
  const isAbout = subjects
    .filter(({ ids }) => ids.length > 0)
    .map(({ kind, ids }) => and(eq(aboutKind, kind), inArray(aboutId, [...ids])));
  const emailsOfEvent = await tx
    .select({ id, state })
    .from(emails)
    .where(and(or(...isAbout), sql`${data} ->> 'eventId' = ${eventId}`))
    .for("update");
  if (emailsOfEvent.some((email) => email.state !== "queued" && email.state !== "held"))
    return false;
  const ids = emailsOfEvent.map((email) => email.id);
  if (ids.length > 0) await tx.delete(emails).where(inArray(id, ids));
  return true;
}
