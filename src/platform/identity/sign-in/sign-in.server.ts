import { eq } from "drizzle-orm";
import type { AccountsContext, RequestOrigin } from "../accounts-context.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { accounts } from "../tables/accounts.ts";
import { type AttemptLimit, findWait, giveBack, reserveAttempt } from "./attempt-limits.server.ts";
import { queueFailureAlert } from "./failure-alert.server.ts";
import { findAccountByName, type SignInAccount, typedNameOf } from "./find-account.server.ts";
import { continueSignIn } from "./finish-sign-in.server.ts";
import { findKnownDevice } from "./known-devices.server.ts";
import { signInLimits } from "./sign-in-limits.ts";
import type { BrowserCookies, SignInFailure, SignInResult } from "./sign-in-result.ts";

export interface SignInInput {
  username: string;
  password: string;
  rememberMe: boolean;
  cookies: BrowserCookies;
}

/** The answer when too many sign-ins wait for the processor. */
const busy: SignInFailure = { ok: false, reason: "too-many", retryAfterSeconds: 15 };

export async function signIn(
  context: AccountsContext,
  input: SignInInput,
  origin: RequestOrigin,
): Promise<SignInResult> {
  const result = await checkPassword(context, input, origin);
  if (!result.ok) context.onSignInFailure?.("password", result.reason);
  return result;
}

/** Every failure takes the same steps: neither response nor timing tells who has an account. */
async function checkPassword(
  context: AccountsContext,
  input: SignInInput,
  origin: RequestOrigin,
): Promise<SignInResult> {
  const { db, secrets } = context;
  const nameHash = secrets.keyedHash(`sign-in name ${typedNameOf(input.username)}`);
  const account = await findAccountByName(db, input.username);
  const deviceId = await findKnownDevice(db, account?.id, input.cookies.device);
  const limits = signInLimits(nameHash, origin.addressHash, deviceId);
  // This check precedes the queue, too: an attempt over its limit must not make others wait.
  const wait = await findWait(db, limits);
  if (wait !== undefined) return { ok: false, reason: "too-many", retryAfterSeconds: wait };

  const turn = await context.passwords.queue.run(
    () => verifyPassword(context, limits, account, input.password),
    deviceId !== undefined,
  );
  if (turn === undefined) return busy;
  const verified = turn.result;
  if (!verified.ok) return { ...verified, reason: "too-many" };
  if (account?.state !== "active" || !verified.isRight) {
    await recordFailure(context, account, nameHash, verified.isLast, origin);
    return { ok: false, reason: "wrong" };
  }
  await giveBack(db, limits);
  if (account.passwordHash !== null && context.passwords.isOutdated(account.passwordHash))
    await rehash(context, account, input.password);
  const proven = {
    account: account,
    signedInBy: "password",
    strong: false,
    rememberMe: input.rememberMe,
    cookies: input.cookies,
  } as const;
  const signedIn = await db.transaction((tx) => continueSignIn(tx, context, proven, origin));
  return { ok: true, signIn: signedIn };
}

/** Counted and hashed in one turn: of concurrent attempts, only those within the limit are verified. */
async function verifyPassword(
  { db, passwords }: AccountsContext,
  limits: readonly AttemptLimit[],
  account: SignInAccount | undefined,
  password: string,
) {
  const reserved = await reserveAttempt(db, limits);
  if (!reserved.ok) return reserved;
  const isRight = await passwords.verify(account?.passwordHash ?? null, password);
  return { ok: true, isRight, isLast: reserved.isLast } as const;
}

function recordFailure(
  { db, queue }: AccountsContext,
  account: SignInAccount | undefined,
  nameHash: string,
  isLast: boolean,
  origin: RequestOrigin,
): Promise<void> {
  return db.transaction(async (tx) => {
    const concerned = { accountId: account?.id, clientId: account?.clientId };
    const details = account === undefined ? { name: nameHash } : {};
    await recordAudit(tx, { kind: "sign-in-failed", ...concerned, details }, origin);
    if (isLast) await queueFailureAlert(tx, queue, account?.id);
  });
}

/** The parameters were raised: only now is the password known. */
async function rehash(
  { db, passwords }: AccountsContext,
  { id }: SignInAccount,
  password: string,
): Promise<void> {
  const passwordHash = await passwords.hash(password);
  await db.update(accounts).set({ passwordHash }).where(eq(accounts.id, id));
}
