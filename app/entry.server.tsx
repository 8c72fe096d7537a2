import { renderToReadableStream } from "react-dom/server";

import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { DocumentRequestProvider } from "./document/document-request.tsx";
import { renderWithOrigin } from "./document/origin.server.ts";
import { appearanceContext, originContext, requestContext } from "./http/context.ts";

const renderTimeoutMs = 6_000;

/** Renders a page whole: a status that turns out wrong while streaming could not be taken back. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });

  const requestDetails = readVisit(loadContext);
  let fault: unknown;
  const render = () =>
    renderToReadableStream(
      <DocumentRequestProvider
        value={{
          requestId: requestDetails?.requestId,
          nonce: requestDetails?.nonce,
          appearance: loadContext.get(appearanceContext) ?? undefined,
        }}
      >
        <ServerRouter context={routerContext} url={request.url} nonce={requestDetails?.nonce} />
      </DocumentRequestProvider>,
      {
        nonce: requestDetails?.nonce,
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        signal: AbortSignal.timeout(renderTimeoutMs),
        onError(error) {
          fault ??= error;
        },
      },
    );
  const body = await renderWithOrigin(loadContext.get(originContext), render);
  await body.allReady;
  const html = await new Response(body).text();
  if (fault !== undefined) requestDetails?.log.error({ err: fault }, "a page failed to render");
  return new Response(html, {
    status: fault === undefined ? status : 500,
    headers,
  });
}

export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
): void {
  if (request.signal.aborted) return;
  // Unknown addresses and methods are in the request's own log line.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  readVisit(context)?.log.error({ err: error }, "a request failed");
}

/** Absent only while pages are prerendered. */
function readVisit(context: RouterContextProvider) {
  try {
    return context.get(requestContext);
  } catch {
    return undefined;
  }
}
