import { and, eq } from "drizzle-orm";
import type { Database } from "#database/client.ts";
import { newsletterSignups, subscribers } from "#database/tables/newsletter.ts";

const kept = (fault: string) => fault.slice(0, 500);

export async function markConfirmationSent(db: Database, id: string): Promise<void> {
  await db
    .update(newsletterSignups)
    .set({ confirmationMail: "sent", mailFault: null })
    .where(eq(newsletterSignups.id, id));
}

/** No further attempt will be made. */
export async function markConfirmationFailed(
  db: Database,
  id: string,
  fault: string,
): Promise<void> {
  await db
    .update(newsletterSignups)
    .set({ confirmationMail: "failed", mailFault: kept(fault) })
    .where(and(eq(newsletterSignups.id, id), eq(newsletterSignups.confirmationMail, "queued")));
}

export async function markWelcomeSent(db: Database, id: string): Promise<void> {
  await db
    .update(subscribers)
    .set({ welcomeMail: "sent", mailFault: null })
    .where(eq(subscribers.id, id));
}

/** No further attempt will be made. */
export async function markWelcomeFailed(db: Database, id: string, fault: string): Promise<void> {
  await db
    .update(subscribers)
    .set({ welcomeMail: "failed", mailFault: kept(fault) })
    .where(and(eq(subscribers.id, id), eq(subscribers.welcomeMail, "queued")));
}
