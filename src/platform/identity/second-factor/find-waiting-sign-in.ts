import type { Database } from "#database/client.ts";
import { findChallenge } from "#domain/accounts/sign-in/challenges.ts";
import { findSignInAccount } from "#domain/accounts/sign-in/find-account.ts";
import { methodsOf } from "#domain/accounts/sign-in/finish-sign-in.ts";
import type { SecondFactorMethod } from "#domain/accounts/sign-in/sign-in-result.ts";

/** @param challenge the cookie that the first step set */
export async function findWaitingSignIn(
  db: Database,
  challenge: string | undefined,
): Promise<SecondFactorMethod[] | undefined> {
  const waiting = await findChallenge(db, challenge, "second-factor");
  if (!waiting?.accountId) return undefined;
  const account = await findSignInAccount(db, waiting.accountId);
  if (account?.state !== "active") return undefined;
  return methodsOf(account);
}
