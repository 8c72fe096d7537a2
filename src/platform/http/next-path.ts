import { unknownOrigin } from "./unknown-origin.ts";

const maxPathCharacters = 2_000;
/** Browsers drop tabs and line breaks from addresses, and take a backslash for a slash. */
const misleading = /[\\\p{Cc}]/u;

/** @returns path, query and anchor of this site; undefined for anything that could lead elsewhere */
export function safeNextPath(next: string | null | undefined): string | undefined {
  if (!next?.startsWith("/") || next.length > maxPathCharacters || misleading.test(next))
    return undefined;
  const url = URL.parse(next, unknownOrigin);
  if (url === null || url.origin !== unknownOrigin) return undefined;
  // `/..//host` ends up as `//host`; a proxy may decode `/%2F/host` before it redirects.
  for (const path of [next, url.pathname, decoded(url.pathname)])
    if (path === undefined || path.startsWith("//") || misleading.test(path)) return undefined;
  return url.pathname + url.search + url.hash;
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

export const withNext = (path: string, next: string | undefined): string =>
  next === undefined ? path : `${path}?${new URLSearchParams({ next })}`;

/** @returns the page's own address, even if its router has requested the data alone */
export function pageAddress({ pathname, searchParams }: URL): { path: string; search: string } {
  const isData = pathname.endsWith(".data");
  const query = new URLSearchParams(searchParams);
  if (isData) query.delete("_routes");
  const path = isData ? pathname.replace(/(\/_)?\.data$/, "") : pathname;
  return { path, search: query.size > 0 ? `?${query}` : "" };
}
