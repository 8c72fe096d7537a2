import { and, eq, isNotNull } from "drizzle-orm";
import { authenticatorApps } from "#database/tables/second-factors.ts";
import type { AccountsContext, RequestOrigin } from "#domain/accounts/accounts-context.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { recordAudit } from "#domain/accounts/audit/record-audit.ts";
import { isRecentlyConfirmed } from "#domain/accounts/sign-in/recent-confirmation.ts";
import { hashRecoveryCodes, newRecoveryCodes, replaceRecoveryCodes } from "./recovery-codes.ts";

export type RenewRecoveryCodesResult =
  /** Shown this once. */
  { ok: true; recoveryCodes: string[] } | { ok: false; reason: "confirm-first" | "not-on" };

/** Ten new codes; the old ones stop working. */
export async function renewRecoveryCodes(
  { db, passwords }: AccountsContext,
  actor: Actor,
  origin: RequestOrigin,
): Promise<RenewRecoveryCodesResult> {
  const { accountId, clientId } = actor;
  if (!(await isRecentlyConfirmed(db, actor))) return { ok: false, reason: "confirm-first" };
  const codes = newRecoveryCodes();
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
    await replaceRecoveryCodes(tx, accountId, hashed);
    const kind = "recovery-codes-renewed";
    await recordAudit(tx, { kind, actorId: accountId, accountId, clientId }, origin);
    return { ok: true, recoveryCodes: codes };
  });
}
