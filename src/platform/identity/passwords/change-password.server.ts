import { eq, sql } from "drizzle-orm";
import { company } from "#content/company.ts";
import { voidLinks } from "../account-links.server.ts";
import type { AccountsContext, RequestOrigin } from "../accounts-context.ts";
import type { Actor } from "../actor.ts";
import { recordOwnChange } from "../own-change.server.ts";
import { checkPassword, type PasswordCheck } from "../sign-in/confirm-identity.server.ts";
import { deleteDevices } from "../sign-in/known-devices.server.ts";
import { endSessions, renewSession, type SessionCookie } from "../sign-in/sessions.server.ts";
import { accounts } from "../tables/accounts.ts";
import { sessions } from "../tables/sessions.ts";
import { findPasswordError, type PasswordProblem } from "./password-rules.server.ts";

export type ChangePasswordResult =
  | { ok: true; session: SessionCookie }
  | Extract<PasswordCheck, { ok: false }>
  | { ok: false; reason: "password"; fault: PasswordProblem };

/** Ends all other sessions, forgets all other browsers, and voids all links, such as one to another address. */
export async function changePassword(
  context: AccountsContext,
  actor: Actor,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  origin: RequestOrigin,
): Promise<ChangePasswordResult> {
  const { db, passwords } = context;
  const { accountId, sessionId } = actor;
  const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId));
  if (account === undefined) return { ok: false, reason: "wrong" };
  const checked = await checkPassword(context, account, currentPassword);
  if (!checked.ok) return checked;
  const words = [account.name, account.username, account.email, company.name];
  const fault = await findPasswordError(newPassword, words);
  if (fault !== undefined) return { ok: false, reason: "password", fault };
  const passwordHash = await passwords.hash(newPassword);
  return db.transaction(async (tx): Promise<ChangePasswordResult> => {
    await tx
      .update(accounts)
      .set({ passwordHash, passwordChangedAt: sql`now()`, pendingEmail: null })
      .where(eq(accounts.id, accountId));
    const [here] = await tx.select().from(sessions).where(eq(sessions.id, sessionId));
    await endSessions(tx, accountId, sessionId);
    await deleteDevices(tx, accountId, here?.deviceId);
    await voidLinks(tx, accountId);
    const session = await renewSession(tx, sessionId, { confirmed: true });
    const mail = { message: "password-changed", data: {} } as const;
    await recordOwnChange(tx, context, actor, { kind: "password-changed" }, mail, origin);
    return { ok: true, session };
  });
}
