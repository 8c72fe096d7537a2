import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Document } from "domhandler";
import { everyPage, type PageRights } from "../page-rights.ts";
import { elementsOf, parsePage, textOf } from "../page-tree.ts";

/** The build writes it beside the server's bundle, by the digest of each page. */
const madeByBuild = "build/server/page-policies.json";

const digestOf = (text: string, as: "base64" | "base64url") =>
  createHash("sha256").update(text).digest(as);

/** A prerendered page has no nonce: every inline script and style is allowed by its hash. */
export function policyOfPrerendered(html: string): string {
  // Parsing a page takes some 3 ms: too much for all pages at every start.
  hashes ??= readKnown();
  return hashes[digestOf(html, "base64url")] ?? policyOfPage(parsePage(html));
}

export const knownPolicies = (pages: readonly string[]): string =>
  JSON.stringify(
    Object.fromEntries(
      pages.map((html) => [digestOf(html, "base64url"), policyOfPage(parsePage(html))]),
    ),
  );

let hashes: Record<string, string> | undefined;

function readKnown(): Record<string, string> {
  try {
    return JSON.parse(readFileSync(madeByBuild, "utf8"));
  } catch {
    return {};
  }
}

/** Scripts that hold data run nothing. */
const isData = /^application\/(ld\+)?json$/;

export function policyOfPage(page: Document): string {
  const inline = elementsOf(page).filter(
    ({ attribs }) => attribs.src === undefined && !isData.test(attribs.type ?? ""),
  );
  const hashes = (tag: "script" | "style") => {
    // Browsers end every line of a page with a line feed alone.
    const texts = inline
      .filter(({ name }) => name === tag)
      .map((element) => textOf(element).replace(/\r\n?/g, "\n"));
    return [...new Set(texts.map((text) => `'sha256-${digestOf(text, "base64")}'`))];
  };
  return policy(hashes("script"), hashes("style"));
}

/** A page rendered on request allows scripts with this response's nonce. */
export const policyWithNonce = (nonce: string, page: PageRights = everyPage): string =>
  policy([`'nonce-${nonce}'`], [`'nonce-${nonce}'`], page);

function policy(scripts: string[], styles: string[], page: PageRights = everyPage): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(" ")}`,
    `style-src 'self' ${styles.join(" ")}`,
    `img-src 'self' data:${page.blobImages ? " blob:" : ""}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `worker-src ${page.workers ? "'self'" : "'none'"}`,
    "form-action 'self'",
    "base-uri 'none'",
    ...(page.frames ? ["frame-src 'self'"] : []),
    `frame-ancestors ${page.framed ? "'self'" : "'none'"}`,
  ].join("; ");
}
