/** Reads the built site into memory with every header prepared, so that serving is a look-up. */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { relative, sep } from "node:path";
import { securityHeaders } from "#app/http/security-headers.ts";
import { compress } from "../build-steps/compressed-twins.ts";
import { policyOfPrerendered } from "./content-security-policy.ts";
import type { Encoding } from "./encoding.ts";
import { filesBeneath } from "./files-beneath.ts";
import { mediaType } from "./media-types.ts";

export interface StaticFile {
  isPage: boolean;
  /** Of the content, without the mark of an encoding and without quotes. */
  tag: string;
  variants: Record<Encoding, Variant>;
}

export interface Variant {
  body: Buffer;
  /** Names and values in turn, as `writeHead` takes them. */
  headers: string[];
  /** The same for visitors who came by https. */
  secureHeaders: string[];
}

/** URL path -> file. */
export type Site = ReadonlyMap<string, StaticFile>;

/** Names that change with their content: pictures and fonts carry a version, bundles a hash. */
const immutable = /^\/(assets|pictures)\//;

/**
 * @param placeholder origin that stands in the built pages
 * @param origin public origin to put in its place, where one is configured
 */
export async function loadSite(
  directory: string,
  placeholder: string,
  origin: string | undefined,
): Promise<Site> {
  const site = new Map<string, StaticFile>();
  for (const file of await filesBeneath(directory)) {
    if (/\.(br|gz)$/.test(file)) continue;
    const path = `/${relative(directory, file).split(sep).join("/")}`;
    const urlPath = path.endsWith("/index.html")
      ? path.slice(0, -"/index.html".length) || "/"
      : path;
    site.set(urlPath, await loadFile(file, urlPath, placeholder, origin));
  }
  return site;
}

async function loadFile(
  file: string,
  urlPath: string,
  placeholder: string,
  origin: string | undefined,
): Promise<StaticFile> {
  const isPage = file.endsWith(".html");
  const bodies = await loadBodies(file, placeholder, origin);
  const tag = createHash("sha256").update(bodies.identity).digest("base64url").slice(0, 22);
  const varies = bodies.br !== bodies.identity || bodies.gzip !== bodies.identity;
  const common = [
    ...["Content-Type", mediaType(file)],
    ...[
      "Cache-Control",
      immutable.test(urlPath) ? "public, max-age=31536000, immutable" : "public, no-cache",
    ],
    ...["Accept-Ranges", "bytes"],
    ...(varies ? ["Vary", "Accept-Encoding"] : []),
    ...(isPage ? ["Content-Security-Policy", policyOfPrerendered(bodies.identity.toString())] : []),
  ];
  const variant = (encoding: Encoding): Variant => {
    const body = bodies[encoding];
    const encoded = body !== bodies.identity;
    const own = [
      "ETag",
      `"${tag}${encoded ? `-${encoding}` : ""}"`,
      "Content-Length",
      String(body.length),
    ];
    if (encoded) own.push("Content-Encoding", encoding);
    const headers = [...common, ...own, ...securityHeaders(false).flat()];
    return { body, headers, secureHeaders: [...common, ...own, ...securityHeaders(true).flat()] };
  };
  return {
    isPage,
    tag,
    variants: { br: variant("br"), gzip: variant("gzip"), identity: variant("identity") },
  };
}

async function loadBodies(file: string, placeholder: string, origin: string | undefined) {
  const built = await readFile(file);
  if (origin !== undefined && origin !== placeholder && /\.(html|xml|txt)$/.test(file)) {
    const identity = Buffer.from(built.toString().replaceAll(placeholder, origin));
    if (!identity.equals(built)) {
      const { br, gz } = await compress(identity);
      return { identity, br, gzip: gz };
    }
  }
  const twin = (ending: string) =>
    existsSync(`${file}.${ending}`) ? readFile(`${file}.${ending}`) : Promise.resolve(built);
  return { identity: built, br: await twin("br"), gzip: await twin("gz") };
}
