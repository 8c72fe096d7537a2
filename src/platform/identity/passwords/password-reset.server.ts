import { and, eq, inArray, sql } from "drizzle-orm";
import { company } from "#content/company.ts";
import type { Database } from "#platform/database/client.ts";
import { mailboxOf } from "#platform/email/mailbox.ts";
import { queueEmails } from "#platform/email/queue-emails.server.ts";
import type { Language } from "#platform/language/language.ts";
import { countRequest } from "#platform/limits/rate-limit.server.ts";
import { accountLanguage } from "../account-language.server.ts";
import {
  createLink,
  findLink,
  type LinkProblem,
  useLink,
  voidLinks,
} from "../account-links.server.ts";
import type { AccountsContext, RequestOrigin } from "../accounts-context.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { mailAboutChange } from "../own-change.server.ts";
import { findSignInAccount } from "../sign-in/find-account.server.ts";
import { continueSignIn } from "../sign-in/finish-sign-in.server.ts";
import { deleteDevices } from "../sign-in/known-devices.server.ts";
import { endSessions } from "../sign-in/sessions.server.ts";
import type { BrowserCookies, SignInStep } from "../sign-in/sign-in-result.ts";
import { accounts } from "../tables/accounts.ts";
import { clients } from "../tables/clients.ts";
import { findPasswordError, type PasswordProblem } from "./password-rules.server.ts";

const hour = 3600;
/** An office may have forgotten all its passwords after the holidays. */
const perAddress = { uses: 30, windowSeconds: hour };
/** Nobody can flood a mailbox through us; earlier links stay valid. */
const perMailbox = [
  { form: "password-reset-mail", limit: { uses: 3, windowSeconds: hour } },
  { form: "password-reset-mail-day", limit: { uses: 8, windowSeconds: 24 * hour } },
];

export type RequestResetResult =
  | { ok: true }
  | { ok: false; reason: "too-many"; retryAfterSeconds: number };

/** The same steps for every address: neither response nor timing tells who has an account. */
export async function requestPasswordReset(
  { db, queue, secrets }: AccountsContext,
  email: string,
  origin: RequestOrigin,
): Promise<RequestResetResult> {
  const { addressHash } = origin;
  const use = await countRequest(db, { form: "password-reset", addressHash }, perAddress);
  if (!use.allowed) return { ...use, ok: false, reason: "too-many" };
  await db.transaction(async (tx) => {
    const mailbox = mailboxOf(email);
    const [account] = await tx.select().from(accounts).where(isWaitingFor(mailbox));
    const details =
      account === undefined ? { name: secrets.keyedHash(`sign-in name ${mailbox}`) } : {};
    const concerned = { accountId: account?.id, clientId: account?.clientId };
    await recordAudit(tx, { kind: "password-reset-requested", ...concerned, details }, origin);
    const mail = { message: "password-reset", to: email, about: undefined, data: {} } as const;
    await queueEmails(tx, queue, [mail]);
  });
  return { ok: true };
}

export interface PreparedReset {
  language: Language;
  name: string;
  /** Undefined for the company's own staff. */
  clientName: string | undefined;
  /** The account's own spelling: what was typed may belong to another mailbox. */
  email: string;
  /** People who never had a password get the invitation again. */
  purpose: "password-reset" | "invitation";
  token: string;
}

/** Creates the link when the email leaves; undefined if it is not due or over a limit. */
export async function prepareReset(
  db: Database,
  mailbox: string,
  isFirstTry: boolean,
): Promise<PreparedReset | undefined> {
  const { id, name, email, state } = accounts;
  const [account] = await db
    .select({ id, name, email, state, clientName: clients.name, language: accountLanguage })
    .from(accounts)
    .leftJoin(clients, eq(clients.id, accounts.clientId))
    .where(isWaitingFor(mailbox));
  if (account === undefined) return undefined;
  if (isFirstTry)
    for (const { form, limit } of perMailbox) {
      const use = await countRequest(db, { form, addressHash: account.id }, limit);
      if (!use.allowed) return undefined;
    }
  const purpose = account.state === "invited" ? "invitation" : "password-reset";
  const token = await createLink(db, { accountId: account.id, purpose });
  return {
    language: account.language,
    name: account.name,
    clientName: account.clientName ?? undefined,
    email: account.email,
    purpose,
    token,
  };
}

/** The company begins with people who came out of a file and were not invited yet, so they are left out. */
const isWaitingFor = (mailbox: string) =>
  and(
    eq(accounts.mailbox, mailbox),
    inArray(accounts.state, ["active", "invited"]),
    eq(accounts.isUninvited, false),
  );

export type ResetPage = { ok: true; email: string } | { ok: false; reason: LinkProblem };

export async function findPasswordReset(
  db: Database,
  token: string | undefined,
): Promise<ResetPage> {
  const link = await findLink(db, token, "password-reset");
  return link.ok ? { ok: true, email: link.account.email } : link;
}

export interface ResetPasswordInput {
  token: string | undefined;
  password: string;
  cookies: BrowserCookies;
}

export type ResetPasswordResult =
  /** A second factor is still required: a mailbox alone opens no account that has one. */
  | { ok: true; signIn: SignInStep }
  | { ok: false; reason: LinkProblem }
  | { ok: false; reason: "password"; fault: PasswordProblem };

/** Ends every session, forgets every known device, and calls off whatever other links were sent for. */
export async function resetPassword(
  context: AccountsContext,
  { token, password, cookies }: ResetPasswordInput,
  origin: RequestOrigin,
): Promise<ResetPasswordResult> {
  const { db, passwords, queue } = context;
  const link = await findLink(db, token, "password-reset");
  if (!link.ok) return link;
  const { name, username, email } = link.account;
  const fault = await findPasswordError(password, [name, username, email, company.name]);
  if (fault !== undefined) return { ok: false, reason: "password", fault };
  const passwordHash = await passwords.hash(password);
  return db.transaction(async (tx): Promise<ResetPasswordResult> => {
    const used = await useLink(tx, token, "password-reset");
    if (!used.ok) return used;
    const { id, clientId } = used.account;
    await tx
      .update(accounts)
      .set({ passwordHash, passwordChangedAt: sql`now()`, pendingEmail: null })
      .where(eq(accounts.id, id));
    // A stranger with a session may have asked for another address, which the next link would confirm.
    await voidLinks(tx, id);
    await endSessions(tx, id);
    await deleteDevices(tx, id);
    const entry = { kind: "password-reset", actorId: id, accountId: id, clientId } as const;
    await recordAudit(tx, entry, origin);
    await mailAboutChange(tx, queue, id, { message: "password-changed", data: {} }, origin);
    const account = await findSignInAccount(tx, id);
    if (account === undefined) throw new Error("An account was lost while it was reset");
    const proven = { account, signedInBy: "password-reset", strong: false } as const;
    const signIn = await continueSignIn(
      tx,
      context,
      { ...proven, rememberMe: false, cookies },
      origin,
    );
    return { ok: true, signIn };
  });
}
