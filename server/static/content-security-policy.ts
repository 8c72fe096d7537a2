/** The Content-Security-Policy of a page: only what the page itself holds may run. */
import { createHash } from "node:crypto";

const inlineScript =
  /<script(?![^>]*\ssrc=)(?![^>]*type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** For a page of our own build: every inline script and style is allowed by its hash. */
export function policyOfPrerendered(html: string): string {
  const hashes = (pattern: RegExp) => [
    ...new Set([...html.matchAll(pattern)].map((match) => hashOf(match[1] ?? ""))),
  ];
  return policy(hashes(inlineScript), hashes(inlineStyle));
}

/** For a page rendered on request: what carries this response's nonce may run. */
export const policyWithNonce = (nonce: string): string =>
  policy([`'nonce-${nonce}'`], [`'nonce-${nonce}'`]);

function policy(scripts: string[], styles: string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(" ")}`,
    `style-src 'self' ${styles.join(" ")}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
