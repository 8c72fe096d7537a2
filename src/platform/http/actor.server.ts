/** The person signed in: the session is looked up in the database with every request. */

import {
  type MiddlewareFunction,
  type RouterContextProvider,
  redirectDocument,
} from "react-router";
import { addressIn } from "#content/page-address.ts";
import { isDatabaseUnavailable } from "#platform/database/unavailable.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import type { RequestOrigin } from "#platform/identity/accounts-context.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may, type Permission } from "#platform/identity/permissions.ts";
import { isClientRole } from "#platform/identity/roles.ts";
import { findSession } from "#platform/identity/sign-in/find-session.server.ts";
import type { BrowserCookies } from "#platform/identity/sign-in/sign-in-result.ts";
import type { Language } from "#platform/language/language.ts";
import { recordQuery } from "#ui/form/record-query.ts";
import { accountContext, requestContext } from "./context.ts";
import { withinDeadline } from "./deadline.server.ts";
import { httpMessages } from "./messages.server.ts";
import { pageAddress, withNext } from "./next-path.ts";
import { type CookieName, readCookie } from "./session-cookie.ts";
import { visitorLanguage } from "./visitor-language.server.ts";

export interface RouteRequest {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

export const signInPage = "/client-portal";

/** The address to send somebody to, in their language, or in the visitor's without an account. */
export const signInAddress = (route: RouteRequest, language = languageOfGuest(route)): string =>
  addressIn(language, signInPage);

export const securityPage = "/account/security";

const actors = new WeakMap<object, Promise<Actor | undefined>>();

/** All loaders of a response share one look-up; undefined if nobody is signed in. */
export function findActor({ request, context }: RouteRequest): Promise<Actor | undefined> {
  const pending = actors.get(context);
  if (pending !== undefined) return pending;
  const cookie = cookieOf({ request, context }, "session");
  const { db } = context.get(accountContext).accounts;
  const actor =
    cookie === undefined
      ? Promise.resolve(undefined)
      : withinDeadline(() => findSession(db, cookie)).catch((error: unknown) => {
          throw isDatabaseUnavailable(error) ? unavailable(error, context) : error;
        });
  actors.set(context, actor);
  return actor;
}

const languageOfGuest = ({ request, context }: RouteRequest): Language =>
  visitorLanguage(request, context.get(accountContext).https);

/** The language of the person who is signed in, if this request has looked for one; else the visitor's. */
export async function readerLanguage(route: RouteRequest): Promise<Language> {
  const actor = await actors.get(route.context)?.catch(() => undefined);
  return actor?.language ?? languageOfGuest(route);
}

/** @throws a redirect to the sign-in, with the way back; 401 for data requests */
export async function requireActor(route: RouteRequest): Promise<Actor> {
  const actor = await findActor(route);
  if (actor !== undefined) return actor;
  const { path, search } = pageAddress(new URL(route.request.url));
  if (path.startsWith("/api/") || route.request.headers.get("accept") === "application/json")
    throw Response.json(
      { message: httpMessages(languageOfGuest(route)).signInFirst },
      { status: 401, headers: noStore },
    );
  const isRead = ["GET", "HEAD"].includes(route.request.method);
  throw redirectDocument(
    withNext(signInAddress(route), path + (isRead ? search : recordQuery(search))),
    {
      status: 303,
      headers: noStore,
    },
  );
}

/** @throws 404 for everybody else: what one may not see does not exist */
export async function requireClient(
  route: RouteRequest,
  needs?: Permission,
): Promise<Actor & { clientId: string }> {
  const actor = await requireActor(route);
  const { clientId } = actor;
  if (!isClientRole(actor.role) || clientId === undefined) throw notFound();
  if (needs && !may(actor, needs)) throw notFound();
  return { ...actor, clientId };
}

/**
 * @throws 404 for clients, and for who lacks the right; a redirect to the setup for administrators without a
 * second factor
 */
export async function requireStaff(route: RouteRequest, needs?: Permission): Promise<Actor> {
  const actor = await requireActor(route);
  if (isClientRole(actor.role)) throw notFound();
  if (actor.needsSecondFactor)
    throw redirectDocument(securityPage, { status: 303, headers: noStore });
  if (needs && !may(actor, needs)) throw notFound();
  return actor;
}

/** Middleware of a whole area, so that no page is open because it forgot to check. */
export const guardedBy =
  (guard: (route: RouteRequest) => Promise<unknown>): MiddlewareFunction<Response> =>
  async (route, next) => {
    await guard(route);
    return next();
  };

export function cookieOf({ request, context }: RouteRequest, name: CookieName): string | undefined {
  return readCookie(request.headers.get("cookie"), name, context.get(accountContext).https);
}

export const browserCookies = (route: RouteRequest): BrowserCookies => ({
  device: cookieOf(route, "device"),
  session: cookieOf(route, "session"),
  language: cookieOf(route, "language"),
});

/** Browsers say what they are in half of it; a longer text is there to keep its reader busy. */
const maxUserAgent = 400;

export function requestOrigin({ request, context }: RouteRequest): RequestOrigin {
  const { requestId, addressHash } = context.get(requestContext);
  const userAgent = request.headers.get("user-agent")?.slice(0, maxUserAgent);
  return { requestId, addressHash, userAgent };
}

const noStore = { "Cache-Control": "no-store" };

function unavailable(error: unknown, context: RouteRequest["context"]): Response {
  context.get(requestContext).log.error({ err: error }, "session look-up failed");
  return new Response(null, { status: 503, headers: { ...noStore, "Retry-After": "10" } });
}
