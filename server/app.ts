/**
 * Entry of the server bundle: the request handler behind the static layer, the worker's mails, and
 * what the framework built, in one module graph, so that all of them share one set of contexts.
 */
import { randomBytes, randomUUID } from "node:crypto";
import * as build from "virtual:react-router/server-build";
import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { compress } from "hono/compress";
import type { Logger } from "pino";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { type HashAddress, networkOf } from "#app/http/address-hash.ts";
import { atOnce } from "#app/http/at-once.ts";
import { type Product, productContext, type Visit, visitContext } from "#app/http/context.ts";
import { errorResponse } from "#app/http/error-response.ts";
import { comesFromOurPages } from "#app/http/origin-check.ts";
import { publicAddress } from "#app/http/public-address.ts";
import { limitsOf } from "./request-limits.ts";
import { policyWithNonce } from "./static/content-security-policy.ts";

export * from "virtual:react-router/server-build";
export { startWorker } from "#jobs/worker.ts";

/** Unanswered or unread by the client: each may hold a body, a page and their connection. */
const requestsAtOnce = { all: 512, each: 128 };
/** Pages take some milliseconds of the one processor each, and everybody else waits for them. */
const pagesAtOnce = { all: 64, each: 16 };
/** Apart, so that who only reads takes no place from a form sent without our script. */
const sentFormsAtOnce = pagesAtOnce;
const retryAfterSeconds = 2;

/** Mail programs post here from wherever they are (RFC 8058); the token in the address is the key. */
const oneClickPath = "/newsletter/unsubscribe";

export interface AppParts {
  product: Product;
  log: Logger;
  hashAddress: HashAddress;
  /** Resolves when database and queue answer, rejects otherwise. */
  checkHealth(): Promise<void>;
}

interface Variables {
  visit: Visit;
  network: string;
  ours: string[];
}

type Env = { Bindings: HttpBindings; Variables: Variables };

export function createApp({ product, log, hashAddress, checkHealth }: AppParts): Hono<Env> {
  const app = new Hono<Env>();
  // Visitors may have come by any spelling of our address; React Router judges by these as well.
  const serverBuild = { ...build, allowedActionOrigins: ["**"] };
  const handle = createRequestHandler(serverBuild, import.meta.env.MODE);
  const beginRequest = atOnce(requestsAtOnce);
  const beginPage = atOnce(pagesAtOnce);
  const beginSentForm = atOnce(sentFormsAtOnce);

  app.use(async (context, next) => {
    const { incoming } = context.env;
    const address = publicAddress(
      {
        peer: incoming.socket.remoteAddress ?? "",
        header: (name) => context.req.header(name),
      },
      product.config.trustedProxyHops,
      product.config.origin,
    );
    const requestId = randomUUID();
    const visitLog = log.child({ requestId });
    const network = networkOf(address.visitor);
    context.set("network", network);
    context.set("ours", address.askedOrigins);
    context.set("visit", {
      requestId,
      origin: address.origin,
      addressHash: hashAddress(network),
      nonce: randomBytes(16).toString("base64"),
      log: visitLog,
    });
    const started = performance.now();
    await next();
    finish(context.res, context.var.visit);
    const { method } = context.req;
    // As it was sent: two spellings of a path are two lines.
    const path = incoming.url?.split("?", 1)[0];
    const duration = Math.round(performance.now() - started);
    visitLog.info({ method, path, status: context.res.status, ms: duration }, "request");
  });

  app.use(async (context, next) => {
    const end = beginRequest(context.var.network);
    if (end === undefined) return tooBusy(context.req.raw, context.var.visit);
    context.env.outgoing.once("close", end);
    await next();
    // A stream of events is open for hours, and holds next to nothing.
    if (context.res.headers.get("Content-Type")?.startsWith("text/event-stream")) end();
  });

  app.use(compress());

  app.use(async (context, next) => {
    if (
      context.req.path === oneClickPath ||
      comesFromOurPages(context.req.method, context.req.raw.headers, context.var.ours)
    )
      return next();
    return errorResponse(
      context.req.raw,
      context.var.visit,
      403,
      "This request did not come from our own pages.",
    );
  });

  app.use((context, next) => {
    const tooLarge = "This is more than we can take at once.";
    const limit = bodyLimit({
      maxSize: limitsOf(context.req.path).bodyBytes,
      onError: () => errorResponse(context.req.raw, context.var.visit, 413, tooLarge),
    });
    return limit(context, next);
  });

  let checking: Promise<void> | undefined;
  app.get("/healthz", async () => {
    try {
      // One check for all who ask at the same time.
      checking ??= checkHealth().finally(() => {
        checking = undefined;
      });
      await checking;
      return Response.json({ status: "ok" });
    } catch (error) {
      log.warn({ err: error }, "health check failed");
      return Response.json(
        { status: "unavailable" },
        { status: 503, headers: { "Retry-After": "5" } },
      );
    }
  });

  app.all("*", async (context) => {
    const { visit, network } = context.var;
    const provider = new RouterContextProvider();
    provider.set(productContext, product);
    provider.set(visitContext, visit);
    const request = withOrigin(context.req.raw, visit.origin);
    // What answers in JSON renders nothing.
    if (context.req.path.startsWith("/api/")) return handle(request, provider);

    const end = context.req.method === "POST" ? beginSentForm(network) : beginPage(network);
    if (end === undefined) return tooBusy(context.req.raw, visit);
    try {
      return await handle(request, provider);
    } finally {
      end();
    }
  });

  app.onError((error, context) => {
    context.var.visit.log.error({ err: error }, "a request failed");
    return errorResponse(
      context.req.raw,
      context.var.visit,
      500,
      "Something went wrong on our side.",
    );
  });
  return app;
}

const tooBusy = (request: Request, visit: Visit): Response =>
  errorResponse(
    request,
    visit,
    503,
    "We are answering as many requests as we can. Please try again in a moment.",
    { "Retry-After": String(retryAfterSeconds) },
  );

/** What every answer carries, static or not, is set ahead of this: request-listener.ts. */
function finish({ status, headers }: Response, visit: Visit): void {
  headers.set("X-Request-Id", visit.requestId);
  // The router does not say it of its own.
  if (status === 405 && !headers.has("Allow")) headers.set("Allow", "GET, HEAD");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  if (headers.get("Content-Type")?.startsWith("text/html")) {
    headers.set("Content-Security-Policy", policyWithNonce(visit.nonce));
  }
}

/**
 * Behind a proxy the request arrives by http on an inner address; the router shall see the public one.
 * The path is appended, not resolved: that of `//host/path` would be taken for a host.
 */
function withOrigin(request: Request, origin: string): Request {
  const asked = new URL(request.url).origin;
  if (asked === origin) return request;
  return new Request(origin + request.url.slice(asked.length), request);
}
