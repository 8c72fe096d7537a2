/** A person's calendar behind a secret address: calendar programs bring no session. */
import { eq } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { addDays, todayIn } from "#platform/format/local-date.ts";
import type { AccountsContext } from "#platform/identity/accounts-context.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { isClientRole } from "#platform/identity/roles.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { newToken, opens, parseToken } from "#platform/identity/tokens.server.ts";
import { type Language, parseLanguage } from "#platform/language/language.ts";
import { listVisits, type VisitListRow } from "./list-visits.server.ts";
import { weeksAhead } from "./series/make-visits.server.ts";
import { calendarLinks } from "./tables/calendar-links.ts";

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

/**
 * @returns the token of the actor's address; undefined if there is none, or the key is another one
 */
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

/** What the owner of an address may see at this moment, in their language; undefined for a wrong address. */
export async function openCalendar(
  db: Database,
  sentToken: string | undefined,
  now = new Date(),
): Promise<{ visits: VisitListRow[]; language: Language } | undefined> {
  const token = parseToken(sentToken);
  if (token === undefined) return undefined;
  const [link] = await db
    .select()
    .from(calendarLinks)
    .innerJoin(accounts, eq(accounts.id, calendarLinks.accountId))
    .where(eq(calendarLinks.id, token.id));
  if (link === undefined || !opens(token, link.calendar_links.secretHash)) return undefined;
  const { id: accountId, name, role, clientId, state, preferences } = link.accounts;
  // The link of a person who was suspended or removed, or became staff, opens nothing.
  if (state !== "active" || !isClientRole(role)) return undefined;
  const language = parseLanguage(preferences.language) ?? "en";
  const actor = {
    accountId,
    name,
    language,
    role,
    clientId: clientId ?? undefined,
    sessionId: "",
    needsSecondFactor: false,
  };
  const today = todayIn("UTC", now);
  const period = { from: addDays(today, -daysBack), to: addDays(today, weeksAhead * 7) };
  return { visits: await listVisits(db, actor, period, now), language };
}
