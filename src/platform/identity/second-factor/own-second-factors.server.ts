import type { Database } from "#platform/database/client.ts";
import type { Actor } from "../actor.ts";
import { findSignInAccount } from "../sign-in/find-account.server.ts";
import { countRecoveryCodes } from "./recovery-codes.server.ts";

export interface OwnSecondFactors {
  hasApp: boolean;
  recoveryCodesLeft: number;
}

/** Finds the factors of the own account for its page; passkeys have a list (`listOwnPasskeys`). */
export async function findOwnSecondFactors(
  db: Database,
  { accountId }: Actor,
): Promise<OwnSecondFactors> {
  const account = await findSignInAccount(db, accountId);
  const hasApp = account?.hasApp ?? false;
  return { hasApp, recoveryCodesLeft: hasApp ? await countRecoveryCodes(db, accountId) : 0 };
}
