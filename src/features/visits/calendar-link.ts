/** A person's calendar behind a secret address: calendar programs bring no session. */
import { eq } from "drizzle-orm";
import type { Database } from "#database/client.ts";
import { accounts } from "#database/tables/accounts.ts";
import { calendarLinks } from "#database/tables/calendar-links.ts";
import type { AccountsContext } from "#domain/accounts/accounts-context.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { isClientRole } from "#domain/accounts/roles.ts";
import { newToken, opens, parseToken } from "#domain/accounts/tokens.ts";
import { addDays, todayIn } from "#domain/schedules/local-date.ts";
import { weeksAhead } from "#domain/schedules/make-visits.ts";
import { listVisits, type VisitLine } from "./list-visits.ts";

type Context = Pick<AccountsContext, "db" | "secrets">;

/** Replaces the address: programs that have the former one find nothing any more. */
export async function renewCalendarLink({ db, secrets }: Context, actor: Actor): Promise<void> {
  const { accountId } = actor;
  const { id, secretHash, token } = newToken();
  const link = { id, secretHash, encryptedToken: secrets.encrypt(token, ownerOf(accountId)) };
  await db
    .insert(calendarLinks)
    .values({ ...link, accountId })
    .onConflictDoUpdate({
      target: calendarLinks.accountId,
      set: { ...link, createdAt: new Date() },
    });
}

export async function revokeCalendarLink({ db }: Context, { accountId }: Actor): Promise<void> {
  await db.delete(calendarLinks).where(eq(calendarLinks.accountId, accountId));
}

/** @returns the token of one's own address; undefined where there is none, or the key is another one */
export async function ownCalendarLink(
  { db, secrets }: Context,
  { accountId }: Actor,
): Promise<string | undefined> {
  const [link] = await db
    .select()
    .from(calendarLinks)
    .where(eq(calendarLinks.accountId, accountId));
  return link && secrets.decrypt(link.encryptedToken, ownerOf(accountId));
}

const ownerOf = (accountId: string) => `calendar-link:${accountId}`;

const daysBack = 30;

/** The visits that the owner of an address may see at this moment; undefined for a wrong address. */
export async function openCalendar(
  db: Database,
  given: string | undefined,
  now = new Date(),
): Promise<VisitLine[] | undefined> {
  const token = parseToken(given);
  if (token === undefined) return undefined;
  const [found] = await db
    .select()
    .from(calendarLinks)
    .innerJoin(accounts, eq(accounts.id, calendarLinks.accountId))
    .where(eq(calendarLinks.id, token.id));
  if (found === undefined || !opens(token, found.calendar_links.secretHash)) return undefined;
  const { id: accountId, name, role, clientId, state } = found.accounts;
  // Suspended and removed people, and those who are staff by now.
  if (state !== "active" || !isClientRole(role)) return undefined;
  const actor = {
    ...{ accountId, name, role, clientId: clientId ?? undefined, sessionId: "" },
    needsSecondFactor: false,
  };
  const today = todayIn("UTC", now);
  const period = { from: addDays(today, -daysBack), to: addDays(today, weeksAhead * 7) };
  return listVisits(db, actor, period, now);
}
