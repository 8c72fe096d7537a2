/** Needed before a change that a borrowed browser must not make. */
import type { AccountsContext, RequestOrigin } from "../accounts-context.ts";
import type { Actor } from "../actor.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { consumeAppCode } from "../second-factor/app-codes.server.ts";
import { findWait, giveBack, reserveAttempt } from "./attempt-limits.server.ts";
import { findSignInAccount } from "./find-account.server.ts";
import { renewSession, type SessionCookie } from "./sessions.server.ts";
import { confirmationLimits } from "./sign-in-limits.ts";

export type ConfirmIdentityResult =
  | { ok: true; session: SessionCookie }
  | { ok: false; reason: "wrong" | "code-needed" }
  | { ok: false; reason: "too-many"; retryAfterSeconds: number };

/** @param input the password and, if set up, the app's code; `confirmByPasskey` takes a passkey instead */
export async function confirmIdentity(
  context: AccountsContext,
  actor: Actor,
  input: { password: string; code?: string | undefined },
  origin: RequestOrigin,
): Promise<ConfirmIdentityResult> {
  const { db } = context;
  const account = await findSignInAccount(db, actor.accountId);
  if (account === undefined) return { ok: false, reason: "wrong" };
  const checked = await checkPassword(context, account, input.password);
  if (!checked.ok) return checked;
  if (account.hasApp) {
    if (!input.code) return { ok: false, reason: "code-needed" };
    const limits = confirmationLimits(account.id);
    const reserved = await reserveAttempt(db, limits);
    if (!reserved.ok) return { ...reserved, reason: "too-many" };
    if (!(await consumeAppCode(db, context, account.id, input.code, new Date())))
      return { ok: false, reason: "wrong" };
    await giveBack(db, limits);
  }
  return { ok: true, session: await markConfirmed(context, actor, origin) };
}

/** The session gets another secret, and may make sensitive changes for a while. */
export function markConfirmed(
  { db }: AccountsContext,
  { accountId, clientId, sessionId }: Actor,
  origin: RequestOrigin,
): Promise<SessionCookie> {
  return db.transaction(async (tx) => {
    const entry = { kind: "identity-confirmed", actorId: accountId, accountId, clientId } as const;
    await recordAudit(tx, entry, origin);
    return renewSession(tx, sessionId, { confirmed: true });
  });
}

export type PasswordCheck =
  | { ok: true }
  | { ok: false; reason: "wrong" }
  | { ok: false; reason: "too-many"; retryAfterSeconds: number };

/** Limited: whoever finds an open browser cannot guess the password for long. */
export async function checkPassword(
  { db, passwords }: AccountsContext,
  account: { id: string; passwordHash: string | null },
  password: string,
): Promise<PasswordCheck> {
  const limits = confirmationLimits(account.id);
  const wait = await findWait(db, limits);
  if (wait !== undefined) return { ok: false, reason: "too-many", retryAfterSeconds: wait };
  const turn = await passwords.queue.run(async () => {
    const reserved = await reserveAttempt(db, limits);
    if (!reserved.ok) return reserved;
    return { ok: true, isRight: await passwords.verify(account.passwordHash, password) } as const;
  });
  if (turn === undefined) return { ok: false, reason: "too-many", retryAfterSeconds: 15 };
  if (!turn.result.ok) return { ...turn.result, reason: "too-many" };
  if (!turn.result.isRight) return { ok: false, reason: "wrong" };
  await giveBack(db, limits);
  return { ok: true };
}
