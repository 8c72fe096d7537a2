/** Answers for what goes wrong outside React Router: small, free of private causes, with the request id. */
import type { Visit } from "./context.ts";

/** @param message one sentence for the person who reads it */
export function errorResponse(
  request: Request,
  visit: Visit,
  status: number,
  message: string,
): Response {
  if (new URL(request.url).pathname.startsWith("/api/")) {
    return Response.json({ message, requestId: visit.requestId }, { status });
  }
  const html = `<!doctype html><html lang="en-US"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${status}</title><h1>${message}</h1><p><a href="/">Go to the home page</a></p><p>Request ${visit.requestId}</p></html>`;
  return new Response(html, { status, headers: { "Content-Type": "text/html; charset=utf-8" } });
}
