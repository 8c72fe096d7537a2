import type { IncomingMessage, ServerResponse } from "node:http";
import { readByteRange } from "#platform/http/byte-range.ts";
import { securityHeaderList } from "#platform/http/security-headers.ts";
import { sessionCookie } from "#platform/http/session-cookie.ts";
import { canonicalPagePath } from "./canonical-page-path.ts";
import { preferredEncoding } from "./encoding.ts";
import type { Site } from "./load-site.ts";
import type { StaticFile } from "./static-file.ts";

/** @returns whether the request was answered */
export function answerFromSite(
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
  https: boolean,
): boolean {
  const url = request.url ?? "/";
  const query = url.indexOf("?");
  const path = query === -1 ? url : url.slice(0, query);
  const reads = request.method === "GET" || request.method === "HEAD";
  const file = site.get(path);
  if (file === undefined) {
    const canonical = canonicalPagePath(path, site);
    if (canonical === undefined) return false;
    redirect(request, response, canonical + (query === -1 ? "" : url.slice(query)), https);
    return true;
  }
  // The app answers this address for signed-in people, and where a visitor has to go back to a page.
  if (file.bySession) {
    if (sessionCookie(request.headers.cookie, https) !== undefined) return false;
    if (query !== -1 && new URLSearchParams(url.slice(query)).has("next")) return false;
  }
  if (reads) sendFile(file, request, response, https);
  else if (file.isPage)
    return false; // A form without JavaScript posts to its page.
  else sendHead(response, 405, ["Allow", "GET, HEAD"], https);
  return true;
}

/** Permanent; 308 preserves the method. */
export function redirect(
  request: IncomingMessage,
  response: ServerResponse,
  location: string,
  https: boolean,
): void {
  const reads = request.method === "GET" || request.method === "HEAD";
  sendHead(response, reads ? 301 : 308, ["Location", location], https);
}

function sendHead(
  response: ServerResponse,
  status: number,
  headerLines: string[],
  https: boolean,
): void {
  response
    .writeHead(status, [...headerLines, "Content-Length", "0", ...securityHeaderList(https)])
    .end();
}

function sendFile(
  file: StaticFile,
  request: IncomingMessage,
  response: ServerResponse,
  https: boolean,
): void {
  const { headers } = request;
  // Ranges are cut from the uncompressed bytes, the only ones whose offsets a client can know.
  const encoding =
    headers.range === undefined ? preferredEncoding(headers["accept-encoding"]) : "identity";
  const variant = file.variants[encoding];
  const prepared = https ? variant.secureHeaders : variant.headers;
  if (isFresh(headers["if-none-match"], file.tag)) {
    response.writeHead(304, withoutLength(prepared)).end();
    return;
  }
  const send = (body: Buffer) => {
    if (headers.range !== undefined && isCurrent(headers["if-range"]?.toString(), file.tag)) {
      sendRange(body, prepared, request, response, https);
    } else {
      response.writeHead(200, prepared).end(request.method === "HEAD" ? undefined : body);
    }
  };
  const { body } = variant;
  if (Buffer.isBuffer(body)) send(body);
  // A build that replaces the files of a running server removes their bytes for a moment.
  else body().then(send, () => sendHead(response, 503, ["Retry-After", "5"], https));
}

function sendRange(
  body: Buffer,
  prepared: string[],
  request: IncomingMessage,
  response: ServerResponse,
  https: boolean,
): void {
  const range = readByteRange(request.headers.range, body.length);
  if (range === "unsatisfiable") {
    sendHead(response, 416, ["Content-Range", `bytes */${body.length}`], https);
  } else if (range === "whole") {
    response.writeHead(200, prepared).end(request.method === "HEAD" ? undefined : body);
  } else {
    const part = body.subarray(range.start, range.end + 1);
    response.writeHead(206, [
      ...withoutLength(prepared),
      "Content-Length",
      String(part.length),
      "Content-Range",
      `bytes ${range.start}-${range.end}/${body.length}`,
    ]);
    response.end(request.method === "HEAD" ? undefined : part);
  }
}

const withoutLength = (headers: string[]): string[] => {
  const at = headers.indexOf("Content-Length");
  return headers.toSpliced(at, 2);
};

/** Tags of all encodings of the same content count as one. */
const bareTag = (tag: string) => tag.trim().replace(/^(?:W\/)?"(.*?)(?:-br|-gzip)?"$/, "$1");

const isFresh = (header: string | undefined, tag: string): boolean =>
  header !== undefined &&
  (header === "*" || header.split(",").some((listedTag) => bareTag(listedTag) === tag));

const isCurrent = (ifRange: string | undefined, tag: string): boolean =>
  ifRange === undefined || ifRange === `"${tag}"`;
