/** Adding, naming and removing the passkeys of one's own account. */
import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/server";
import { and, eq } from "drizzle-orm";
import { company } from "#content/company.ts";
import type { Database } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import type { AccountsContext, RequestOrigin } from "../accounts-context.ts";
import type { Actor } from "../actor.ts";
import { deviceCode, formatDevice } from "../device-name.server.ts";
import { readEmailAddress, recordOwnChange } from "../own-change.server.ts";
import type { PasskeyRegistration } from "../passkey-form.ts";
import {
  type ChallengeCookie,
  consumeChallengeOfCookie,
  startChallenge,
} from "../sign-in/challenges.server.ts";
import { isRecentlyConfirmed } from "../sign-in/recent-confirmation.server.ts";
import { renewSession, type SessionCookie } from "../sign-in/sessions.server.ts";
import { passkeys } from "../tables/second-factors.ts";
import { loadWebauthn, type RelyingParty } from "./passkey-answer.server.ts";
import { endWaiver } from "./second-factors.server.ts";

/** ES256, RS256 and Ed25519, which all authenticators of today have. */
const supportedAlgorithmIDs = [-7, -257, -8];
const maxPasskeys = 20;
const maxNameCharacters = 60;

export interface PasskeySummary {
  id: string;
  name: string;
  backedUp: boolean;
  createdAt: Date;
  lastUsedAt: Date | null;
}

export function listOwnPasskeys(db: Database, { accountId }: Actor): Promise<PasskeySummary[]> {
  const { id, name, backedUp, createdAt, lastUsedAt } = passkeys;
  return db
    .select({ id, name, backedUp, createdAt, lastUsedAt })
    .from(passkeys)
    .where(eq(passkeys.accountId, accountId))
    .orderBy(createdAt, id);
}

export type StartPasskeyResult =
  /** `options` for `navigator.credentials.create`, `challenge` for a cookie. */
  | { ok: true; options: PublicKeyCredentialCreationOptionsJSON; challenge: ChallengeCookie }
  | { ok: false; reason: "confirm-first" | "too-many-passkeys" };

export async function startPasskey(
  { db }: AccountsContext,
  actor: Actor,
  relyingParty: RelyingParty,
): Promise<StartPasskeyResult> {
  const { accountId, name } = actor;
  if (!(await isRecentlyConfirmed(db, actor))) return { ok: false, reason: "confirm-first" };
  const present = await db.select().from(passkeys).where(eq(passkeys.accountId, accountId));
  if (present.length >= maxPasskeys) return { ok: false, reason: "too-many-passkeys" };
  const { generateRegistrationOptions } = await loadWebauthn();
  const options = await generateRegistrationOptions({
    rpName: company.name,
    rpID: relyingParty.id,
    userName: await readEmailAddress(db, accountId),
    userDisplayName: name,
    userID: new Uint8Array(Buffer.from(accountId)),
    attestationType: "none",
    supportedAlgorithmIDs,
    excludeCredentials: present.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports,
    })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  const challenge = await startChallenge(db, {
    purpose: "passkey-registration",
    accountId,
    webauthnChallenge: options.challenge,
  });
  return { ok: true, options, challenge };
}

export interface AddPasskeyInput {
  challenge: string | undefined;
  registration: PasskeyRegistration;
  /** The name that the owner gives it. */
  name: string;
  relyingParty: RelyingParty;
}

export type AddPasskeyResult =
  | { ok: true; session: SessionCookie }
  | { ok: false; reason: "confirm-first" | "over" | "refused" | "already-added" };

export async function addPasskey(
  context: AccountsContext,
  actor: Actor,
  input: AddPasskeyInput,
  origin: RequestOrigin,
): Promise<AddPasskeyResult> {
  const { db } = context;
  const { accountId } = actor;
  if (!(await isRecentlyConfirmed(db, actor))) return { ok: false, reason: "confirm-first" };
  const challenge = await consumeChallengeOfCookie(db, input.challenge, "passkey-registration");
  if (challenge?.accountId !== accountId || challenge.webauthnChallenge === null)
    return { ok: false, reason: "over" };
  const passkey = await readRegistration(input, challenge.webauthnChallenge);
  if (passkey === undefined) return { ok: false, reason: "refused" };
  return db.transaction(async (tx): Promise<AddPasskeyResult> => {
    const name =
      input.name.trim().slice(0, maxNameCharacters) ||
      formatDevice(deviceCode(origin.userAgent), actor.language);
    const [added] = await tx
      .insert(passkeys)
      .values({ ...passkey, id: newId(), accountId, name })
      .onConflictDoNothing({ target: passkeys.credentialId })
      .returning({ id: passkeys.id });
    if (added === undefined) return { ok: false, reason: "already-added" };
    const session = await renewSession(tx, actor.sessionId, { strong: true });
    await endWaiver(tx, accountId);
    const mail = { message: "passkey-changed", data: { change: "added", passkey: name } } as const;
    const entry = { kind: "passkey-added", details: { passkey: name } } as const;
    await recordOwnChange(tx, context, actor, entry, mail, origin);
    return { ok: true, session };
  });
}

async function readRegistration(
  { registration, relyingParty }: AddPasskeyInput,
  expectedChallenge: string,
) {
  const { verifyRegistrationResponse } = await loadWebauthn();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: registration,
      expectedChallenge,
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.id,
      requireUserVerification: true,
      supportedAlgorithmIDs,
    });
    if (!verified) return undefined;
    const { credential, credentialBackedUp } = registrationInfo;
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString("base64url"),
      counter: credential.counter,
      transports: registration.response.transports ?? [],
      backedUp: credentialBackedUp,
    };
  } catch {
    // The library throws for every fault of an answer.
    return undefined;
  }
}

export type RemovePasskeyResult =
  | { ok: true }
  | { ok: false; reason: "confirm-first" | "not-found" };

export function removePasskey(
  context: AccountsContext,
  actor: Actor,
  passkeyId: string,
  origin: RequestOrigin,
): Promise<RemovePasskeyResult> {
  return context.db.transaction(async (tx): Promise<RemovePasskeyResult> => {
    if (!(await isRecentlyConfirmed(tx, actor))) return { ok: false, reason: "confirm-first" };
    const isOwnPasskey = and(eq(passkeys.id, passkeyId), eq(passkeys.accountId, actor.accountId));
    const [removed] = await tx
      .delete(passkeys)
      .where(isOwnPasskey)
      .returning({ name: passkeys.name });
    if (removed === undefined) return { ok: false, reason: "not-found" };
    const { name } = removed;
    const mail = {
      message: "passkey-changed",
      data: { change: "removed", passkey: name },
    } as const;
    const entry = { kind: "passkey-removed", details: { passkey: name } } as const;
    await recordOwnChange(tx, context, actor, entry, mail, origin);
    return { ok: true };
  });
}
