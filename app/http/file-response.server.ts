/** A stored file, for those who may read the record that it belongs to. */
import { Readable } from "node:stream";
import { readByteRange } from "#app/http/byte-range.ts";
import { isDatabaseUnavailable } from "#database/unavailable.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { type FoundFile, findFile } from "#domain/files/find-file.ts";
import type { RouteRequest } from "./actor.server.ts";
import { appContext, filesContext, requestContext } from "./context.ts";
import { withinDeadline } from "./deadline.server.ts";

const mediaTypes = { jpeg: "image/jpeg", pdf: "application/pdf" };

/** Even opened by itself, a file runs nothing and loads nothing. */
const policy = "default-src 'none'; frame-ancestors 'none'; sandbox";

type Size = "whole" | "thumbnail";

/** @returns 404 as well for what the actor may not see */
export async function fileResponse(
  { request, context }: RouteRequest,
  actor: Actor,
  id: string,
  size: Size,
): Promise<Response> {
  const { db } = context.get(appContext);
  const { log } = context.get(requestContext);
  const file = await withinDeadline(() => findFile(db, actor, id)).catch((error: unknown) => {
    if (!isDatabaseUnavailable(error)) throw error;
    log.error({ err: error }, "file look-up failed");
    throw new Response(null, { status: 503, headers: { ...noStore, "Retry-After": "10" } });
  });
  const key = size === "whole" ? file?.key : file?.thumbnailKey;
  if (file === undefined || key === undefined) return nothing();
  const range = size === "whole" ? rangeOf(request, file) : "whole";
  const headers = headersOf(file, size);
  if (range === "unsatisfiable") {
    headers.set("Content-Range", `bytes */${file.bytes}`);
    return new Response(null, { status: 416, headers });
  }
  const { store } = context.get(filesContext).files;
  const part = range === "whole" ? undefined : range;
  const content = request.method === "HEAD" ? null : await store.open(key, part);
  if (content === undefined) {
    log.error({ file: id, key }, "stored file is missing");
    return nothing();
  }
  log.info({ file: id, account: actor.accountId, size, part }, "file opened");
  if (part !== undefined) {
    headers.set("Content-Range", `bytes ${part.start}-${part.end}/${file.bytes}`);
    headers.set("Content-Length", String(part.end - part.start + 1));
  }
  const body = content && (Readable.toWeb(content) as ReadableStream<Uint8Array>);
  return new Response(body, { status: part ? 206 : 200, headers });
}

const rangeOf = (request: Request, { bytes }: FoundFile) =>
  readByteRange(request.headers.get("range") ?? undefined, bytes);

function headersOf({ kind, name, bytes }: FoundFile, size: Size): Headers {
  const headers = new Headers({
    "Content-Type": mediaTypes[kind],
    "Content-Disposition": `${kind === "jpeg" ? "inline" : "attachment"}; ${asParameter(name)}`,
    ...noStore,
    "Content-Security-Policy": policy,
    "X-Content-Type-Options": "nosniff",
  });
  if (size === "thumbnail") return headers;
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
const nothing = () => new Response(null, { status: 404, headers: noStore });
