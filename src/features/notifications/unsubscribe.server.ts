import { notificationDefinitions } from "#features/notification-definitions.server.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { onLinkPage } from "#platform/http/link-page.server.ts";
import type { Language } from "#platform/language/language.ts";
import type { Unsubscription } from "#platform/notifications/notification-kinds.ts";
import { unsubscriptionLabel } from "#platform/notifications/notification-labels.server.ts";
import { unsubscribe } from "#platform/notifications/preferences.server.ts";
import { readUnsubscribeToken } from "#platform/notifications/unsubscribe-token.server.ts";

type Answer =
  | { state: "unknown" }
  | {
      state: "asked" | "unsubscribed";
      what: Unsubscription;
      /** Name of the emails that are turned off. */
      label: string;
    };

const labelOf = (what: Unsubscription, language: Language): string =>
  unsubscriptionLabel(notificationDefinitions, what, language);

/** A GET changes nothing: mail scanners follow links. */
export const askToUnsubscribe = (route: RouteRequest, language: Language) =>
  onLinkPage<Answer>(route, language, async ({ db }, token) => {
    const right = await readUnsubscribeToken(db, notificationDefinitions, token);
    return right
      ? { state: "asked", what: right.what, label: labelOf(right.what, language) }
      : { state: "unknown" };
  });

/** Both the page's button and a mail program's one click (RFC 8058) post here, without a sign-in. */
export const unsubscribeByLink = (route: RouteRequest, language: Language) =>
  onLinkPage<Answer>(route, language, async ({ db }, token) => {
    const right = await readUnsubscribeToken(db, notificationDefinitions, token);
    if (right === undefined) return { state: "unknown" };
    await unsubscribe({ db }, notificationDefinitions, right.accountId, right.what);
    const { what } = right;
    return { state: "unsubscribed", what, label: labelOf(what, language) };
  });
