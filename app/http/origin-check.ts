/**
 * Refuses state-changing requests that another site's page makes with the visitor's browser. Covers
 * resource routes as well, which the router's own check leaves out.
 */
const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * @param allowed the public origins of this server
 * @returns whether the request may go on. Without `Origin` and `Sec-Fetch-Site` it does not come from
 * a browser's page, and carries no visitor's session on another's behalf.
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
