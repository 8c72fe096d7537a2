/** Starts, renews and ends sessions; `find-session.server.ts` looks one up for each request. */
import { and, desc, eq, gt, inArray, ne, sql } from "drizzle-orm";
import { sendChangeEvent } from "#platform/changes/change-events.server.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import type { AccountsContext, RequestOrigin } from "../accounts-context.ts";
import type { Actor } from "../actor.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { deviceCode } from "../device-name.server.ts";
import { type SessionRow, type SignInMethod, sessions } from "../tables/sessions.ts";
import { newToken, opens, parseToken } from "../tokens.server.ts";
import { deleteDevices } from "./known-devices.server.ts";
import { isRecentlyConfirmed } from "./recent-confirmation.server.ts";

const rememberedDays = 30;
/** Browsers forget the cookie when they are closed without "remember me"; these end those left open. */
const idleHours = 12;
const maxDays = 7;
/** More than anybody has browsers; the one that was seen longest ago makes room. */
const maxSessions = 20;

/** The contents of the session's cookie. */
export interface SessionCookie {
  /** `id.secret` */
  token: string;
  /** Absent: the cookie ends with the browser's session. */
  expiresAt: Date | undefined;
}

export interface NewSession {
  accountId: string;
  signedInBy: SignInMethod;
  strong: boolean;
  rememberMe: boolean;
  deviceId: string;
}

export async function startSession(
  tx: Transaction,
  { accountId, signedInBy, strong, rememberMe, deviceId }: NewSession,
  { userAgent, addressHash }: RequestOrigin,
): Promise<SessionCookie> {
  const { id, secretHash, token } = newToken();
  const days = rememberMe ? rememberedDays : maxDays;
  const [started] = await tx
    .insert(sessions)
    .values({
      id,
      accountId,
      secretHash,
      deviceId,
      signedInBy,
      strong,
      addressHash,
      remembered: rememberMe,
      userAgent: userAgent?.slice(0, 400),
      expiresAt: sql`now() + make_interval(days => ${days})`,
    })
    .returning({ expiresAt: sessions.expiresAt });
  const newest = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.accountId, accountId))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .offset(maxSessions);
  await tx.delete(sessions).where(inArray(sessions.id, newest));
  return { token, expiresAt: rememberMe ? started?.expiresAt : undefined };
}

/**
 * Gives a session another secret, so that one that was known before opens nothing. Wherever the
 * person has just proved more than before.
 */
export async function renewSession(
  tx: Transaction,
  sessionId: string,
  change: { strong?: true; confirmed?: true } = {},
): Promise<SessionCookie> {
  const { secretHash, token } = newToken(sessionId);
  const [renewed] = await tx
    .update(sessions)
    .set({
      secretHash,
      ...(change.strong && { strong: true }),
      ...(change.confirmed && { confirmedAt: sql`now()` }),
    })
    .where(eq(sessions.id, sessionId))
    .returning({ expiresAt: sessions.expiresAt, remembered: sessions.remembered });
  if (renewed === undefined) throw new Error("The session ended while it was renewed");
  return { token, expiresAt: renewed.remembered ? renewed.expiresAt : undefined };
}

/**
 * Every way in which sessions of an account end by force: after it, no token of them opens anything,
 * and their open screens end.
 */
export async function endSessions(
  tx: Transaction,
  accountId: string,
  exceptSessionId?: string,
): Promise<number> {
  const ofAccount = eq(sessions.accountId, accountId);
  const ended = await tx
    .delete(sessions)
    .where(exceptSessionId ? and(ofAccount, ne(sessions.id, exceptSessionId)) : ofAccount)
    .returning({ id: sessions.id });
  await endScreens(tx, accountId);
  return ended.length;
}

/** Event streams look at their sessions now rather than with the next check. */
const endScreens = (tx: Transaction, accountId: string) =>
  sendChangeEvent(tx, { kind: "session", id: accountId });

/** Ends the session that a cookie names, if it is one: a sign-in never goes on in an earlier session. */
export async function endSessionOf(tx: Transaction, cookie: string | undefined): Promise<void> {
  const token = parseToken(cookie);
  if (token === undefined) return;
  const [session] = await tx.select().from(sessions).where(eq(sessions.id, token.id));
  if (session && opens(token, session.secretHash))
    await tx.delete(sessions).where(eq(sessions.id, token.id));
}

/** The person leaves. */
export function signOut({ db }: AccountsContext, actor: Actor, origin: RequestOrigin) {
  return db.transaction(async (tx) => {
    await tx.delete(sessions).where(eq(sessions.id, actor.sessionId));
    await endScreens(tx, actor.accountId);
    await recordAudit(
      tx,
      {
        kind: "signed-out",
        actorId: actor.accountId,
        accountId: actor.accountId,
        clientId: actor.clientId,
      },
      origin,
    );
  });
}

export type EndSessionResult = { ok: true } | { ok: false; reason: "confirm-first" | "not-found" };

/**
 * Ends one of one's own sessions, from the list of devices. Whoever took over a session must not push
 * the owner out of the others: it asks for a recent proof, as does `signOutEverywhere`.
 */
export function endOwnSession(
  { db }: AccountsContext,
  actor: Actor,
  sessionId: string,
  origin: RequestOrigin,
): Promise<EndSessionResult> {
  return db.transaction(async (tx) => {
    if (!(await isRecentlyConfirmed(tx, actor))) return { ok: false, reason: "confirm-first" };
    const isOwnSession = and(eq(sessions.id, sessionId), eq(sessions.accountId, actor.accountId));
    const [ended] = await tx.delete(sessions).where(isOwnSession).returning();
    if (ended === undefined) return { ok: false, reason: "not-found" };
    const details = { ended: deviceCode(ended.userAgent) };
    const { accountId, clientId } = actor;
    await endScreens(tx, accountId);
    await recordAudit(
      tx,
      { kind: "session-ended", actorId: accountId, accountId, clientId, details },
      origin,
    );
    return { ok: true };
  });
}

export type SignOutEverywhereResult = { ok: true } | { ok: false; reason: "confirm-first" };

/** Signs out everywhere, here as well; no browser is a familiar one afterwards. */
export function signOutEverywhere(
  { db }: AccountsContext,
  actor: Actor,
  origin: RequestOrigin,
): Promise<SignOutEverywhereResult> {
  return db.transaction(async (tx): Promise<SignOutEverywhereResult> => {
    if (!(await isRecentlyConfirmed(tx, actor))) return { ok: false, reason: "confirm-first" };
    const { accountId, clientId } = actor;
    const ended = await endSessions(tx, accountId);
    await deleteDevices(tx, accountId);
    const details = { sessions: ended };
    await recordAudit(
      tx,
      { kind: "all-sessions-ended", actorId: accountId, accountId, clientId, details },
      origin,
    );
    return { ok: true };
  });
}

/** A browser that is signed in, for the list that its owner sees. */
export interface SessionSummary
  extends Pick<SessionRow, "id" | "createdAt" | "lastSeenAt" | "remembered" | "signedInBy"> {
  device: string;
  isThisOne: boolean;
}

/** Own sessions that still open something, the latest first. */
export async function listOwnSessions(db: Database, actor: Actor): Promise<SessionSummary[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, actor.accountId), isAlive))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
  return rows.map(({ id, createdAt, lastSeenAt, remembered, signedInBy, userAgent }) => ({
    id,
    createdAt,
    lastSeenAt,
    remembered,
    signedInBy,
    device: deviceCode(userAgent),
    isThisOne: id === actor.sessionId,
  }));
}

/** True for a session that is neither over nor left alone for too long. */
export const isAlive = and(
  gt(sessions.expiresAt, sql`now()`),
  sql`(${sessions.remembered} or ${sessions.lastSeenAt} > now() - make_interval(hours => ${idleHours}))`,
);
