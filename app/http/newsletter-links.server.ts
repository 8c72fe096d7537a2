/** The pages behind the links of newsletter mails: what they show, and what their button does. */
import { data, type RouterContextProvider } from "react-router";
import {
  type Confirmation,
  confirmSignup,
  findConfirmation,
} from "#domain/newsletter/confirm-signup.ts";
import { unsubscribe } from "#domain/newsletter/unsubscribe.ts";
import { isDatabaseAway } from "#domain/submissions/database-away.ts";
import { limitConcurrency } from "#domain/submissions/limit-concurrency.ts";
import type { Desk } from "#domain/submissions/submission.ts";
import { productContext, visitContext } from "./context.ts";
import { withinDeadline } from "./deadline.server.ts";
import { notNow } from "./refusals.ts";

interface Arrival {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** The page could not be answered now; nothing has been changed. */
export interface Away {
  state: "away";
  message: string;
}

/** What stands behind a link that confirms. A GET changes nothing: scanners of mails follow links. */
export const showConfirmation = (arrival: Arrival) =>
  onPage<Confirmation>(arrival, ({ db }, token) => findConfirmation(db, token));

/** The owner of the address says yes. */
export const confirmOnPage = (arrival: Arrival) => onPage<Confirmation>(arrival, confirmSignup);

/**
 * Ends a subscription, for the button of the page and for the one click of a mail program (RFC 8058)
 * alike: the address alone says what is meant, so that neither body nor cookie is looked at.
 */
export const unsubscribeOnPage = (arrival: Arrival) =>
  onPage<{ state: "unsubscribed" }>(arrival, async ({ db }, token) => {
    await unsubscribe(db, token);
    return { state: "unsubscribed" };
  });

/** Mail scanners open many links at once; the forms keep their connections. */
const atDatabase = limitConcurrency(2);

async function onPage<Answer extends { state: string }>(
  { request, context }: Arrival,
  act: (desk: Desk, token: string) => Promise<Answer>,
) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  try {
    const answer = await withinDeadline((signal) =>
      atDatabase(() => act(context.get(productContext), readable(token)), signal),
    );
    const isGone = answer.state === "unknown";
    return data<Answer | Away>(answer, { status: isGone ? 404 : 200, headers });
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    context.get(visitContext).log.error({ err: error }, "A newsletter page could not be answered");
    const away: Away = { state: "away", message: notNow.message };
    return data<Answer | Away>(away, {
      status: notNow.status,
      headers: { ...headers, "Retry-After": String(notNow.retryAfterSeconds) },
    });
  }
}

const headers = { "Cache-Control": "no-store" };

/** What cannot be one of our tokens is not looked up; NUL would make the database fail. */
const readable = (token: string) => (/^[\w-]{1,100}$/.test(token) ? token : "");
