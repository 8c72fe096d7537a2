// A screen that is open is worth more than the news that it could not be read again: the router would
// put an error in its place, and what was typed there would be gone.
import { useEffect } from "react";
import {
  type DataStrategyResult,
  type MiddlewareFunction,
  useLocation,
  useMatches,
} from "react-router";

let shown: { address: string; data: Record<string, unknown> } | undefined;

/** Remembers what the screen shows, for `keepScreen`. */
export function useShownScreen(): void {
  const { pathname, search } = useLocation();
  const matches = useMatches();
  useEffect(() => {
    const data = Object.fromEntries(matches.map(({ id, loaderData }) => [id, loaderData]));
    shown = { address: pathname + search, data };
  }, [pathname, search, matches]);
}

/**
 * A read of the open screen that does not reach the server changes nothing; the next hint, or the
 * stream that is connected again, causes another one. Where the session has ended, the address is
 * opened as a document: `/client-portal` is a public page then, without any data of this area.
 */
export const keepScreen: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const results = await next();
  const { pathname, search } = new URL(request.url);
  if (request.method !== "GET") return results;
  if (Object.values(results).some(isOfAnotherArea)) {
    location.assign(pathname + search);
    return new Promise(() => {});
  }
  if (shown?.address !== pathname + search || !Object.values(results).some(isUnreached))
    return results;
  return shownData();
};

/** What the routes of the screen have read. */
export const shownData = (): Record<string, DataStrategyResult> =>
  Object.fromEntries(
    Object.entries(shown?.data ?? {}).map(([id, result]) => [id, { type: "data", result }]),
  );

/** As `fetch` fails without an answer. */
const isUnreached = ({ type, result }: DataStrategyResult): boolean =>
  type === "error" && result instanceof TypeError;

/** The router exports no class for it. */
const isOfAnotherArea = ({ type, result }: DataStrategyResult): boolean =>
  type === "error" && result instanceof Error && result.message.startsWith("No result found for");
