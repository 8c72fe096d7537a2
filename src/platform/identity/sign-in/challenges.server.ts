/** A sign-in, a registration or another proof between its two steps in a browser. */
import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import { type ChallengePurpose, type ChallengeRow, challenges } from "../tables/second-factors.ts";
import { newToken, opens, parseToken } from "../tokens.server.ts";

const validMinutes = 10;
const maxTries = 5;

export interface NewChallenge {
  purpose: ChallengePurpose;
  accountId?: string;
  webauthnChallenge?: string;
  rememberMe?: boolean;
}

/** A cookie for the browser that goes on with the challenge. */
export interface ChallengeCookie {
  token: string;
  expiresAt: Date;
}

export async function startChallenge(
  tx: Database | Transaction,
  challenge: NewChallenge,
): Promise<ChallengeCookie> {
  const { id, secretHash, token } = newToken();
  const [started] = await tx
    .insert(challenges)
    .values({
      ...challenge,
      id,
      secretHash,
      expiresAt: sql`now() + make_interval(mins => ${validMinutes})`,
    })
    .returning({ expiresAt: challenges.expiresAt });
  if (started === undefined) throw new Error("A challenge was not stored");
  return { token, expiresAt: started.expiresAt };
}

/** Finds it for the page that asks for the second factor, without counting a try. */
export async function findChallenge(
  db: Database,
  cookie: string | undefined,
  purpose: ChallengePurpose,
): Promise<ChallengeRow | undefined> {
  const token = parseToken(cookie);
  if (token === undefined) return undefined;
  const isWaiting = and(
    eq(challenges.id, token.id),
    isOpen(purpose),
    lt(challenges.tries, maxTries),
  );
  const [challenge] = await db.select().from(challenges).where(isWaiting);
  return challenge && opens(token, challenge.secretHash) ? challenge : undefined;
}

/** Counts a try; nothing once it is over, used, or tried too often. */
export async function tryChallenge(
  db: Database,
  cookie: string | undefined,
  purpose: ChallengePurpose,
): Promise<ChallengeRow | undefined> {
  const token = parseToken(cookie);
  if (token === undefined) return undefined;
  const { id, tries } = challenges;
  const [challenge] = await db.select().from(challenges).where(eq(id, token.id));
  if (challenge === undefined || !opens(token, challenge.secretHash)) return undefined;
  const [tried] = await db
    .update(challenges)
    .set({ tries: sql`${tries} + 1` })
    .where(and(eq(id, token.id), isOpen(purpose), lt(tries, maxTries)))
    .returning();
  return tried;
}

/** Deletes it: of concurrent requests, only one gets it. */
export async function consumeChallenge(
  tx: Database | Transaction,
  id: string,
  purpose: ChallengePurpose,
): Promise<ChallengeRow | undefined> {
  const [row] = await tx
    .delete(challenges)
    .where(and(eq(challenges.id, id), isOpen(purpose)))
    .returning();
  return row;
}

/** Deletes it with the first try: a passkey either answers it or needs another one. */
export async function consumeChallengeOfCookie(
  db: Database,
  cookie: string | undefined,
  purpose: ChallengePurpose,
): Promise<ChallengeRow | undefined> {
  const tried = await tryChallenge(db, cookie, purpose);
  return tried && consumeChallenge(db, tried.id, purpose);
}

export async function setWebauthnChallenge(
  db: Database,
  id: string,
  webauthnChallenge: string,
): Promise<void> {
  await db.update(challenges).set({ webauthnChallenge }).where(eq(challenges.id, id));
}

const isOpen = (purpose: ChallengePurpose) =>
  and(eq(challenges.purpose, purpose), gt(challenges.expiresAt, sql`now()`));
