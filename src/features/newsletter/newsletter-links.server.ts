import * as z from "zod/mini";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { visitorLanguageContext } from "#platform/http/context.ts";
import { onLinkPage } from "#platform/http/link-page.server.ts";
import { type Confirmation, confirmSignup, findConfirmation } from "./confirm-signup.server.ts";
import { unsubscribe } from "./unsubscribe.server.ts";

const languageOfPage = ({ context }: RouteRequest) => context.get(visitorLanguageContext);

/** A GET changes nothing: mail scanners follow links. */
export const showConfirmation = (route: RouteRequest) =>
  onLinkPage<Confirmation>(route, languageOfPage(route), ({ db }, token) =>
    findConfirmation(db, token),
  );

export const confirmOnPage = (route: RouteRequest) =>
  onLinkPage<Confirmation>(route, languageOfPage(route), confirmSignup);

/** Both the page's button and a mail program's one click (RFC 8058) post here; only the address counts. */
export const unsubscribeOnPage = (route: RouteRequest) =>
  onLinkPage<{ state: "unsubscribed" }>(route, languageOfPage(route), async ({ db }, token) => {
    await unsubscribe(db, token, newsletterIn(route));
    return { state: "unsubscribed" };
  });

const newsletterIn = ({ request }: RouteRequest): string | undefined =>
  z.safeParse(z.uuid(), new URL(request.url).searchParams.get("newsletter")).data;
