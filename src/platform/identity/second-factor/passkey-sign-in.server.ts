/** Signing in, and proving again who one is, by a passkey alone. */
import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/server";
import { eq } from "drizzle-orm";
import type { AccountsContext, RequestOrigin } from "../accounts-context.ts";
import type { Actor } from "../actor.ts";
import type { PasskeyAnswer } from "../passkey-form.ts";
import { findWait, giveBack, reserveAttempt } from "../sign-in/attempt-limits.server.ts";
import {
  type ChallengeCookie,
  consumeChallengeOfCookie,
  setWebauthnChallenge,
  startChallenge,
  tryChallenge,
} from "../sign-in/challenges.server.ts";
import { type ConfirmIdentityResult, markConfirmed } from "../sign-in/confirm-identity.server.ts";
import { findSignInAccount } from "../sign-in/find-account.server.ts";
import { finishSignIn } from "../sign-in/finish-sign-in.server.ts";
import { addressLimits } from "../sign-in/sign-in-limits.ts";
import type { BrowserCookies, SignedIn, SignInFailure } from "../sign-in/sign-in-result.ts";
import { passkeys } from "../tables/second-factors.ts";
import { loadWebauthn, type RelyingParty, verifyPasskey } from "./passkey-answer.server.ts";

export interface PasskeyQuestion {
  /** The options of `navigator.credentials.get`. */
  options: PublicKeyCredentialRequestOptionsJSON;
  /** The cookie to set; undefined where a sign-in goes on with the one that it has. */
  challenge: ChallengeCookie | undefined;
}

/** Asks for no name: the authenticator offers its passkeys, so that nothing reveals who has one. */
export async function startPasskeySignIn(
  { db }: AccountsContext,
  relyingParty: RelyingParty,
): Promise<PasskeyQuestion> {
  const options = await questionFor(relyingParty);
  const challenge = await startChallenge(db, {
    purpose: "passkey-sign-in",
    webauthnChallenge: options.challenge,
  });
  return { options, challenge };
}

export interface PasskeySignInInput {
  challenge: string | undefined;
  answer: PasskeyAnswer;
  relyingParty: RelyingParty;
  rememberMe: boolean;
  cookies: BrowserCookies;
}

export type PasskeySignInResult = { ok: true; signIn: SignedIn } | SignInFailure;

/** A passkey is two factors in one: the device, and the finger or number that opens it. */
export async function signInByPasskey(
  context: AccountsContext,
  input: PasskeySignInInput,
  origin: RequestOrigin,
): Promise<PasskeySignInResult> {
  const result = await checkPasskey(context, input, origin);
  if (!result.ok) context.onSignInFailure?.("passkey", result.reason);
  return result;
}

async function checkPasskey(
  context: AccountsContext,
  { challenge, answer, relyingParty, rememberMe, cookies }: PasskeySignInInput,
  origin: RequestOrigin,
): Promise<PasskeySignInResult> {
  const { db } = context;
  const limits = addressLimits(origin.addressHash);
  const wait = await findWait(db, limits);
  if (wait !== undefined) return { ok: false, reason: "too-many", retryAfterSeconds: wait };
  const reserved = await reserveAttempt(db, limits);
  if (!reserved.ok) return { ...reserved, reason: "too-many" };
  const challengeRow = await consumeChallengeOfCookie(db, challenge, "passkey-sign-in");
  const passkey =
    challengeRow && (await verifyPasskey(context, answer, relyingParty, challengeRow, origin));
  const account = passkey && (await findSignInAccount(db, passkey.accountId));
  if (account?.state !== "active") return { ok: false, reason: "wrong" };
  await giveBack(db, limits);
  const proven = { account, signedInBy: "passkey", strong: true, rememberMe, cookies } as const;
  const signIn = await db.transaction((tx) => finishSignIn(tx, context, proven, origin));
  return { ok: true, signIn };
}

/** Serves a sign-in whose password was right; undefined when it is over. */
export async function askForPasskey(
  { db }: AccountsContext,
  challenge: string | undefined,
  relyingParty: RelyingParty,
): Promise<PasskeyQuestion | undefined> {
  const waiting = await tryChallenge(db, challenge, "second-factor");
  if (!waiting?.accountId) return undefined;
  const options = await questionFor(relyingParty, await credentialsOf(db, waiting.accountId));
  await setWebauthnChallenge(db, waiting.id, options.challenge);
  return { options, challenge: undefined };
}

/** A signed-in person proves again who they are with this. */
export async function startPasskeyConfirmation(
  { db }: AccountsContext,
  { accountId }: Actor,
  relyingParty: RelyingParty,
): Promise<PasskeyQuestion> {
  const options = await questionFor(relyingParty, await credentialsOf(db, accountId));
  const challenge = await startChallenge(db, {
    purpose: "passkey-confirmation",
    accountId,
    webauthnChallenge: options.challenge,
  });
  return { options, challenge };
}

export async function confirmByPasskey(
  context: AccountsContext,
  actor: Actor,
  {
    challenge,
    answer,
    relyingParty,
  }: Pick<PasskeySignInInput, "challenge" | "answer" | "relyingParty">,
  origin: RequestOrigin,
): Promise<ConfirmIdentityResult> {
  const challengeRow = await consumeChallengeOfCookie(
    context.db,
    challenge,
    "passkey-confirmation",
  );
  if (challengeRow?.accountId !== actor.accountId) return { ok: false, reason: "wrong" };
  const passkey = await verifyPasskey(context, answer, relyingParty, challengeRow, origin);
  if (passkey?.accountId !== actor.accountId) return { ok: false, reason: "wrong" };
  return { ok: true, session: await markConfirmed(context, actor, origin) };
}

async function questionFor(
  { id }: RelyingParty,
  allowCredentials?: { id: string; transports: string[] }[],
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await loadWebauthn();
  return generateAuthenticationOptions({
    rpID: id,
    userVerification: "required",
    ...(allowCredentials && { allowCredentials }),
  });
}

async function credentialsOf(db: AccountsContext["db"], accountId: string) {
  const { credentialId, transports } = passkeys;
  return db
    .select({ id: credentialId, transports })
    .from(passkeys)
    .where(eq(passkeys.accountId, accountId));
}
