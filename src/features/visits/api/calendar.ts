/** The calendar behind a secret address. It is asked for by programs, every hour, without a session. */
import { createHash } from "node:crypto";
import type { LoaderFunctionArgs } from "react-router";
import { company } from "#content/company.ts";
import { accountContext, requestContext } from "#platform/http/context.ts";
import { createSemaphore } from "#platform/limits/semaphore.ts";
import { calendarFeed, openCalendar } from "../calendar-link.server.ts";
import { visitServerMessages } from "../messages.server.ts";

/** Calendars of many people ask on the full hour; pages must not wait for them. */
const atDatabase = createSemaphore(4);

export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  const { accounts } = context.get(accountContext);
  const { origin } = context.get(requestContext);
  const token = /^(.+)\.ics$/.exec(params.file ?? "")?.[1];
  const calendar = await atDatabase(() => openCalendar(accounts.db, token), request.signal);
  // Nobody knows whose it would be.
  if (calendar === undefined)
    return new Response(`${visitServerMessages("en").calendarFeed.notFound}\n`, {
      status: 404,
      headers: { "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8" },
    });
  const { visits, language } = calendar;
  const texts = visitServerMessages(language).calendarFeed;
  const text = calendarFeed(visits, {
    name: texts.name({ company: company.shortName }),
    language,
    host: new URL(origin).host,
    addressOf: (id) => `${origin}/client-portal/schedule/${id}`,
  });
  const tag = `"${createHash("sha256").update(text).digest("base64url")}"`;
  const headers = {
    "Cache-Control": "private, no-cache",
    ETag: tag,
    "Referrer-Policy": "no-referrer",
  };
  const etags = request.headers.get("if-none-match")?.split(",") ?? [];
  if (etags.some((etag) => etag.trim().replace(/^W\//, "") === tag))
    return new Response(null, { status: 304, headers });
  return new Response(text, {
    headers: {
      ...headers,
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'inline; filename="visits.ics"',
    },
  });
}
