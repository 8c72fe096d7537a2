import type { RouteRequest } from "#platform/http/actor.server.ts";
import { onLinkPage } from "#platform/http/link-page.server.ts";
import type { Language } from "#platform/language/language.ts";
import { unsubscriptionLabel } from "#platform/notifications/notification-labels.server.ts";
import type { Unsubscription } from "#platform/notifications/notification-types.ts";
import { unsubscribe } from "#platform/notifications/preferences.server.ts";
import { readUnsubscribeToken } from "#platform/notifications/unsubscribe-token.server.ts";

type Answer =
  | { state: "unknown" }
  | {
      state: "asked" | "unsubscribed";
      what: Unsubscription;
      /** What the emails are about. */
      label: string;
    };

/** A GET changes nothing: mail scanners follow links. */
export const askToUnsubscribe = (route: RouteRequest, language: Language) =>
  onLinkPage<Answer>(route, language, async ({ db }, token) => {
    const right = await readUnsubscribeToken(db, token);
    return right
      ? { state: "asked", what: right.what, label: unsubscriptionLabel(right.what, language) }
      : { state: "unknown" };
  });

/** For the page's button and a mail program's one click (RFC 8058); needs no sign-in. */
export const unsubscribeByLink = (route: RouteRequest, language: Language) =>
  onLinkPage<Answer>(route, language, async ({ db }, token) => {
    const right = await readUnsubscribeToken(db, token);
    if (right === undefined) return { state: "unknown" };
    await unsubscribe({ db }, right.accountId, right.what);
    const { what } = right;
    return { state: "unsubscribed", what, label: unsubscriptionLabel(what, language) };
  });
