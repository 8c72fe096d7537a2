import { createHash } from "node:crypto";
import { pagesInAllLanguages } from "#content/pages.ts";
import { securityHeaderList } from "#platform/http/security-headers.ts";
import { policyOfPrerendered } from "./content-security-policy.ts";
import type { Encoding } from "./encoding.ts";
import { mediaType } from "./media-types.ts";

export interface StaticFile {
  isPage: boolean;
  /** True for a page that only visitors without a session get. */
  bySession: boolean;
  /** Entity tag of the content, without the suffix of an encoding and without quotes. */
  tag: string;
  variants: Record<Encoding, Variant>;
}

export type Body = Buffer | (() => Promise<Buffer>);

export const readBody = async (body: Body): Promise<Buffer> =>
  Buffer.isBuffer(body) ? body : body();

export interface Variant {
  body: Body;
  /** Alternating names and values, as `writeHead` expects them. */
  headers: string[];
  secureHeaders: string[];
}

const filesBySession = new Set(
  pagesInAllLanguages()
    .filter(({ bySession }) => bySession)
    .map(({ path }) => `${path}/index.html`),
);

function freshness(path: string): string {
  // No shared cache may give one visitor's response to another.
  if (filesBySession.has(path)) return "private, no-cache";
  // Names that change with their content: pictures and fonts have a version, bundles a hash.
  if (/^\/(assets|pictures|brand)\//.test(path)) return "public, max-age=31536000, immutable";
  if (/\.(ico|svg|png|webmanifest)$/.test(path)) return "public, max-age=86400";
  // Data that was fetched on hover serves the click that follows.
  if (path.endsWith(".data")) return "public, max-age=60";
  return "public, no-cache";
}

interface FileOptions {
  /** The uncompressed bytes are not kept in memory where this can fetch them. */
  fetchIdentity?: (() => Promise<Buffer>) | undefined;
  /** This is the page where it is known already, or another file that has one. */
  policy?: string | undefined;
}

export function staticFile(
  path: string,
  bodies: Record<Encoding, Buffer>,
  { fetchIdentity, policy }: FileOptions = {},
): StaticFile {
  const isPage = path.endsWith(".html");
  const tag = createHash("sha256").update(bodies.identity).digest("base64url").slice(0, tagLength);
  const isEncoded = bodies.br !== bodies.identity || bodies.gzip !== bodies.identity;
  const bySession = filesBySession.has(path);
  const varies = [isEncoded && "Accept-Encoding", bySession && "Cookie"].filter(Boolean);
  const common = [
    ...headersOf(path),
    ...(varies.length > 0 ? ["Vary", varies.join(", ")] : []),
    ...(isPage || policy !== undefined
      ? ["Content-Security-Policy", policy ?? policyOfPrerendered(bodies.identity.toString())]
      : []),
  ];
  const variant = (encoding: Encoding): Variant => {
    const body = bodies[encoding];
    const encoded = body !== bodies.identity;
    const headerLines = lengthAndTag(body.length, encoded ? `${tag}-${encoding}` : tag);
    if (encoded) headerLines.push("Content-Encoding", encoding);
    return variantOf(encoded ? body : (fetchIdentity ?? body), [...common, ...headerLines]);
  };
  return {
    isPage,
    bySession,
    tag,
    variants: { br: variant("br"), gzip: variant("gzip"), identity: variant("identity") },
  };
}

/**
 * A file that lies elsewhere, is compressed already, and is fetched when somebody asks for it.
 * @param sha256 of the content, hexadecimal
 */
export function distantFile(
  path: string,
  { bytes, sha256 }: { bytes: number; sha256: string },
  fetch: () => Promise<Buffer>,
): StaticFile {
  const tag = Buffer.from(sha256, "hex").toString("base64url").slice(0, tagLength);
  const variant = variantOf(fetch, [...headersOf(path), ...lengthAndTag(bytes, tag)]);
  return {
    isPage: false,
    bySession: false,
    tag,
    variants: { br: variant, gzip: variant, identity: variant },
  };
}

const tagLength = 22;

const headersOf = (path: string): string[] => [
  "Content-Type",
  mediaType(path),
  "Cache-Control",
  freshness(path),
  "Accept-Ranges",
  "bytes",
];

const lengthAndTag = (bytes: number, tag: string): string[] => [
  "ETag",
  `"${tag}"`,
  "Content-Length",
  String(bytes),
];

const variantOf = (body: Body, headers: string[]): Variant => ({
  body,
  headers: [...headers, ...securityHeaderList(false)],
  secureHeaders: [...headers, ...securityHeaderList(true)],
});
