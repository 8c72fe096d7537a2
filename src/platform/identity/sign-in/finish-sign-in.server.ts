import type { Transaction } from "#platform/database/client.ts";
import { queueEmails } from "#platform/email/queue-emails.server.ts";
import { keepVisitorLanguage } from "../account-language.server.ts";
import type { AccountsContext, RequestOrigin } from "../accounts-context.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { deviceCode } from "../device-name.server.ts";
import {
  isSecondFactorAsked,
  isSecondFactorMissing,
} from "../second-factor/second-factors.server.ts";
import type { SignInMethod } from "../tables/sessions.ts";
import { startChallenge } from "./challenges.server.ts";
import type { SignInAccount } from "./find-account.server.ts";
import { rememberDevice } from "./known-devices.server.ts";
import { endSessionOf, startSession } from "./sessions.server.ts";
import type { BrowserCookies, SecondFactorMethod, SignedIn, SignInStep } from "./sign-in-result.ts";

export interface ProvenSignIn {
  account: SignInAccount;
  signedInBy: SignInMethod;
  /** True if it took two factors, or a passkey. */
  strong: boolean;
  rememberMe: boolean;
  cookies: BrowserCookies;
}

/** A new session, in a browser that is known from now on. */
export async function finishSignIn(
  tx: Transaction,
  { queue }: Pick<AccountsContext, "queue">,
  { account, signedInBy, strong, rememberMe, cookies }: ProvenSignIn,
  origin: RequestOrigin,
): Promise<SignedIn> {
  const { id: accountId, role, email } = account;
  await endSessionOf(tx, cookies.session);
  await keepVisitorLanguage(tx, { accountId }, cookies.language);
  const { deviceId, cookie, isUnfamiliar } = await rememberDevice(tx, accountId, cookies.device);
  const session = await startSession(
    tx,
    { accountId, signedInBy, strong, rememberMe, deviceId },
    origin,
  );
  const details = { by: signedInBy, newDevice: isUnfamiliar };
  const { clientId } = account;
  const entry = { kind: "signed-in", actorId: accountId, accountId, clientId, details } as const;
  await recordAudit(tx, entry, origin);
  if (isUnfamiliar)
    await queueEmails(tx, queue, [
      {
        message: "new-device",
        to: email,
        about: { kind: "account", id: accountId },
        data: { device: deviceCode(origin.userAgent) },
      },
    ]);
  return {
    step: "signed-in",
    accountId,
    role,
    session,
    deviceCookie: cookie,
    needsSecondFactor: isSecondFactorMissing(account, strong),
  };
}

/** Follows a correct password or a reset: signs in, or asks for the second factor. */
export async function continueSignIn(
  tx: Transaction,
  context: Pick<AccountsContext, "queue">,
  proven: ProvenSignIn,
  origin: RequestOrigin,
): Promise<SignInStep> {
  const { account, rememberMe } = proven;
  if (!isSecondFactorAsked(account)) return finishSignIn(tx, context, proven, origin);
  const challenge = await startChallenge(tx, {
    purpose: "second-factor",
    accountId: account.id,
    rememberMe,
  });
  return { step: "second-factor", challenge, methods: methodsOf(account) };
}

/** Methods that the second step offers. */
export const methodsOf = ({
  hasApp,
  hasPasskey,
}: Pick<SignInAccount, "hasApp" | "hasPasskey">): SecondFactorMethod[] => [
  ...(hasApp ? (["app", "recovery-code"] as const) : []),
  ...(hasPasskey ? (["passkey"] as const) : []),
];
