import type { LinkProblem } from "#platform/identity/account-links.server.ts";

/** 410 for a link that worked once, 404 for what never was one. */
export function statusOfLink(link: { ok: true } | { ok: false; reason: LinkProblem }): number {
  if (link.ok) return 200;
  return link.reason === "invalid" ? 404 : 410;
}
