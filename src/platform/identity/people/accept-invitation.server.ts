import { eq, sql } from "drizzle-orm";
import { company } from "#content/company.ts";
import type { Database } from "#platform/database/client.ts";
import { changedFields } from "#platform/history/field-changes.ts";
import { findLink, type LinkProblem, useLink } from "../account-links.server.ts";
import type { AccountsContext, RequestOrigin } from "../accounts-context.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { findPasswordError, type PasswordProblem } from "../passwords/password-rules.server.ts";
import type { Role } from "../roles.ts";
import { findSignInAccount } from "../sign-in/find-account.server.ts";
import { finishSignIn } from "../sign-in/finish-sign-in.server.ts";
import type { BrowserCookies, SignedIn } from "../sign-in/sign-in-result.ts";
import { accounts } from "../tables/accounts.ts";
import { clients } from "../tables/clients.ts";
import { isUniqueViolation } from "../unique-violation.ts";

/** The data of the page behind an invitation. */
export type InvitationPage =
  | { ok: true; name: string; email: string; role: Role; clientName: string | undefined }
  | { ok: false; reason: LinkProblem };

export async function findInvitation(
  db: Database,
  token: string | undefined,
): Promise<InvitationPage> {
  const link = await findLink(db, token, "invitation");
  if (!link.ok) return link;
  const { name, email, role, clientId } = link.account;
  const [client] =
    clientId === null ? [] : await db.select().from(clients).where(eq(clients.id, clientId));
  return { ok: true, name, email, role, clientName: client?.name };
}

export interface AcceptInvitationInput {
  token: string | undefined;
  name: string;
  /** A name to sign in by, beside the e-mail address. */
  username?: string | undefined;
  password: string;
  cookies: BrowserCookies;
}

export type AcceptInvitationResult =
  | { ok: true; signIn: SignedIn }
  | { ok: false; reason: LinkProblem | "username-taken" }
  | { ok: false; reason: "password"; fault: PasswordProblem };

/** The invited person chooses a password and is signed in. */
export async function acceptInvitation(
  context: AccountsContext,
  { token, name, username, password, cookies }: AcceptInvitationInput,
  origin: RequestOrigin,
): Promise<AcceptInvitationResult> {
  const { db, passwords } = context;
  const invited = await findLink(db, token, "invitation");
  if (!invited.ok) return invited;
  const words = [name, username, invited.account.email, company.name];
  const fault = await findPasswordError(password, words);
  if (fault !== undefined) return { ok: false, reason: "password", fault };
  // Hashed before the transaction, which holds the only connection of the embedded engine.
  const passwordHash = await passwords.hash(password);
  try {
    return await db.transaction(async (tx): Promise<AcceptInvitationResult> => {
      const used = await useLink(tx, token, "invitation");
      if (!used.ok) return used;
      const { id, clientId } = used.account;
      await tx
        .update(accounts)
        .set({
          name,
          username: username ?? null,
          passwordHash,
          state: "active",
          isUninvited: false,
          acceptedAt: sql`now()`,
          passwordChangedAt: sql`now()`,
        })
        .where(eq(accounts.id, id));
      const kind = "invitation-accepted";
      const change = changedFields(used.account, { name, username, state: "active" });
      await recordAudit(tx, { kind, actorId: id, accountId: id, clientId, change }, origin);
      const account = await findSignInAccount(tx, id);
      if (account === undefined) throw new Error("An account was lost while it was accepted");
      const signIn = await finishSignIn(
        tx,
        context,
        { account, signedInBy: "invitation", strong: false, rememberMe: false, cookies },
        origin,
      );
      return { ok: true, signIn };
    });
  } catch (error) {
    if (isUniqueViolation(error, "accounts_username"))
      return { ok: false, reason: "username-taken" };
    throw error;
  }
}
