import { company } from "#content/company.ts";

/**
 * The origin in the addresses that a page gives of itself. The server puts the configured `ORIGIN`
 * in place of the website's; the browser must repeat what was served, or hydration would add a
 * second canonical link.
 */
const origin =
  typeof document === "undefined"
    ? company.website
    : new URL(document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href ?? location.href)
        .origin;

/** Absolute address of a path. */
export const absoluteAddress = (path: string): string => `${origin}${path}`;
