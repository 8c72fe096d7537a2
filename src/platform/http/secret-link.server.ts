/** Pages behind the secret link of an email: whoever has it needs no account, and nobody else finds them. */
import type { Database } from "#platform/database/client.ts";
import { createSemaphore } from "#platform/limits/semaphore.ts";
import type { RouteRequest } from "./actor.server.ts";
import { isAway } from "./away.server.ts";
import { appContext } from "./context.ts";
import { withinDeadline } from "./deadline.server.ts";

/** The address is a secret, and of nobody's search engine. */
export const secretLinkHeaders = {
  "Cache-Control": "private, no-store",
  // Browsers would send the page's own forms without an origin under `no-referrer`.
  "Referrer-Policy": "same-origin",
  "X-Robots-Tag": "noindex, nofollow",
};

export type SecretLinkRoute = RouteRequest & {
  params: Readonly<Record<string, string | undefined>>;
};

/** An answer that other pages give as well, e.g. a file. */
export function withSecretLinkHeaders(response: Response): Response {
  for (const [name, value] of Object.entries(secretLinkHeaders)) response.headers.set(name, value);
  return response;
}

/** @throws 503 without a database */
export function withinLinkDeadline<Result>(
  { context }: RouteRequest,
  act: Parameters<typeof withinDeadline<Result>>[0],
): Promise<Result> {
  return withinDeadline(act).catch((error: unknown) => {
    if (!isAway(context, error)) throw error;
    throw new Response(null, {
      status: 503,
      headers: { ...secretLinkHeaders, "Retry-After": "10" },
    });
  });
}

/** Anybody may try links; connections must be left for those who are signed in. */
const openingLinks = createSemaphore(4);

/** @returns undefined for a link that opens nothing, whatever the cause @throws 503 without a database */
export const openSecretLink = <Opened>(
  route: SecretLinkRoute,
  open: (db: Database, token: string | undefined) => Promise<Opened | undefined>,
): Promise<Opened | undefined> =>
  withinLinkDeadline(route, (signal) =>
    openingLinks(() => open(route.context.get(appContext).db, route.params.token), signal),
  );

/** Addresses of the same link, which keep those parameters of its query that are named. */
export function addressesOfLink(
  { request }: RouteRequest,
  path: string,
  kept: readonly string[],
): (page: string, more?: Readonly<Record<string, string>>) => string {
  const { searchParams } = new URL(request.url);
  return (page, more = {}) => {
    const query = new URLSearchParams();
    for (const name of kept) {
      const value = searchParams.get(name);
      if (value !== null) query.set(name, value);
    }
    for (const [name, value] of Object.entries(more)) query.set(name, value);
    return query.size === 0 ? path + page : `${path}${page}?${query}`;
  };
}
