/** The entry of every request: validates it, answers from the built site, or passes it to the app. */
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { securityHeaders } from "#platform/http/security-headers.ts";
import { hasBody } from "./has-body.ts";
import { type HttpError, sendError, sendSocketError } from "./http-error.ts";
import type { BodyLimits } from "./http-limits.ts";
import { readTarget, refuseTarget, type Target } from "./request-target.ts";
import { canonicalPagePath } from "./static/canonical-page-path.ts";
import type { Site } from "./static/load-site.ts";
import { answerFromSite, redirect } from "./static/static-layer.ts";

export interface ListenerOptions {
  site: Site;
  app: Parameters<typeof getRequestListener>[0];
  cameByHttps(request: IncomingMessage): boolean;
  bodyLimitsOf(path: string): BodyLimits;
  /** True while the app answers for the home page as well (`first-run.ts`). */
  isFirstRun?: () => boolean;
  /** While a page is being rendered again, a request for it waits for this. */
  waitFor?: (path: string) => Promise<void> | undefined;
}

export function createRequestListener(options: ListenerOptions): RequestListener {
  const { site, app, cameByHttps, bodyLimitsOf, isFirstRun = () => false } = options;
  const waitFor = options.waitFor ?? (() => undefined);
  // HTTP/1.0 has no host header.
  const handleByApp = getRequestListener(app, { hostname: "localhost" });

  return (request, response) => {
    const https = cameByHttps(request);
    const target = targetOf(request);
    if (target.kind === "error") return sendError(response, target.error, https);
    const [path = "/"] = target.path.split("?", 1);
    if (hasBody(request)) timeBody(request, response, bodyLimitsOf(path).ms, https);
    if (target.kind === "redirect") {
      const query = target.path.slice(path.length);
      return redirect(request, response, (canonicalPagePath(path, site) ?? path) + query, https);
    }
    request.url = target.path;
    const answer = () => {
      const isForApp = isHome(path) && isFirstRun();
      if (!isForApp && answerFromSite(site, request, response, https)) return;
      const error = methodError(request.method, path);
      if (error !== undefined) return sendError(response, error, https);
      for (const [name, value] of securityHeaders(https)) response.setHeader(name, value);
      if (waitsForContinue(request)) response.writeContinue();
      void handleByApp(request, response);
    };
    const renewed = waitFor(path);
    if (renewed === undefined) answer();
    else void renewed.then(answer);
  };
}

const hostname = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

function targetOf(request: IncomingMessage): Target {
  const host = hostOf(request.rawHeaders);
  const mayBeMissing = request.httpVersion === "1.0" && host === undefined;
  if (!mayBeMissing && !hostname.test(host ?? "")) return refuseTarget(400, "no-host");
  return readTarget(request.url ?? "", host ?? "");
}

const isHome = (path: string): boolean => path === "/" || path === "/es";

/** Undefined where there is none or several, of which `headers` would hold the first. */
function hostOf(rawHeaders: readonly string[]): string | undefined {
  let host: string | undefined;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.length !== 4 || rawHeaders[at]?.toLowerCase() !== "host") continue;
    if (host !== undefined) return "";
    host = rawHeaders[at + 1];
  }
  return host;
}

/** Phones of crews, inspectors and sellers send their entries here, by ids that they made. */
const takesPut = /^\/office\/(?:tonight|inspections|pipeline\/surveys)\/(entries|photos)\/[\w-]+$/;

function methodError(method = "", path: string): HttpError | undefined {
  if (["GET", "HEAD", "POST"].includes(method)) return undefined;
  if (method === "PUT" && takesPut.test(path)) return undefined;
  const allowedMethods = path.startsWith("/api/") ? "POST" : "GET, HEAD, POST";
  return {
    status: 405,
    message: ({ onlyTakes }) => onlyTakes({ method: allowedMethods }),
    headers: ["Allow", allowedMethods],
  };
}

const waitsForContinue = ({ headers, httpVersion }: IncomingMessage): boolean =>
  httpVersion === "1.1" && headers.expect?.toLowerCase() === "100-continue";

/** A body that takes longer ends its connection. */
function timeBody(
  request: IncomingMessage,
  response: ServerResponse,
  maxMs: number,
  https: boolean,
): void {
  const timer = setTimeout(() => {
    if (request.complete) return;
    if (response.headersSent) request.socket.destroy();
    else sendSocketError(request.socket, request.headers, tooSlow, https);
  }, maxMs);
  request.once("close", () => clearTimeout(timer));
}

const tooSlow: HttpError = { status: 408, message: ({ refused }) => refused.late };
