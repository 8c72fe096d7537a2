/** Sets up and removes the app of the second factor. */
import { and, eq, isNull, sql } from "drizzle-orm";
import { company } from "#content/company.ts";
import type { Transaction } from "#platform/database/client.ts";
import type { AccountsContext, RequestOrigin } from "../accounts-context.ts";
import type { Actor } from "../actor.ts";
import { readEmailAddress, recordOwnChange } from "../own-change.server.ts";
import { isRecentlyConfirmed } from "../sign-in/recent-confirmation.server.ts";
import { endSessions, renewSession, type SessionCookie } from "../sign-in/sessions.server.ts";
import { authenticatorApps, recoveryCodes } from "../tables/second-factors.ts";
import { findStep } from "./app-codes.server.ts";
import { appUri, newAppSecret } from "./authenticator-code.server.ts";
import {
  hashRecoveryCodes,
  newRecoveryCodes,
  replaceRecoveryCodes,
} from "./recovery-codes.server.ts";
import { endWaiver } from "./second-factors.server.ts";

export type StartAppResult =
  | { ok: true; secret: string; uri: string }
  | { ok: false; reason: "confirm-first" | "already-on" };

/** Makes the secret for the app to scan; nothing is protected by it until the first right code. */
export function startAuthenticatorApp(
  { db, secrets }: AccountsContext,
  actor: Actor,
): Promise<StartAppResult> {
  const { accountId } = actor;
  return db.transaction(async (tx): Promise<StartAppResult> => {
    if (!(await isRecentlyConfirmed(tx, actor))) return { ok: false, reason: "confirm-first" };
    const secret = newAppSecret();
    const encrypted = secrets.encrypt(secret, accountId);
    const [started] = await tx
      .insert(authenticatorApps)
      .values({ accountId, secret: encrypted })
      .onConflictDoUpdate({
        target: authenticatorApps.accountId,
        set: { secret: encrypted, createdAt: sql`now()`, lastUsedStep: 0 },
        setWhere: isNull(authenticatorApps.confirmedAt),
      })
      .returning({ accountId: authenticatorApps.accountId });
    if (started === undefined) return { ok: false, reason: "already-on" };
    const uri = appUri(company.name, await readEmailAddress(tx, accountId), secret);
    return { ok: true, secret, uri };
  });
}

export type ConfirmAppResult =
  /** The codes are shown this once. */
  | { ok: true; recoveryCodes: string[]; session: SessionCookie }
  | { ok: false; reason: "confirm-first" | "not-started" | "wrong-code" };

/** The first right code: from now on the password alone signs in nowhere, and other browsers are out. */
export async function confirmAuthenticatorApp(
  context: AccountsContext,
  actor: Actor,
  code: string,
  origin: RequestOrigin,
  now = new Date(),
): Promise<ConfirmAppResult> {
  const codes = newRecoveryCodes();
  // Ten hashes take half a second, for which no transaction is held open.
  const hashed = await hashRecoveryCodes(context.passwords, codes);
  const { accountId } = actor;
  return context.db.transaction(async (tx): Promise<ConfirmAppResult> => {
    if (!(await isRecentlyConfirmed(tx, actor))) return { ok: false, reason: "confirm-first" };
    const step = await findStep(tx, context, accountId, code, now);
    if (step === "no-app") return { ok: false, reason: "not-started" };
    if (step === undefined) return { ok: false, reason: "wrong-code" };
    const [confirmed] = await tx
      .update(authenticatorApps)
      .set({ confirmedAt: sql`now()`, lastUsedStep: step })
      .where(and(eq(authenticatorApps.accountId, accountId), isNull(authenticatorApps.confirmedAt)))
      .returning({ accountId: authenticatorApps.accountId });
    if (confirmed === undefined) return { ok: false, reason: "not-started" };
    await replaceRecoveryCodes(tx, accountId, hashed);
    await endSessions(tx, accountId, actor.sessionId);
    const session = await renewSession(tx, actor.sessionId, { strong: true });
    await endWaiver(tx, accountId);
    const mail = { message: "two-factor-changed", data: { change: "on" } } as const;
    await recordOwnChange(tx, context, actor, { kind: "two-factor-on" }, mail, origin);
    return { ok: true, recoveryCodes: codes, session };
  });
}

export type RemoveAppResult =
  | { ok: true; session: SessionCookie }
  | { ok: false; reason: "confirm-first" | "not-on" };

/** Back to the password alone; the recovery codes go as well. */
export function removeAuthenticatorApp(
  context: AccountsContext,
  actor: Actor,
  origin: RequestOrigin,
): Promise<RemoveAppResult> {
  const { accountId } = actor;
  return context.db.transaction(async (tx): Promise<RemoveAppResult> => {
    if (!(await isRecentlyConfirmed(tx, actor))) return { ok: false, reason: "confirm-first" };
    if (!(await deleteApp(tx, accountId))) return { ok: false, reason: "not-on" };
    await endSessions(tx, accountId, actor.sessionId);
    const session = await renewSession(tx, actor.sessionId);
    const mail = { message: "two-factor-changed", data: { change: "off" } } as const;
    await recordOwnChange(tx, context, actor, { kind: "two-factor-off" }, mail, origin);
    return { ok: true, session };
  });
}

/** @returns whether there was one */
export async function deleteApp(tx: Transaction, accountId: string): Promise<boolean> {
  const removed = await tx
    .delete(authenticatorApps)
    .where(eq(authenticatorApps.accountId, accountId))
    .returning({ confirmedAt: authenticatorApps.confirmedAt });
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  return removed.some(({ confirmedAt }) => confirmedAt !== null);
}
