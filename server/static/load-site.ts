/** Pages, scripts, styles and fonts are in memory; pictures and documents stay on the disk. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { company } from "#content/company.ts";
import { quickVariantsOf } from "../build-steps/compressed-variants.ts";
import type { Encoding } from "./encoding.ts";
import { createFileCache } from "./file-cache.ts";
import { filesBeneath } from "./files-beneath.ts";
import { shareWhileInUse } from "./share-while-in-use.ts";
import { withOrigin, withoutOrigin } from "./site-origin.ts";
import { type StaticFile, staticFile } from "./static-file.ts";
import { compressThoroughlyLater } from "./thorough-compression.ts";

/** Keys are URL paths. */
export type Site = ReadonlyMap<string, StaticFile>;

const onDisk = /\.(avif|webp|jpg|png|pdf)$/;
const maxCachedBytes = 8 * 1024 * 1024;

/** @param origin goes into absolute addresses; without it, they have the company's */
export async function loadSite(
  buildDirectory: string,
  origin: string | undefined,
): Promise<Map<string, StaticFile>> {
  const directory = join(buildDirectory, "client");
  const site = new Map<string, StaticFile>();
  const other = origin === company.website ? undefined : origin;
  const fetch = createFileCache(maxCachedBytes);
  for (const file of await filesBeneath(directory)) {
    if (/\.(br|gz)$/.test(file)) continue;
    const path = `/${relative(directory, file).split(sep).join("/")}`;
    const unnamed = join(buildDirectory, withoutOrigin, path);
    const load =
      other !== undefined && existsSync(unnamed)
        ? laterFile(path, Buffer.from(withOrigin(await readFile(unnamed, "utf8"), other)))
        : loadFile(file, path, fetch);
    site.set(urlPath(path), await load);
  }
  return site;
}

async function loadFile(
  file: string,
  path: string,
  fetch: (file: string) => Promise<Buffer>,
): Promise<StaticFile> {
  const built = await readFile(file);
  if (onDisk.test(path)) return fileOnDisk(path, built, fetch.bind(undefined, file));
  const [br, gzip] = await Promise.all(["br", "gz"].map((ending) => readVariant(file, ending)));
  return compactFile(path, { identity: built, br: br ?? built, gzip: gzip ?? built });
}

/** No function within may name the bytes: what is kept of the file would keep them in memory. */
const fileOnDisk = (path: string, identity: Buffer, fetch: () => Promise<Buffer>): StaticFile =>
  staticFile(path, { identity, br: identity, gzip: identity }, { fetchIdentity: fetch });

const readVariant = async (file: string, ending: string): Promise<Buffer | undefined> =>
  existsSync(`${file}.${ending}`) ? readFile(`${file}.${ending}`) : undefined;

/**
 * Made while the product starts or runs: it is compressed quickly, and thoroughly later.
 * @param path as in the built folder: `/careers/index.html`
 */
export function laterFile(path: string, identity: Buffer, policy?: string): StaticFile {
  const { br = identity, gz = identity } = quickVariantsOf(path, identity);
  return laterFileOf(path, { identity, br, gzip: gz }, policy);
}

/** @param bodies compressed quickly */
export function laterFileOf(
  path: string,
  bodies: Record<Encoding, Buffer>,
  policy?: string,
): StaticFile {
  const file = compactFile(path, bodies, policy);
  if (bodies.br !== bodies.identity)
    compressThoroughlyLater(path, {
      file,
      recompressed: (thorough) => compactFile(path, thorough, policy),
    });
  return file;
}

/** Few clients request the uncompressed bytes, so they are not held in memory. */
function compactFile(path: string, bodies: Record<Encoding, Buffer>, policy?: string): StaticFile {
  const { identity, gzip } = bodies;
  const unpack = shareWhileInUse(() => promisify(gunzip)(gzip));
  const fetchIdentity = gzip === identity ? undefined : unpack;
  return staticFile(path, bodies, { fetchIdentity, policy });
}

const urlPath = (path: string): string =>
  path.endsWith("/index.html") ? path.slice(0, -"/index.html".length) || "/" : path;
