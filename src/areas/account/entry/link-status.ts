import type { LinkError } from "#platform/identity/account-links.server.ts";

/** 410 for a link that worked once, 404 for what never was one. */
export function statusOfLink(found: { ok: true } | { ok: false; reason: LinkError }): number {
  if (found.ok) return 200;
  return found.reason === "invalid" ? 404 : 410;
}
