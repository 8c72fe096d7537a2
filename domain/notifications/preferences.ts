/** Which mails a person wants, by kind; in the portal everything appears. */
import { and, eq } from "drizzle-orm";
import type { Database, Transaction } from "#database/client.ts";
import { accounts } from "#database/tables/accounts.ts";
import { notificationPreferences } from "#database/tables/notifications.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import {
  type EmailChoice,
  isNotificationKind,
  kindsFor,
  type NotificationKind,
  notificationKinds,
  type Unsubscription,
} from "./notification-types.ts";

export interface Preference {
  kind: NotificationKind;
  choice: EmailChoice;
}

/** Of the kinds that the person's role gets, in their order. */
export async function listPreferences(
  db: Database | Transaction,
  { accountId, role }: Pick<Actor, "accountId" | "role">,
): Promise<Preference[]> {
  const { kind, email } = notificationPreferences;
  const rows = await db
    .select({ kind, email })
    .from(notificationPreferences)
    .where(eq(notificationPreferences.accountId, accountId));
  const chosen = new Map(rows.map((row) => [row.kind, row.email]));
  return kindsFor(role).map((one) => ({
    kind: one,
    choice: chosen.get(one) ?? notificationKinds[one].usual,
  }));
}

/** @returns the kinds that the person wants so */
export const kindsWanted = async (
  db: Database | Transaction,
  actor: Pick<Actor, "accountId" | "role">,
  wanted: EmailChoice,
): Promise<NotificationKind[]> =>
  (await listPreferences(db, actor)).flatMap(({ kind, choice }) => (choice === wanted ? kind : []));

export async function findChoice(
  db: Database,
  accountId: string,
  kind: NotificationKind,
): Promise<EmailChoice> {
  const [row] = await db
    .select({ email: notificationPreferences.email })
    .from(notificationPreferences)
    .where(
      and(eq(notificationPreferences.accountId, accountId), eq(notificationPreferences.kind, kind)),
    );
  return row?.email ?? notificationKinds[kind].usual;
}

/** What the role does not get, or the kind does not offer, is left out. */
export function changePreferences(
  { db }: { db: Database },
  { accountId, role }: Pick<Actor, "accountId" | "role">,
  wanted: Partial<Record<NotificationKind, EmailChoice>>,
): Promise<void> {
  return db.transaction(async (tx) => {
    for (const kind of kindsFor(role)) {
      const choice = wanted[kind];
      if (choice !== undefined && notificationKinds[kind].choices.includes(choice))
        await choose(tx, accountId, kind, choice);
    }
  });
}

/**
 * Switches off one kind of mail, or with `digest` every kind that the person has in it. Again is no
 * error, nor is an account that has ended: the reader wants no mail.
 */
export function unsubscribe(
  { db }: { db: Database },
  accountId: string,
  what: Unsubscription,
): Promise<void> {
  return db.transaction(async (tx) => {
    const { id, role } = accounts;
    const [person] = await tx.select({ role }).from(accounts).where(eq(id, accountId));
    if (person === undefined) return;
    if (isNotificationKind(what)) return choose(tx, accountId, what, "off");
    const preferences = await listPreferences(tx, { accountId, role: person.role });
    for (const { kind, choice } of preferences)
      if (choice === "daily") await choose(tx, accountId, kind, "off");
  });
}

async function choose(
  tx: Transaction,
  accountId: string,
  kind: NotificationKind,
  email: EmailChoice,
): Promise<void> {
  await tx
    .insert(notificationPreferences)
    .values({ accountId, kind, email })
    .onConflictDoUpdate({
      target: [notificationPreferences.accountId, notificationPreferences.kind],
      set: { email },
    });
}
