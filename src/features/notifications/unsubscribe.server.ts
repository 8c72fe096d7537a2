import { type RouteRequest, readerLanguage } from "#platform/http/actor.server.ts";
import { onLinkPage } from "#platform/http/link-page.server.ts";
import type { Unsubscription } from "#platform/notifications/notification-types.ts";
import { unsubscribe } from "#platform/notifications/preferences.server.ts";
import { readUnsubscribeToken } from "#platform/notifications/unsubscribe-token.server.ts";

type Answer = { state: "unknown" } | { state: "asked" | "unsubscribed"; what: Unsubscription };

/** A GET changes nothing: mail scanners follow links. */
export const askToUnsubscribe = async (route: RouteRequest) =>
  onLinkPage<Answer>(route, await readerLanguage(route), async ({ db }, token) => {
    const right = await readUnsubscribeToken(db, token);
    return right ? { state: "asked", what: right.what } : { state: "unknown" };
  });

/** For the page's button and a mail program's one click (RFC 8058); needs no sign-in. */
export const unsubscribeByLink = async (route: RouteRequest) =>
  onLinkPage<Answer>(route, await readerLanguage(route), async ({ db }, token) => {
    const right = await readUnsubscribeToken(db, token);
    if (right === undefined) return { state: "unknown" };
    await unsubscribe({ db }, right.accountId, right.what);
    return { state: "unsubscribed", what: right.what };
  });
