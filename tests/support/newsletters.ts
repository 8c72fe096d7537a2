/** Subscribers and newsletters in a test's database. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { addNewsletter } from "#features/newsletter/newsletter-commands.server.ts";
import { fieldsOf, type NewsletterTexts } from "#features/newsletter/newsletter-types.ts";
import { newsletters, subscribers } from "#features/schema.ts";
import type { Database } from "#platform/database/client.ts";
import { insertRows } from "#platform/database/insert-rows.ts";
import { newId } from "#platform/database/new-id.ts";
import type { Actor } from "#platform/identity/actor.ts";

type SubscriberValues = typeof subscribers.$inferInsert;

/** Confirmed an hour ago. @returns their ids, in the order in which they are written to */
export async function addSubscribers(
  db: Database,
  emails: readonly string[],
  over: Partial<SubscriberValues> = {},
): Promise<string[]> {
  const rows = emails.map((email) => ({
    id: newId(),
    email,
    mailbox: email.toLowerCase(),
    requestedAt: new Date(Date.now() - 2 * 3_600_000),
    confirmedAt: new Date(Date.now() - 3_600_000),
    unsubscribeToken: randomUUID(),
    language: "en" as const,
    ...over,
  }));
  if (rows.length > 0) await db.execute(insertRows(subscribers, rows));
  return rows.map(({ id }) => id);
}

export const bothTexts: NewsletterTexts = {
  en: { subject: "Clean before you open", body: "Our crews **finish** by six." },
  es: { subject: "Limpio antes de abrir", body: "Nuestros equipos **terminan** a las seis." },
};

/** A draft. @returns its id */
export async function addDraftNewsletter(
  db: Database,
  actor: Actor,
  texts: NewsletterTexts = bothTexts,
): Promise<string> {
  const result = await addNewsletter({ db }, actor, fieldsOf(texts));
  if (!result.ok) throw new Error(result.reason);
  return result.id;
}

export async function newsletterRow(db: Database, id: string) {
  const [row] = await db.select().from(newsletters).where(eq(newsletters.id, id));
  if (row === undefined) throw new Error("no such newsletter");
  return row;
}
