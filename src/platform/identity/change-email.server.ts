/** A new address is confirmed at the new mailbox and announced to the old one. */
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { mailboxOf } from "#platform/email/mailbox.ts";
import { queueEmails } from "#platform/email/queue-emails.server.ts";
import { changedFields } from "#platform/history/field-changes.ts";
import type { Language } from "#platform/language/language.ts";
import { countRequest } from "#platform/limits/rate-limit.server.ts";
import { accountLanguage } from "./account-language.server.ts";
import {
  createLink,
  findLink,
  type LinkProblem,
  useLink,
  voidLinks,
} from "./account-links.server.ts";
import type { AccountsContext, RequestOrigin } from "./accounts-context.ts";
import type { Actor } from "./actor.ts";
import { recordAudit } from "./audit/record-audit.server.ts";
import { deviceCode } from "./device-name.server.ts";
import { readEmailAddress } from "./own-change.server.ts";
import { isRecentlyConfirmed } from "./sign-in/recent-confirmation.server.ts";
import { accounts } from "./tables/accounts.ts";
import { isUniqueViolation } from "./unique-violation.ts";

/** Mails to addresses that may be anybody's. */
const perAccount = { uses: 5, windowSeconds: 24 * 3600 };

export type RequestEmailChangeResult =
  | { ok: true }
  | { ok: false; reason: "confirm-first" | "same" }
  | { ok: false; reason: "too-many"; retryAfterSeconds: number };

/** The same answer where the new address belongs to another account: no mail leaves then. */
export function requestEmailChange(
  { db, queue }: AccountsContext,
  actor: Actor,
  newEmail: string,
  origin: RequestOrigin,
): Promise<RequestEmailChangeResult> {
  const { accountId, clientId } = actor;
  return db.transaction(async (tx): Promise<RequestEmailChangeResult> => {
    if (!(await isRecentlyConfirmed(tx, actor))) return { ok: false, reason: "confirm-first" };
    const oldEmail = await readEmailAddress(tx, accountId);
    if (oldEmail === newEmail) return { ok: false, reason: "same" };
    const sender = { form: "email-change", addressHash: accountId };
    const use = await countRequest(tx, sender, perAccount);
    if (!use.allowed) return { ...use, ok: false, reason: "too-many" };
    await tx.update(accounts).set({ pendingEmail: newEmail }).where(eq(accounts.id, accountId));
    // Links of an earlier request no longer confirm anything.
    await voidLinks(tx, accountId, "email-change");
    const kind = "email-change-requested";
    await recordAudit(tx, { kind, actorId: accountId, accountId, clientId }, origin);
    const about = { kind: "account", id: accountId } as const;
    const device = deviceCode(origin.userAgent);
    await queueEmails(tx, queue, [
      { message: "email-change-confirmation", to: newEmail, about, data: { newEmail } },
      {
        message: "email-change-notice",
        to: oldEmail,
        about,
        data: { newEmail, device, step: "requested" },
      },
    ]);
    return { ok: true };
  });
}

/** The wish is taken back before it was confirmed. */
export function cancelEmailChange({ db }: AccountsContext, { accountId }: Actor): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.update(accounts).set({ pendingEmail: null }).where(eq(accounts.id, accountId));
    await voidLinks(tx, accountId, "email-change");
  });
}

/**
 * The link, made when the email leaves; undefined if another address was requested since, or this
 * one is no longer possible.
 */
export async function prepareEmailChange(
  db: Database,
  accountId: string,
  newEmail: string,
): Promise<{ name: string; language: Language; token: string } | undefined> {
  const wished = and(eq(accounts.id, accountId), eq(accounts.pendingEmail, newEmail));
  const [account] = await db
    .select({ name: accounts.name, mailbox: accounts.mailbox, language: accountLanguage })
    .from(accounts)
    .where(and(wished, eq(accounts.state, "active")));
  if (account === undefined) return undefined;
  const mailbox = mailboxOf(newEmail);
  const isInUse = and(eq(accounts.mailbox, mailbox), sql`${accounts.state} <> 'removed'`);
  if (mailbox !== account.mailbox && (await db.$count(accounts, isInUse)) > 0) return undefined;
  const token = await createLink(db, { accountId, purpose: "email-change", newEmail });
  return { name: account.name, language: account.language, token };
}

export type EmailChangePage =
  | { ok: true; oldEmail: string; newEmail: string }
  | { ok: false; reason: LinkProblem };

export async function findEmailChange(
  db: Database,
  token: string | undefined,
): Promise<EmailChangePage> {
  const linkResult = await findLink(db, token, "email-change");
  if (!linkResult.ok) return linkResult;
  const { newEmail } = linkResult.link;
  if (newEmail === null || newEmail !== linkResult.account.pendingEmail)
    return { ok: false, reason: "invalid" };
  return { ok: true, oldEmail: linkResult.account.email, newEmail };
}

export type ConfirmEmailChangeResult =
  | { ok: true; email: string }
  | { ok: false; reason: LinkProblem | "taken" };

/** The owner of the new address says yes; from now on it signs in and gets the mails. */
export async function confirmEmailChange(
  { db, queue }: AccountsContext,
  token: string | undefined,
  origin: RequestOrigin,
): Promise<ConfirmEmailChangeResult> {
  try {
    return await db.transaction(async (tx): Promise<ConfirmEmailChangeResult> => {
      const used = await useLink(tx, token, "email-change");
      if (!used.ok) return used;
      const { id, clientId, email: oldEmail, pendingEmail } = used.account;
      const { newEmail } = used.link;
      if (newEmail === null || newEmail !== pendingEmail) return { ok: false, reason: "invalid" };
      await tx
        .update(accounts)
        .set({ email: newEmail, mailbox: mailboxOf(newEmail), pendingEmail: null })
        .where(eq(accounts.id, id));
      // Links to the old mailbox must not open the account any more.
      await voidLinks(tx, id);
      const kind = "email-changed";
      const change = changedFields({ email: oldEmail }, { email: newEmail });
      await recordAudit(tx, { kind, actorId: id, accountId: id, clientId, change }, origin);
      const about = { kind: "account", id } as const;
      const data = { newEmail, device: deviceCode(origin.userAgent), step: "done" } as const;
      await queueEmails(tx, queue, [{ message: "email-change-notice", to: oldEmail, about, data }]);
      return { ok: true, email: newEmail };
    });
  } catch (error) {
    if (isUniqueViolation(error, "accounts_mailbox")) return { ok: false, reason: "taken" };
    throw error;
  }
}
