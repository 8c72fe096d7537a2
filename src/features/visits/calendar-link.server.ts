/** A person's calendar behind a secret address: calendar programs bring no session. */
import { eq } from "drizzle-orm";
import { calendarFile, calendarText, calendarTime } from "#platform/calendar/icalendar.server.ts";
import type { Database } from "#platform/database/client.ts";
import { addDays, todayIn } from "#platform/format/local-date.ts";
import type { AccountsContext } from "#platform/identity/accounts-context.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { isClientRole } from "#platform/identity/roles.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { newToken, opens, parseToken } from "#platform/identity/tokens.server.ts";
import { type Language, parseLanguage } from "#platform/language/language.ts";
import {
  maxVisits,
  pageOfVisits,
  type VisitFilter,
  type VisitListRow,
} from "./list-visits.server.ts";
import { visitServerMessages } from "./messages.server.ts";
import { weeksAhead } from "./series/make-visits.server.ts";
import { calendarLinks } from "./tables/calendar-links.ts";
import type { OutcomeBasis } from "./visit-outcome.ts";
import { formatOutcome } from "./visit-summary.server.ts";

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

/**
 * The visits that the owner of the link may see at this moment, in their language; undefined for a wrong
 * link.
 */
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
  const toCome = { from: today, to: addDays(today, weeksAhead * 7) };
  const past = { from: addDays(today, -daysBack), to: addDays(today, -1) };
  const ahead = await allVisits(db, actor, toCome, now);
  const before = await allVisits(db, actor, past, now);
  // What is to come matters more: of too many, the oldest are left out.
  const kept = before.slice(Math.max(0, ahead.length + before.length - maxEvents));
  return { visits: [...kept, ...ahead], language };
}

/** A hundred facilities that are cleaned each night have fewer. */
const maxEvents = 10_000;

async function allVisits(
  db: Database,
  actor: Actor,
  period: VisitFilter,
  now: Date,
): Promise<VisitListRow[]> {
  const visits: VisitListRow[] = [];
  for (let after: string | undefined; ; ) {
    const size = Math.min(maxVisits, maxEvents - visits.length);
    const page = await pageOfVisits(db, actor, { ...period, after }, now, size);
    visits.push(...page.rows);
    after = page.next;
    if (after === undefined || visits.length >= maxEvents) return visits;
  }
}

// Visits as a calendar by RFC 5545.

type Feed = OutcomeBasis &
  Pick<VisitListRow, "id" | "facilityName" | "title" | "beginsAt" | "crewSize" | "changedAt"> & {
    cancelReason: string | null;
  };

interface CalendarFacts {
  name: string;
  language: Language;
  /** A host such as `www.example.com`, which makes the ids of events unique worldwide. */
  host: string;
  /** URL of a visit's page. */
  addressOf: (id: string) => string;
}

/** The same text for the same visits: nothing in it depends on when it is asked for. */
export function calendarFeed(visits: readonly Feed[], facts: CalendarFacts) {
  const { name, language, host, addressOf } = facts;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Cleardawn//Visits//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${calendarText(name)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    "X-PUBLISHED-TTL:PT1H",
    ...visits.flatMap((visit) => [
      "BEGIN:VEVENT",
      `UID:${visit.id}@${host}`,
      `DTSTAMP:${calendarTime(visit.changedAt)}`,
      `LAST-MODIFIED:${calendarTime(visit.changedAt)}`,
      `DTSTART:${calendarTime(visit.beginsAt)}`,
      `DTEND:${calendarTime(visit.endsAt)}`,
      `SUMMARY:${calendarText(summaryOf(visit, language))}`,
      `LOCATION:${calendarText(visit.facilityName)}`,
      `URL:${addressOf(visit.id)}`,
      `DESCRIPTION:${calendarText(descriptionOf(visit, language))}`,
      "TRANSP:TRANSPARENT",
      `STATUS:${visit.state === "cancelled" ? "CANCELLED" : "CONFIRMED"}`,
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return calendarFile(lines);
}

function summaryOf(visit: Feed, language: Language): string {
  const { title, facilityName: facility, state } = visit;
  const { calendarFeed: texts } = visitServerMessages(language);
  if (state !== "missed" && state !== "cancelled") return texts.visit({ title, facility });
  return texts.visitThatWasNot({ outcome: formatOutcome(visit, language), title, facility });
}

function descriptionOf(visit: Feed, language: Language): string {
  const { crewSize, cancelReason: reason } = visit;
  const { calendarFeed: texts } = visitServerMessages(language);
  const outcome = formatOutcome(visit, language);
  const news = reason ? texts.canceledBecause({ outcome, reason }) : outcome;
  return `${news}\n${texts.crewOf({ count: crewSize })}`;
}
