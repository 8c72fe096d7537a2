/** Pages behind links of emails, which need no sign-in: only the token in the address counts. */

import { data } from "react-router";
import { isDatabaseUnavailable } from "#platform/database/unavailable.ts";
import type { Language } from "#platform/language/language.ts";
import { createSemaphore } from "#platform/limits/semaphore.ts";
import type { CommandContext } from "#platform/records/submission.ts";
import type { RouteRequest } from "./actor.server.ts";
import { appContext, requestContext } from "./context.ts";
import { withinDeadline } from "./deadline.server.ts";
import { unavailable } from "./form-errors.server.ts";

export interface Unavailable {
  state: "unavailable";
  message: string;
}

/** Mail scanners open many links at once; connections must be left for the forms. */
const atDatabase = createSemaphore(2);

/**
 * @param act answers `unknown` for a token that opens nothing, which becomes a 404
 * @param language of the page
 */
export async function onLinkPage<Answer extends { state: string }>(
  { request, context }: RouteRequest,
  language: Language,
  act: (context: CommandContext, token: string) => Promise<Answer>,
) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  try {
    const answer = await withinDeadline((signal) =>
      atDatabase(() => act(context.get(appContext), readable(token)), signal),
    );
    const isGone = answer.state === "unknown";
    return data<Answer | Unavailable>(answer, { status: isGone ? 404 : 200, headers });
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    context.get(requestContext).log.error({ err: error }, "page of a link failed");
    const away: Unavailable = { state: "unavailable", message: unavailable.message(language) };
    return data<Answer | Unavailable>(away, {
      status: unavailable.status,
      headers: { ...headers, "Retry-After": String(unavailable.retryAfterSeconds) },
    });
  }
}

const headers = { "Cache-Control": "no-store" };

/** Anything that cannot be one of our tokens is not looked up; NUL would make the database fail. */
const readable = (token: string) => (/^[\w.-]{1,200}$/.test(token) ? token : "");
