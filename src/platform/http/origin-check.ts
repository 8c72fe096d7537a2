// Covers resource routes as well, which the router's own check leaves out.
const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses state-changing requests from pages of other sites. A request without `Origin` and
 * `Sec-Fetch-Site` does not come from a browser's page, so it carries no visitor's session.
 */
export function comesFromOurPages(
  method: string,
  headers: Headers,
  allowed: readonly string[],
): boolean {
  if (safeMethods.has(method)) return true;
  const origin = headers.get("origin");
  if (origin !== null) return allowed.includes(origin);
  const site = headers.get("sec-fetch-site");
  return site === null || site === "same-origin" || site === "none";
}
