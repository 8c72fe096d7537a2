/** Keeps the emails that a person wants, by kind; in the portal everything appears. */
import { and, eq } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import { changedFields } from "#platform/history/field-changes.ts";
import type { RequestOrigin } from "#platform/identity/accounts-context.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { recordAudit } from "#platform/identity/audit/record-audit.server.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { isUnchanged, type Texts } from "#platform/records/merge-edit.ts";
import { type EditRefusal, mergeFields } from "#platform/records/merge-fields.server.ts";
import {
  choicesOf,
  type NotificationDefinition,
  type NotificationDefinitions,
  notificationKindsFor,
} from "./notification-definitions.server.ts";
import type { EmailChoice, NotificationKind, Unsubscription } from "./notification-kinds.ts";
import { notificationPreferences } from "./tables/notifications.ts";

type Kinds = Pick<NotificationDefinitions, "kinds">;

export interface Preference {
  kind: NotificationKind;
  choice: EmailChoice;
  /** The options that the person has. */
  choices: readonly EmailChoice[];
}

/** The kinds that the person's role receives, in their order. */
export async function listPreferences(
  db: Database | Transaction,
  definitions: Kinds,
  { accountId, role }: Pick<Actor, "accountId" | "role">,
): Promise<Preference[]> {
  const { kind, email } = notificationPreferences;
  const rows = await db
    .select({ kind, email })
    .from(notificationPreferences)
    .where(eq(notificationPreferences.accountId, accountId));
  const chosen = new Map(rows.map((row) => [row.kind, row.email]));
  return notificationKindsFor(definitions, role).map((definition) => ({
    kind: definition.name,
    choice: chosen.get(definition.name) ?? definition.usual,
    choices: choicesOf(definition),
  }));
}

/** @returns the kinds that the person wants so */
export const kindsWanted = async (
  db: Database | Transaction,
  definitions: Kinds,
  actor: Pick<Actor, "accountId" | "role">,
  emailChoice: EmailChoice,
): Promise<NotificationKind[]> =>
  (await listPreferences(db, definitions, actor)).flatMap(({ kind, choice }) =>
    choice === emailChoice ? kind : [],
  );

export async function findChoice(
  db: Database | Transaction,
  accountId: string,
  { name, usual }: Pick<NotificationDefinition, "name" | "usual">,
): Promise<EmailChoice> {
  const [row] = await db
    .select({ email: notificationPreferences.email })
    .from(notificationPreferences)
    .where(
      and(eq(notificationPreferences.accountId, accountId), eq(notificationPreferences.kind, name)),
    );
  return row?.email ?? usual;
}

export type PreferenceTexts = Readonly<Partial<Record<NotificationKind, EmailChoice>>>;

export type ChangePreferencesResult = { ok: true } | EditRefusal;

/**
 * Leaves out what the role does not get, or the kind does not offer.
 * @param seen the choices that were shown on this device: another one may have changed them since
 */
export const changePreferences = (
  { db }: { db: Database },
  definitions: Kinds,
  actor: Pick<Actor, "accountId" | "role" | "clientId">,
  texts: PreferenceTexts,
  { seen = {}, origin }: { seen?: Texts; origin?: RequestOrigin } = {},
): Promise<ChangePreferencesResult> =>
  db.transaction(async (tx): Promise<ChangePreferencesResult> => {
    const { accountId, role, clientId } = actor;
    await tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.id, accountId))
      .for("update");
    const preferences = await listPreferences(tx, definitions, { accountId, role });
    const stored = Object.fromEntries(
      preferences.map(({ kind, choice }) => [kind, choice] as const),
    );
    const edit = { stored, seen, sent: offeredOf(preferences, texts) };
    const change = await mergeFields(tx, actor, { accountId }, edit);
    if ("ok" in change) return change;
    if (isUnchanged(change)) return { ok: true };
    for (const { kind } of preferences) {
      const choice = texts[kind];
      if (kind in change.after && choice !== undefined) await choose(tx, accountId, kind, choice);
    }
    const kind = "notifications-changed";
    await recordAudit(tx, { kind, actorId: accountId, accountId, clientId, change }, origin);
    return { ok: true };
  });

/** Leaves out choices that the role does not get or the kind does not offer. */
const offeredOf = (preferences: readonly Preference[], texts: PreferenceTexts): Texts =>
  Object.fromEntries(
    preferences.flatMap(({ kind, choices }) => {
      const choice = texts[kind];
      const isOffered = choice !== undefined && choices.includes(choice);
      return isOffered ? [[kind, choice] as const] : [];
    }),
  );

/**
 * Switches off one kind of email, or with `digest` every kind that the person gets in it. Doing it
 * again is no error, nor is an account that has ended: the reader wants no email.
 */
export function unsubscribe(
  { db }: { db: Database },
  definitions: Kinds,
  accountId: string,
  what: Unsubscription,
): Promise<void> {
  return db.transaction(async (tx) => {
    const { id, role, clientId } = accounts;
    const [person] = await tx
      .select({ role, clientId })
      .from(accounts)
      .where(eq(id, accountId))
      .for("update");
    if (person === undefined) return;
    const preferences = await listPreferences(tx, definitions, { accountId, role: person.role });
    const before = preferences.filter(({ kind, choice }) =>
      what === "digest" ? choice === "daily" : kind === what && choice !== "off",
    );
    // Includes what the role no longer gets: it may get it again.
    const kinds = what === "digest" ? before.map(({ kind }) => kind) : [what];
    for (const kind of kinds) await choose(tx, accountId, kind, "off");
    if (before.length === 0) return;
    const change = changedFields(
      Object.fromEntries(before.map(({ kind, choice }) => [kind, choice] as const)),
      Object.fromEntries(before.map(({ kind }) => [kind, "off"] as const)),
    );
    // Whoever opens the link of the mail: nobody is signed in.
    const details = { by: "email-link" };
    const event = { kind: "notifications-changed", accountId, clientId: person.clientId } as const;
    await recordAudit(tx, { ...event, change, details }, undefined);
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
