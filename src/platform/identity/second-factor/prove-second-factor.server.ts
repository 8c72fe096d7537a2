/** The second step of a sign-in: a code of the app, a recovery code, or a passkey. */

import type { AccountsContext, RequestOrigin } from "../accounts-context.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { mailAboutChange } from "../own-change.server.ts";
import type { PasskeyAnswer } from "../passkey-form.ts";
import { findWait, giveBack, reserveAttempt } from "../sign-in/attempt-limits.server.ts";
import { consumeChallenge, tryChallenge } from "../sign-in/challenges.server.ts";
import { queueFailureAlert } from "../sign-in/failure-alert.server.ts";
import { findSignInAccount, type SignInAccount } from "../sign-in/find-account.server.ts";
import { finishSignIn } from "../sign-in/finish-sign-in.server.ts";
import { findKnownDevice } from "../sign-in/known-devices.server.ts";
import { secondFactorLimits } from "../sign-in/sign-in-limits.ts";
import type { BrowserCookies, SignedIn } from "../sign-in/sign-in-result.ts";
import type { ChallengeRow } from "../tables/second-factors.ts";
import type { SignInMethod } from "../tables/sessions.ts";
import { consumeAppCode } from "./app-codes.server.ts";
import { type RelyingParty, verifyPasskey } from "./passkey-answer.server.ts";
import { consumeRecoveryCode } from "./recovery-codes.server.ts";

export type SecondFactorProof =
  | { by: "app"; code: string }
  | { by: "recovery-code"; code: string }
  | { by: "passkey"; answer: PasskeyAnswer; relyingParty: RelyingParty };

export interface SecondFactorInput {
  /** The cookie that the first step set. */
  challenge: string | undefined;
  proof: SecondFactorProof;
  cookies: BrowserCookies;
}

export type SecondFactorResult =
  | { ok: true; signIn: SignedIn }
  /** `over`: used, too old or tried too often; the sign-in starts over. */
  | { ok: false; reason: "wrong" | "over" }
  | { ok: false; reason: "too-many"; retryAfterSeconds: number };

const methods: Record<SecondFactorProof["by"], SignInMethod> = {
  app: "password-and-app",
  "recovery-code": "password-and-recovery-code",
  passkey: "password-and-passkey",
};

export async function proveSecondFactor(
  context: AccountsContext,
  input: SecondFactorInput,
  origin: RequestOrigin,
  now = new Date(),
): Promise<SecondFactorResult> {
  const result = await checkProof(context, input, origin, now);
  // A sign-in that is over may be a page that was left open: no sign of an attack.
  if (!result.ok && result.reason !== "over")
    context.onSignInFailure?.("second-factor", result.reason);
  return result;
}

async function checkProof(
  context: AccountsContext,
  input: SecondFactorInput,
  origin: RequestOrigin,
  now: Date,
): Promise<SecondFactorResult> {
  const { db } = context;
  const challenge = await tryChallenge(db, input.challenge, "second-factor");
  const account = challenge?.accountId && (await findSignInAccount(db, challenge.accountId));
  if (!challenge || !account || account.state !== "active") return { ok: false, reason: "over" };

  const deviceId = await findKnownDevice(db, account.id, input.cookies.device);
  const limits = secondFactorLimits(account.id, deviceId);
  const wait = await findWait(db, limits);
  if (wait !== undefined) return { ok: false, reason: "too-many", retryAfterSeconds: wait };
  const reserved = await reserveAttempt(db, limits);
  if (!reserved.ok) return { ...reserved, reason: "too-many" };
  if (!(await isProof(context, account, challenge, input.proof, origin, now))) {
    await recordFailure(context, account, input.proof.by, reserved.isLast, origin);
    return { ok: false, reason: "wrong" };
  }
  await giveBack(db, limits);
  return finish(context, account, challenge, input, origin);
}

function isProof(
  context: AccountsContext,
  account: SignInAccount,
  challenge: ChallengeRow,
  proof: SecondFactorProof,
  origin: RequestOrigin,
  now: Date,
): Promise<boolean> {
  const { db, passwords } = context;
  switch (proof.by) {
    case "app":
      return consumeAppCode(db, context, account.id, proof.code, now);
    case "recovery-code":
      return consumeRecoveryCode(db, passwords, account.id, proof.code);
    case "passkey":
      return verifyPasskey(context, proof.answer, proof.relyingParty, challenge, origin).then(
        (proved) => proved?.accountId === account.id,
      );
  }
}

function finish(
  context: AccountsContext,
  account: SignInAccount,
  { id, rememberMe }: ChallengeRow,
  { proof, cookies }: SecondFactorInput,
  origin: RequestOrigin,
): Promise<SecondFactorResult> {
  return context.db.transaction(async (tx): Promise<SecondFactorResult> => {
    if ((await consumeChallenge(tx, id, "second-factor")) === undefined)
      return { ok: false, reason: "over" };
    const proven = { account, signedInBy: methods[proof.by], strong: true, rememberMe, cookies };
    const signIn = await finishSignIn(tx, context, proven, origin);
    if (proof.by === "recovery-code")
      await mailAboutChange(
        tx,
        context.queue,
        account.id,
        { message: "two-factor-changed", data: { change: "recovery-code-used" } },
        origin,
      );
    return { ok: true, signIn };
  });
}

function recordFailure(
  { db, queue }: AccountsContext,
  { id, clientId }: SignInAccount,
  by: SecondFactorProof["by"],
  isLast: boolean,
  origin: RequestOrigin,
): Promise<void> {
  return db.transaction(async (tx) => {
    const entry = {
      kind: "second-factor-failed",
      accountId: id,
      clientId,
      details: { by },
    } as const;
    await recordAudit(tx, entry, origin);
    if (isLast) await queueFailureAlert(tx, queue, id);
  });
}
