import { and, eq, lt, sql } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { accountLanguage } from "../account-language.server.ts";
import type { Actor } from "../actor.ts";
import {
  hasApp,
  hasPasskey,
  isSecondFactorMissing,
} from "../second-factor/second-factors.server.ts";
import { accounts } from "../tables/accounts.ts";
import { sessions } from "../tables/sessions.ts";
import { opens, parseToken } from "../tokens.server.ts";
import { isAlive } from "./sessions.server.ts";

/** Often enough for a list of devices, seldom enough not to write with every request. */
const seenEveryMinutes = 5;

/**
 * The person whom a session cookie stands for; undefined if it is not ours, over or ended, or its
 * account is not active. Queries the database each time, so that a session ends in all processes.
 */
export async function findSession(
  db: Database,
  cookie: string | undefined,
): Promise<Actor | undefined> {
  const token = parseToken(cookie);
  if (token === undefined) return undefined;
  const [session] = await db
    .select({
      secretHash: sessions.secretHash,
      strong: sessions.strong,
      accountId: accounts.id,
      role: accounts.role,
      clientId: accounts.clientId,
      name: accounts.name,
      language: accountLanguage,
      waived: accounts.secondFactorWaived,
      hasApp: hasApp(accounts.id),
      hasPasskey: hasPasskey(accounts.id),
      isDue: sql<boolean>`${sessions.lastSeenAt} < now() - make_interval(mins => ${seenEveryMinutes})`,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.id, token.id), isAlive, eq(accounts.state, "active")));
  if (session === undefined || !opens(token, session.secretHash)) return undefined;
  if (session.isDue) await markSeen(db, token.id);
  const { accountId, role, name, language, clientId } = session;
  return {
    accountId,
    role,
    name,
    language,
    clientId: clientId ?? undefined,
    sessionId: token.id,
    needsSecondFactor: isSecondFactorMissing(session, session.strong),
  };
}

async function markSeen(db: Database, id: string): Promise<void> {
  const isOld = lt(sessions.lastSeenAt, sql`now() - make_interval(mins => ${seenEveryMinutes})`);
  await db
    .update(sessions)
    .set({ lastSeenAt: sql`now()` })
    .where(and(eq(sessions.id, id), isOld));
}
