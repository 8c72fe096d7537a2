import { and, eq, isNotNull } from "drizzle-orm";
import type { AccountsContext, RequestOrigin } from "../accounts-context.ts";
import type { Actor } from "../actor.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { isRecentlyConfirmed } from "../sign-in/recent-confirmation.server.ts";
import { authenticatorApps } from "../tables/second-factors.ts";
import {
  areStoredRecoveryCodes,
  hashRecoveryCodes,
  newRecoveryCodes,
  recoveryCodesFor,
  replaceRecoveryCodes,
} from "./recovery-codes.server.ts";

export type RenewRecoveryCodesResult =
  /** Shown with this answer alone. */
  { ok: true; recoveryCodes: string[] } | { ok: false; reason: "confirm-first" | "not-on" };

/**
 * Ten new codes; the old ones stop working.
 * @param attemptKey of the form: a copy of it is shown the same codes
 */
export async function renewRecoveryCodes(
  { db, passwords, secrets }: AccountsContext,
  actor: Actor,
  origin: RequestOrigin,
  attemptKey?: string,
): Promise<RenewRecoveryCodesResult> {
  const { accountId, clientId } = actor;
  if (!(await isRecentlyConfirmed(db, actor))) return { ok: false, reason: "confirm-first" };
  const codes =
    attemptKey === undefined
      ? newRecoveryCodes()
      : recoveryCodesFor(secrets, `${accountId} ${attemptKey}`);
  const hashed = await hashRecoveryCodes(passwords, codes);
  return db.transaction(async (tx): Promise<RenewRecoveryCodesResult> => {
    const [app] = await tx
      .select({ accountId: authenticatorApps.accountId })
      .from(authenticatorApps)
      .where(
        and(eq(authenticatorApps.accountId, accountId), isNotNull(authenticatorApps.confirmedAt)),
      )
      .for("update");
    if (app === undefined) return { ok: false, reason: "not-on" };
    if (await areStoredRecoveryCodes(tx, accountId, codes))
      return { ok: true, recoveryCodes: codes };
    await replaceRecoveryCodes(tx, accountId, hashed);
    const kind = "recovery-codes-renewed";
    await recordAudit(tx, { kind, actorId: accountId, accountId, clientId }, origin);
    return { ok: true, recoveryCodes: codes };
  });
}
