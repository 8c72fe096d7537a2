/** Which emails a person wants, as far as they may be switched off. */
import { eq, sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { Database } from "#database/client.ts";
import { accounts } from "#database/tables/accounts.ts";
import { optionalTick } from "#domain/forms/fields.ts";
import { emailsUnreadMessages } from "#domain/messages/recipients.ts";
import type { Actor } from "./actor.ts";

export const notificationsForm = z.object({ unreadMessages: optionalTick });

export type Notifications = z.infer<typeof notificationsForm>;

export async function findNotifications(
  db: Database,
  { accountId }: Actor,
): Promise<Notifications> {
  const [found] = await db
    .select({ preferences: accounts.preferences })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return { unreadMessages: found?.preferences[emailsUnreadMessages] !== false };
}

export async function changeNotifications(
  { db }: { db: Database },
  { accountId }: Actor,
  { unreadMessages }: Notifications,
): Promise<void> {
  const change = JSON.stringify({ [emailsUnreadMessages]: unreadMessages });
  await db
    .update(accounts)
    .set({ preferences: sql`${accounts.preferences} || ${change}::jsonb` })
    .where(eq(accounts.id, accountId));
}
