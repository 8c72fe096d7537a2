/** Opens the report of an inspection by the token in the address alone. */

import { countLinkAccess, openReportLink } from "#features/inspections/report-links.server.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { isAway } from "#platform/http/away.server.ts";
import { appContext, requestContext } from "#platform/http/context.ts";
import { withinDeadline } from "#platform/http/deadline.server.ts";
import { createSemaphore } from "#platform/limits/semaphore.ts";

/** Anybody may ask; connections must be left for those who are signed in. */
const atDatabase = createSemaphore(4);

/** The address is a secret, and of nobody's search engine. */
export const linkHeaders = {
  "Cache-Control": "private, no-store",
  "Referrer-Policy": "same-origin",
  "X-Robots-Tag": "noindex, nofollow",
};

/** @returns undefined for a link that opens nothing, whatever the cause @throws 503 without a database */
export async function findLink({ context }: RouteRequest, token: string | undefined) {
  const { db } = context.get(appContext);
  return within(context, (signal) => atDatabase(() => openReportLink(db, token), signal));
}

type Link = NonNullable<Awaited<ReturnType<typeof findLink>>>;

/** Counts the page and the PDF only: photos are parts of the page. */
export async function recordReportAccess({ context }: RouteRequest, { id }: Link, what: string) {
  const { db } = context.get(appContext);
  await within(context, () => countLinkAccess(db, id));
  context.get(requestContext).log.info({ link: id, what }, "report opened by a link");
}

function within<Result>(
  context: RouteRequest["context"],
  act: Parameters<typeof withinDeadline<Result>>[0],
): Promise<Result> {
  return withinDeadline(act).catch((error: unknown) => {
    if (!isAway(context, error)) throw error;
    throw new Response(null, { status: 503, headers: { ...linkHeaders, "Retry-After": "10" } });
  });
}
