/** The one way by which people are told: in the portal always, by mail as they want it. */
import { and, eq, inArray, isNull } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import { sendChangeEvent } from "#platform/changes/change-events.server.ts";
import type { Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import type { NewEmail } from "#platform/email/email-messages.ts";
import { queueEmails } from "#platform/email/queue-emails.server.ts";
import { undoableEmailDelaySeconds } from "#platform/history/undo-limits.ts";
import { isInAccessScope, readAccessScopes } from "#platform/identity/access-scope.server.ts";
import { accountLanguage } from "#platform/identity/account-language.server.ts";
import type { Role } from "#platform/identity/roles.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import type { Language } from "#platform/language/language.ts";
import type { NotificationDefinition, RecordOf } from "./notification-definitions.server.ts";
import type { EmailChoice, NotificationKind } from "./notification-kinds.ts";
import { mayBeNotified } from "./right-to-be-notified.server.ts";
import { notificationPreferences, notifications } from "./tables/notifications.ts";

/** One event, whoever is notified of it. */
export interface Occurrence<Kind extends NotificationKind = NotificationKind> {
  kind: NotificationDefinition<Kind>;
  event: string;
  /** The record that the notification leads to. */
  record: RecordOf<Kind>;
  recordId: string;
  /** Null for what concerns no client: only people who see all of them are notified. */
  clientId: string | null;
  /** Null for the client as a whole: only people who see all of it are notified. */
  facilityId: string | null;
  /** The account of whoever did it, who is not notified; null where the product did it by itself. */
  actorId: string | null;
  details?: Record<string, unknown>;
  /** Id of the history event, if it can be undone: emails wait, and all of it can be withdrawn. */
  undoableEventId?: string | undefined;
  /** Told once, however often it is raised. */
  key?: string;
  /** This moment without it. */
  at?: Date | undefined;
  /** Takes the place of an unread one about the same record, of its own kind or of these. */
  replaces?: boolean | readonly NotificationKind[];
}

export interface NotificationRecipient {
  accountId: string;
  email: string;
  language: Language;
}

/**
 * Notifies those of the accounts that may open the record at this moment.
 * @param queue absent where another job writes the emails, or nobody does
 * @param emailTo the email for a person who wants it at once
 */
export async function raiseNotifications<Kind extends NotificationKind>(
  tx: Transaction,
  queue: PgBoss | undefined,
  occurrence: Occurrence<Kind>,
  accountIds: readonly string[],
  emailTo?: (person: NotificationRecipient) => NewEmail,
): Promise<void> {
  const { kind, record, key, replaces, details = {}, undoableEventId, at, ...columns } = occurrence;
  const people = await findReaders(tx, occurrence, accountIds);
  if (people.length === 0) return;
  if (replaces) await deleteUnread(tx, occurrence, people);
  const rows = people.map(({ accountId, choice }) => ({
    ...columns,
    accountId,
    id: newId(),
    kind: kind.name,
    recordKind: record.name,
    email: choice,
    details: { ...details, ...(undoableEventId && { eventId: undoableEventId }) },
    key: key && `${key}.${accountId}`,
    createdAt: at,
  }));
  const raised = await tx
    .insert(notifications)
    .values(rows)
    .onConflictDoNothing({ target: notifications.key })
    .returning({ accountId: notifications.accountId });
  const ids = new Set(raised.map(({ accountId }) => accountId));
  for (const id of ids) await sendChangeEvent(tx, { kind: "notification", id });
  if (emailTo === undefined || queue === undefined) return;
  const atOnce = people.filter(
    ({ accountId, choice }) => ids.has(accountId) && choice === "at-once",
  );
  const delay = undoableEventId
    ? { afterSeconds: undoableEmailDelaySeconds, eventId: undoableEventId }
    : {};
  await queueEmails(tx, queue, atOnce.map(emailTo), delay);
}

interface Reader extends NotificationRecipient {
  choice: EmailChoice;
}

async function findReaders(
  tx: Transaction,
  { kind, record, clientId, facilityId, actorId }: Occurrence,
  accountIds: readonly string[],
): Promise<Reader[]> {
  const ids = [...new Set(accountIds)].filter((id) => id !== actorId);
  if (ids.length === 0) return [];
  const accountRows = await tx
    .select({
      accountId: accounts.id,
      email: accounts.email,
      name: accounts.name,
      language: accountLanguage,
      role: accounts.role,
      clientId: accounts.clientId,
      choice: notificationPreferences.email,
    })
    .from(accounts)
    .leftJoin(
      notificationPreferences,
      and(
        eq(notificationPreferences.accountId, accounts.id),
        eq(notificationPreferences.kind, kind.name),
      ),
    )
    .where(and(inArray(accounts.id, ids), eq(accounts.state, "active")));
  const actors = accountRows.map((person) => ({
    ...person,
    role: person.role satisfies Role,
    clientId: person.clientId ?? undefined,
    sessionId: "",
    needsSecondFactor: false,
  }));
  const accessScopes = await readAccessScopes(tx, actors);
  return actors.flatMap((actor) => {
    const accessScope = accessScopes.get(actor.accountId);
    const isInSight =
      record.isOfNoClient ||
      (accessScope !== undefined &&
        isInAccessScope(accessScope, {
          clientId: clientId ?? undefined,
          facilityId: facilityId ?? undefined,
        }));
    if (!isInSight) return [];
    if (!mayBeNotified(actor, record)) return [];
    const { accountId, email, language, choice } = actor;
    return { accountId, email, language, choice: choice ?? kind.usual };
  });
}

const deleteUnread = (
  tx: Transaction,
  { kind, recordId, replaces }: Occurrence,
  people: readonly Reader[],
) =>
  tx.delete(notifications).where(
    and(
      eq(notifications.recordId, recordId),
      inArray(
        notifications.accountId,
        people.map(({ accountId }) => accountId),
      ),
      inArray(notifications.kind, Array.isArray(replaces) ? [...replaces] : [kind.name]),
      isNull(notifications.readAt),
    ),
  );
