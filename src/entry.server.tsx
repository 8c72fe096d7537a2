import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";

import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import {
  carriedEdits,
  carriedText,
  renderWithEdits,
} from "#platform/document/content-edits.server.ts";
import { languageOf } from "#platform/document/document-language.ts";
import { DocumentRequestProvider } from "#platform/document/document-request.tsx";
import { renderWithOrigin } from "#platform/document/origin.server.ts";
import { renderWithPictures } from "#platform/document/uploaded-pictures.server.ts";
import {
  appearanceContext,
  errorLanguageContext,
  languageFilesContext,
  originContext,
  requestContext,
  visitorLanguageContext,
} from "#platform/http/context.ts";
import { noteFault } from "#platform/http/unavailable-reads.server.ts";
import type { UploadedPictures } from "#ui/uploaded-pictures.ts";

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
  const { matches, loaderData, errors } = routerContext.staticHandlerContext;
  const visitors =
    (errors === null ? null : loadContext.get(errorLanguageContext)) ??
    loadContext.get(visitorLanguageContext);
  const language = languageOf(
    matches.map(({ route }) => ({ loaderData: loaderData[route.id] })),
    visitors,
  );
  const manifest = loadContext.get(languageFilesContext)(language) ?? routerContext.manifest;
  const carried = carriedEdits(
    language,
    matches.map(({ route }) => route.id),
  );
  // A page with uploaded pictures is rendered twice, and a stream is read once.
  let handoff = routerContext.serverHandoffStream;
  const handoffForOneRendering = () => {
    const [now, later] = handoff?.tee() ?? [];
    handoff = later;
    return now;
  };
  const pageWith = (pictures: UploadedPictures | undefined) => (
    <DocumentRequestProvider
      value={{
        requestId: requestDetails?.requestId,
        nonce: requestDetails?.nonce,
        appearance: loadContext.get(appearanceContext) ?? undefined,
        language: visitors,
        contentEdits: carried && carriedText(carried),
        pictures,
      }}
    >
      <ServerRouter
        context={{
          ...routerContext,
          manifest,
          renderMeta: { ...routerContext.renderMeta },
          serverHandoffStream: handoffForOneRendering(),
        }}
        url={request.url}
        nonce={requestDetails?.nonce}
      />
    </DocumentRequestProvider>
  );
  const { html, fault } = await renderWithOrigin(loadContext.get(originContext), () =>
    // The snapshot also covers what is rendered later than this turn.
    renderWithEdits(() =>
      renderWithPictures((pictures) => renderWhole(pageWith(pictures), requestDetails?.nonce)),
    ),
  );
  if (fault !== undefined) requestDetails?.log.error({ err: fault }, "a page failed to render");
  return new Response(html, {
    status: fault === undefined ? status : 500,
    headers,
  });
}

/** Returns the bytes that are sent: a page of some hundred kilobytes is never a text in between. */
function renderWhole(
  page: ReactNode,
  nonce: string | undefined,
): Promise<{ html: Uint8Array<ArrayBuffer>; fault: unknown }> {
  return new Promise((resolve, reject) => {
    const pieces: Uint8Array[] = [];
    let fault: unknown;
    const sink = new Writable({
      write(piece: Uint8Array, _encoding, done) {
        pieces.push(piece);
        done();
      },
    });
    const give = (end: () => void) => {
      clearTimeout(timer);
      end();
    };
    sink.once("finish", () => give(() => resolve({ html: Buffer.concat(pieces), fault })));
    sink.once("error", (error) => give(() => reject(error)));
    const rendering = renderToPipeableStream(page, {
      ...(nonce && { nonce }),
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError(error) {
        fault ??= error;
      },
      onShellError: (error) => give(() => reject(error)),
      onAllReady: () => rendering.pipe(sink),
    });
    const timer = setTimeout(() => rendering.abort(), renderTimeoutMs);
  });
}

export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
): void {
  if (request.signal.aborted) return;
  // Unknown addresses and methods are in the request's own log line.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  noteFault(error, context);
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
