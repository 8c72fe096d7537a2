import { and, isNotNull, lt, not, or, sql } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { deviceCookieDays } from "./sign-in/known-devices.server.ts";
import { isAlive } from "./sign-in/sessions.server.ts";
import { accountLinks } from "./tables/account-links.ts";
import { challenges } from "./tables/second-factors.ts";
import { knownDevices, sessions } from "./tables/sessions.ts";

/** A used link is stored for this long, so that its page can explain that it was used. */
const linkDays = 30;

/** Deletes sessions, links and devices that no longer give access. */
export async function deleteExpiredAccess(db: Database): Promise<{ sessions: number }> {
  const now = sql`now()`;
  const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`;
  const ended = await db
    .delete(sessions)
    .where(not(isAlive ?? sql`true`))
    .returning({ id: sessions.id });
  await db.delete(challenges).where(lt(challenges.expiresAt, now));
  const { expiresAt, usedAt } = accountLinks;
  const isUsed = and(isNotNull(usedAt), lt(usedAt, daysAgo(linkDays)));
  await db.delete(accountLinks).where(or(isUsed, lt(expiresAt, daysAgo(linkDays))));
  await db.delete(knownDevices).where(lt(knownDevices.lastSeenAt, daysAgo(deviceCookieDays)));
  return { sessions: ended.length };
}
