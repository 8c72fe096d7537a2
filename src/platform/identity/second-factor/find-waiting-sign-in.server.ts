import type { Database } from "#platform/database/client.ts";
import { findChallenge } from "../sign-in/challenges.server.ts";
import { findSignInAccount } from "../sign-in/find-account.server.ts";
import { methodsOf } from "../sign-in/finish-sign-in.server.ts";
import type { SecondFactorMethod } from "../sign-in/sign-in-result.ts";

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
