import { and, eq, sql } from "drizzle-orm";
import type { AccountsContext, RequestOrigin } from "../accounts-context.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import type { PasskeyAnswer } from "../passkey-form.ts";
import { passkeys } from "../tables/second-factors.ts";

/** The site that passkeys are bound to. */
export interface RelyingParty {
  /** Host name, e.g. `www.example.com`. */
  id: string;
  origin: string;
}

type PasskeyRow = typeof passkeys.$inferSelect;

/** 630 kB of library, loaded when the first passkey is used. */
export const loadWebauthn = () => import("@simplewebauthn/server");

/** A lower counter means that there is a copy of the key: it is refused and logged. */
export async function verifyPasskey(
  { db }: AccountsContext,
  answer: PasskeyAnswer,
  relyingParty: RelyingParty,
  { webauthnChallenge }: { webauthnChallenge: string | null },
  origin: RequestOrigin,
): Promise<PasskeyRow | undefined> {
  if (webauthnChallenge === null) return undefined;
  const [passkey] = await db.select().from(passkeys).where(eq(passkeys.credentialId, answer.id));
  if (passkey === undefined) return undefined;
  const verified = await verifyAnswer(passkey, answer, relyingParty, webauthnChallenge);
  const [used] =
    verified === undefined
      ? []
      : await db
          .update(passkeys)
          .set({ ...verified, lastUsedAt: sql`now()` })
          // Two responses with one counter point to a copied passkey, so only one is accepted.
          .where(and(eq(passkeys.id, passkey.id), eq(passkeys.counter, passkey.counter)))
          .returning();
  if (used !== undefined) return used;
  await db.transaction((tx) => {
    const details = { passkey: passkey.name };
    return recordAudit(
      tx,
      { kind: "passkey-refused", accountId: passkey.accountId, details },
      origin,
    );
  });
  return undefined;
}

async function verifyAnswer(
  passkey: PasskeyRow,
  answer: PasskeyAnswer,
  { id, origin }: RelyingParty,
  expectedChallenge: string,
): Promise<{ counter: number; backedUp: boolean } | undefined> {
  const { verifyAuthenticationResponse } = await loadWebauthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
        counter: passkey.counter,
      },
    });
    const { newCounter, credentialBackedUp } = authenticationInfo;
    return verified ? { counter: newCounter, backedUp: credentialBackedUp } : undefined;
  } catch {
    // The library throws for every invalid response: forged, stale or of another site.
    return undefined;
  }
}
