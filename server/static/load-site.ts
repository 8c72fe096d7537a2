/**
 * Reads the built site into memory: pages, scripts, styles and fonts as they are sent. Pictures and
 * documents stay on the disk until they are asked for.
 */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { relative, sep } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { twinsOf } from "../build-steps/compressed-twins.ts";
import type { Encoding } from "./encoding.ts";
import { filesBeneath } from "./files-beneath.ts";
import { shareWhileInUse } from "./share-while-in-use.ts";
import { openShelf } from "./shelf.ts";
import { type StaticFile, staticFile } from "./static-file.ts";

/** URL path -> file. */
export type Site = ReadonlyMap<string, StaticFile>;

export interface Origins {
  /** Stands in the built pages. */
  built: string;
  /** Goes in its place, where one is configured. */
  configured: string | undefined;
}

const onDisk = /\.(avif|webp|jpg|png|pdf)$/;
const shelfBytes = 8 * 1024 * 1024;

export async function loadSite(
  directory: string,
  origins: Origins,
): Promise<Map<string, StaticFile>> {
  const site = new Map<string, StaticFile>();
  const fetch = openShelf(shelfBytes);
  for (const file of await filesBeneath(directory)) {
    if (/\.(br|gz)$/.test(file)) continue;
    const path = `/${relative(directory, file).split(sep).join("/")}`;
    site.set(urlPath(path), await loadFile(file, path, origins, fetch));
  }
  return site;
}

async function loadFile(
  file: string,
  path: string,
  origins: Origins,
  fetch: (file: string) => Promise<Buffer>,
): Promise<StaticFile> {
  const built = await readFile(file);
  if (onDisk.test(path)) {
    return staticFile(path, { identity: built, br: built, gzip: built }, () => fetch(file));
  }
  const identity = withOrigin(path, built, origins);
  if (identity !== built) return compressedFile(path, identity);
  const twin = (ending: string) =>
    existsSync(`${file}.${ending}`) ? readFile(`${file}.${ending}`) : Promise.resolve(built);
  return compactFile(path, { identity, br: await twin("br"), gzip: await twin("gz") });
}

/** For what was made after the build. @param path as in the built folder: `/careers/index.html` */
export const laterFile = (path: string, content: Buffer, origins: Origins): Promise<StaticFile> =>
  compressedFile(path, withOrigin(path, content, origins));

async function compressedFile(path: string, identity: Buffer): Promise<StaticFile> {
  const { br = identity, gz = identity } = await twinsOf(path, identity);
  return compactFile(path, { identity, br, gzip: gz });
}

/** Hardly anybody asks for the uncompressed bytes of what can be compressed. */
function compactFile(path: string, bodies: Record<Encoding, Buffer>): StaticFile {
  const { identity, gzip } = bodies;
  const unpack = shareWhileInUse(() => promisify(gunzip)(gzip));
  return staticFile(path, bodies, gzip === identity ? undefined : unpack);
}

/** The same buffer where nothing has to be replaced. */
function withOrigin(path: string, content: Buffer, { built, configured }: Origins): Buffer {
  if (configured === undefined || configured === built || !/\.(html|xml|txt)$/.test(path))
    return content;
  const text = content.toString();
  return text.includes(built) ? Buffer.from(text.replaceAll(built, configured)) : content;
}

const urlPath = (path: string): string =>
  path.endsWith("/index.html") ? path.slice(0, -"/index.html".length) || "/" : path;
