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
import { type Product, productContext, type Visit, visitContext } from "#app/http/context.ts";
import { errorResponse } from "#app/http/error-response.ts";
import { comesFromOurPages } from "#app/http/origin-check.ts";
import { publicAddress } from "#app/http/public-address.ts";
import { securityHeaders } from "#app/http/security-headers.ts";
import { policyWithNonce } from "./static/content-security-policy.ts";

export * from "virtual:react-router/server-build";
export { startWorker } from "#jobs/worker.ts";

/** Far above any form; what takes files sets its own limit. */
const largestBody = 1024 * 1024;

/** Mail programs post here from wherever they are (RFC 8058); the token in the address is the key. */
const oneClickPath = "/newsletter/unsubscribe";

export interface AppParts {
  product: Product;
  log: Logger;
  hashAddress: HashAddress;
  /** Resolves when database and queue answer, rejects otherwise. */
  checkHealth(): Promise<void>;
}

type Env = { Bindings: HttpBindings; Variables: { visit: Visit; https: boolean; ours: string[] } };

export function createApp({ product, log, hashAddress, checkHealth }: AppParts): Hono<Env> {
  const app = new Hono<Env>();
  // Visitors may have come by any spelling of our address; React Router judges by these as well.
  const serverBuild = { ...build, allowedActionOrigins: ["**"] };
  const handle = createRequestHandler(serverBuild, import.meta.env.MODE);

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
    context.set("https", address.https);
    context.set("ours", address.askedOrigins);
    context.set("visit", {
      requestId,
      origin: address.origin,
      addressHash: hashAddress(networkOf(address.visitor)),
      nonce: randomBytes(16).toString("base64"),
      log: visitLog,
    });
    const started = performance.now();
    await next();
    finish(context.res.headers, context.var.visit, address.https);
    const { method, path } = context.req;
    const duration = Math.round(performance.now() - started);
    visitLog.info({ method, path, status: context.res.status, ms: duration }, "request");
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

  app.use(
    bodyLimit({
      maxSize: largestBody,
      onError: (context) =>
        errorResponse(
          context.req.raw,
          context.var.visit,
          413,
          "This is more than we can take at once.",
        ),
    }),
  );

  app.get("/healthz", async () => {
    try {
      await checkHealth();
      return Response.json({ status: "ok" });
    } catch (error) {
      log.warn({ err: error }, "health check failed");
      return Response.json(
        { status: "unavailable" },
        { status: 503, headers: { "Retry-After": "5" } },
      );
    }
  });

  app.all("*", (context) => {
    const { visit } = context.var;
    const provider = new RouterContextProvider();
    provider.set(productContext, product);
    provider.set(visitContext, visit);
    return handle(withOrigin(context.req.raw, visit.origin), provider);
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

function finish(headers: Headers, visit: Visit, https: boolean): void {
  for (const [name, value] of securityHeaders(https)) headers.set(name, value);
  headers.set("X-Request-Id", visit.requestId);
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  if (headers.get("Content-Type")?.startsWith("text/html")) {
    headers.set("Content-Security-Policy", policyWithNonce(visit.nonce));
  }
}

/** Behind a proxy the request arrives by http on an inner address; the router shall see the public one. */
function withOrigin(request: Request, origin: string): Request {
  const url = new URL(request.url);
  if (url.origin === origin) return request;
  return new Request(new URL(url.pathname + url.search, origin), request);
}
