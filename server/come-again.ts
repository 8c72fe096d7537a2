/** Makes the answers for what is impossible now, and the request as the router needs it. */
import type { RequestDetails } from "#platform/http/context.ts";
import { errorResponse } from "#platform/http/error-response.server.ts";

const retryAfterSeconds = 2;
const comeAgainSeconds = "10";

export const tooBusy = (request: Request, requestDetails: RequestDetails): Response =>
  errorResponse(request, requestDetails, 503, "busy", {
    "Retry-After": String(retryAfterSeconds),
  });

/** Answers reads only: a form that was sent is answered by its own page, with what was typed. */
export const comeAgain = (request: Request, requestDetails: RequestDetails): Response =>
  errorResponse(request, requestDetails, 503, "unavailable", { "Retry-After": comeAgainSeconds });

/** The router drops the headers of what a page throws, e.g. where a session cannot be read. */
export function withRetryAfter(response: Response): Response {
  if (response.status !== 503 || response.headers.has("Retry-After")) return response;
  const headers = new Headers(response.headers);
  headers.set("Retry-After", comeAgainSeconds);
  return new Response(response.body, { status: response.status, headers });
}

// A proxy sends the request by http to an inner address, and the router needs the public one. The path is
// appended, not resolved: `//host/path` would be taken for a host.
export function withOrigin(request: Request, origin: string): Request {
  const requestOrigin = new URL(request.url).origin;
  if (requestOrigin === origin) return request;
  return new Request(origin + request.url.slice(requestOrigin.length), request);
}
