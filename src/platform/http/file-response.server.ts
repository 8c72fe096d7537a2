/** A stored file, as it is sent; whoever calls has found it for this reader. */
import { Readable } from "node:stream";
import { isDatabaseUnavailable } from "#platform/database/unavailable.ts";
import type { FoundFile } from "#platform/files/found-file.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { RouteRequest } from "./actor.server.ts";
import { readByteRange } from "./byte-range.ts";
import { filesContext, requestContext } from "./context.ts";
import { withinDeadline } from "./deadline.server.ts";

const mediaTypes = { jpeg: "image/jpeg", pdf: "application/pdf" };

/** A file runs nothing and loads nothing, even if it is opened by itself. */
const policy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Frames of our own pages may have the file; a sandbox would keep the viewers of browsers out. */
const previewPolicy =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/** `whole`: photos are shown, documents saved. `preview`: shown, in a page of ours. */
type Use = "whole" | "thumbnail" | "preview" | "download";

/** @throws 503 while the database is unavailable */
export function lookUpFile<File>(
  { context }: RouteRequest,
  find: () => Promise<File | undefined>,
): Promise<File | undefined> {
  return withinDeadline(find).catch((error: unknown) => {
    if (!isDatabaseUnavailable(error)) throw error;
    context.get(requestContext).log.error({ err: error }, "file look-up failed");
    throw new Response(null, { status: 503, headers: { ...noStore, "Retry-After": "10" } });
  });
}

/** The caller has found it for this actor, or for a link that needs no account. */
export async function storedFileResponse(
  { request, context }: RouteRequest,
  actor: Actor | undefined,
  file: FoundFile,
  use: Use,
): Promise<Response> {
  const { log } = context.get(requestContext);
  const key = use === "thumbnail" ? file.thumbnailKey : file.key;
  if (key === undefined) return nothing();
  const range = use === "thumbnail" ? "whole" : rangeOf(request, file);
  const headers = headersOf(file, use);
  if (range === "unsatisfiable") {
    headers.set("Content-Range", `bytes */${file.bytes}`);
    return new Response(null, { status: 416, headers });
  }
  const { store } = context.get(filesContext).files;
  const part = range === "whole" ? undefined : range;
  const content = request.method === "HEAD" ? null : await store.open(key, part);
  if (content === undefined) {
    log.error({ file: file.id, key }, "stored file is missing");
    return nothing();
  }
  log.info({ file: file.id, account: actor?.accountId, use, part }, "file opened");
  if (part !== undefined) {
    headers.set("Content-Range", `bytes ${part.start}-${part.end}/${file.bytes}`);
    headers.set("Content-Length", String(part.end - part.start + 1));
  }
  const body = content && (Readable.toWeb(content) as ReadableStream<Uint8Array>);
  return new Response(body, { status: part ? 206 : 200, headers });
}

const rangeOf = (request: Request, { bytes }: FoundFile) =>
  readByteRange(request.headers.get("range") ?? undefined, bytes);

function headersOf({ kind, name, bytes }: FoundFile, use: Use): Headers {
  const isShown = use === "preview" || (use !== "download" && kind === "jpeg");
  const headers = new Headers({
    "Content-Type": mediaTypes[kind],
    "Content-Disposition": `${isShown ? "inline" : "attachment"}; ${asParameter(name)}`,
    ...noStore,
    "Content-Security-Policy": use === "preview" ? previewPolicy : policy,
    "X-Content-Type-Options": "nosniff",
  });
  if (use === "thumbnail") return headers;
  headers.set("Accept-Ranges", "bytes");
  headers.set("Content-Length", String(bytes));
  return headers;
}

/** RFC 6266: an ASCII name for old programs, and the name itself. */
function asParameter(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${hex(sign)}`);
  return `filename="${plain}"; filename*=UTF-8''${encoded}`;
}

const hex = (sign: string) => sign.charCodeAt(0).toString(16).toUpperCase();

const noStore = { "Cache-Control": "private, no-store" };
export const nothing = () => new Response(null, { status: 404, headers: noStore });
