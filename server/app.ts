// The app shares one module graph with the framework's build, so that both have the same contexts.

import type { IncomingMessage } from "node:http";
import "#features/permissions.ts";
import { randomBytes, randomUUID } from "node:crypto";
import * as build from "virtual:react-router/server-build";
import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { compress } from "hono/compress";
import type { Logger } from "pino";
import { RouterContextProvider } from "react-router";
import { addressIn, languageOfPath } from "#content/page-address.ts";
import { areaArchivedContext } from "#features/facilities/areas/change-areas.server.ts";
import { calendarChangeContext } from "#features/facilities/change-facility.server.ts";
import { panelReaders } from "#features/record-panels.server.ts";
import { removeDraftTasks } from "#features/scopes/draft-lines.server.ts";
import { refreshClocks } from "#features/work-orders/order-clocks.server.ts";
import { isDatabaseUnavailable } from "#platform/database/unavailable.ts";
import { renderWithEdits } from "#platform/document/content-edits.server.ts";
import type { FileStorage } from "#platform/files/stores/file-store.ts";
import { type HashAddress, networkOf } from "#platform/http/address-hash.server.ts";
import { readAppearance } from "#platform/http/appearance-cookie.server.ts";
import {
  type AppResources,
  accountContext,
  appContext,
  appearanceContext,
  errorLanguageContext,
  filesContext,
  languageFilesContext,
  liveContext,
  originContext,
  type RequestDetails,
  requestContext,
  sitePreviewContext,
  visitorLanguageContext,
} from "#platform/http/context.ts";
import { type ErrorName, errorResponse } from "#platform/http/error-response.server.ts";
import type { LiveStreams } from "#platform/http/live-streams.server.ts";
import { comesFromOurPages } from "#platform/http/origin-check.ts";
import { publicAddress } from "#platform/http/public-address.server.ts";
import { sessionCookie } from "#platform/http/session-cookie.ts";
import { sessionHome } from "#platform/http/session-home.server.ts";
import { createTurnQueue } from "#platform/http/turn-queue.ts";
import { wasUnavailable } from "#platform/http/unavailable-reads.server.ts";
import { visitorLanguage } from "#platform/http/visitor-language.server.ts";
import type { AccountsContext } from "#platform/identity/accounts-context.ts";
import { replaceSpanish } from "#platform/language/define-messages.ts";
import { languages } from "#platform/language/language.ts";
import { pseudoText } from "#platform/language/pseudo.ts";
import { panelReadersContext } from "#platform/record-panels/record-panels.server.ts";
import { type SystemPageParts, systemContext } from "#platform/system/system-check.server.ts";
import { isPublicSite, publicSiteIn } from "./areas/area-addresses.ts";
import { buildOfArea } from "./areas/area-build.ts";
import { createAreaHandlers } from "./areas/area-handlers.ts";
import { readLanguageFiles } from "./areas/language-files.ts";
import { areasOf } from "./areas/route-areas.ts";
import { comeAgain, tooBusy, withOrigin, withRetryAfter } from "./come-again.ts";
import type { FirstRun } from "./first-run.ts";
import { bodyLimitsOf } from "./http-limits.ts";
import { loggedPath } from "./logged-path.ts";
import type { MetricsDoor } from "./metrics/metrics-door.ts";
import { everyPage, type PageRights, pageRights } from "./page-rights.ts";
import { prerender, previewPage } from "./prerender.ts";
import { type ReadinessCheck, readinessResponse } from "./readiness.ts";
import { limitRequests } from "./request-limits.ts";
import { noteRoute, unroutedRequest } from "./request-route.ts";
import { policyWithNonce } from "./static/content-security-policy.ts";

export * from "virtual:react-router/server-build";
export { publishedEdits } from "#content/content-edits.ts";
/** The framework prerenders the public pages only. */
export const { routes, assets } = buildOfArea(build, publicSiteIn("en"));
export { changeEventDefinitions } from "#features/change-event-definitions.server.ts";
export { applyStoredSettings } from "#features/settings/follow-company.server.ts";
export { systemChecks } from "#features/system-checks.server.ts";
export { applyPublishedEdits } from "#features/website/follow-website.server.ts";
export { publishedPlaceholders } from "#features/website/published-placeholders.server.ts";
export { startWorker } from "#features/worker.server.ts";
/** Our own prerendering uses these for the pages in other languages. */
export { dataPathsIn, prerender } from "./prerender.ts";

/**
 * Turns of the event loop between two pages. Node accepts one connection in each, so that a flood of new ones is
 * accepted while pages are rendered, and keeps no visitor waiting long.
 */
const turnsBetweenPages = 32;

/** Mail programs post here from other origins (RFC 8058); the token in the address is the key. */
const oneClickPaths = [
  ...languages.map((language) => addressIn(language, "/newsletter/unsubscribe")),
  "/unsubscribe",
];

export interface AppParts {
  resources: AppResources;
  /** Pages behind a sign-in read and write by this database; `resources` have that of visitors. */
  signedIn: AppResources["db"];
  accounts: AccountsContext;
  live: LiveStreams;
  files: FileStorage;
  log: Logger;
  hashAddress: HashAddress;
  checkHealth(): Promise<void>;
  readiness: ReadinessCheck;
  system: SystemPageParts;
  firstRun?: Pick<FirstRun, "isOpen" | "check"> | undefined;
  /** Absent where nobody scrapes at the site's own port. */
  metricsDoor?: MetricsDoor | undefined;
}

interface Variables {
  requestDetails: RequestDetails;
  network: string;
  ours: string[];
  https: boolean;
  rights: PageRights;
}

type Env = { Bindings: HttpBindings; Variables: Variables };

export function createApp({
  resources,
  signedIn,
  accounts,
  live,
  files,
  log,
  hashAddress,
  checkHealth,
  readiness,
  metricsDoor,
  firstRun,
  system,
}: AppParts): Hono<Env> {
  if (resources.config.pseudoLanguage) replaceSpanish(pseudoText);
  const app = new Hono<Env>();
  // React Router has a check of its own, which lets everything pass: the one below knows all of our origins.
  const areas = createAreaHandlers(
    { ...build, allowedActionOrigins: ["**"] },
    import.meta.env.MODE,
  );
  const filesOf = import.meta.env.DEV ? () => undefined : readLanguageFiles(areasOf(build.routes));
  const { beginRequest, beginRendering } = limitRequests();
  const freeTurn = createTurnQueue(turnsBetweenPages);

  app.use(async (context, next) => {
    const { incoming } = context.env;
    const address = publicAddress(
      {
        peer: incoming.socket.remoteAddress ?? "",
        header: (name) => context.req.header(name),
      },
      resources.config.trustedProxyHops,
      resources.config.origin,
    );
    noteRoute(incoming, unroutedRequest);
    const requestId = randomUUID();
    const visitLog = log.child({ requestId });
    const network = networkOf(address.visitor);
    context.set("network", network);
    context.set("ours", address.askedOrigins);
    context.set("https", address.https);
    context.set("rights", everyPage);
    context.set("requestDetails", {
      requestId,
      origin: address.origin,
      addressHash: hashAddress(network),
      nonce: randomBytes(16).toString("base64"),
      log: visitLog,
    });
    const started = performance.now();
    await next();
    finish(context.res, context.var);
    const { method } = context.req;
    const path = loggedPath(incoming.url);
    const duration = Math.round(performance.now() - started);
    const ending = wasBrokenOff(incoming) ? { isBrokenOff: true } : {};
    const { status } = context.res;
    visitLog.info({ method, path, status, ms: duration, ...ending }, "request");
  });

  const probe = (context: Context<Env>) =>
    noteRoute(context.env.incoming, { area: "probe", pattern: context.req.path });
  let checking: Promise<void> | undefined;
  // Nobody's installation: its home page is where it becomes somebody's.
  app.on("GET", ["/", "/es"], async (context, next) =>
    firstRun?.isOpen() && (await firstRun.check()) ? context.redirect("/setup") : next(),
  );

  app.get("/healthz", async (context) => {
    probe(context);
    try {
      // One check serves all concurrent requests. It precedes the limits, which say nothing about health.
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

  // The process answers: whoever restarts it for less would end every visit when the database is away.
  app.get("/livez", (context) => {
    probe(context);
    return Response.json({ status: "ok" });
  });
  app.get("/readyz", (context) => {
    probe(context);
    return readinessResponse(readiness);
  });
  app.get("/metrics", (context, next) => {
    const scraped = metricsDoor?.(context.req.header("authorization"));
    if (scraped === undefined) return next();
    probe(context);
    return scraped;
  });

  app.use(async (context, next) => {
    const end = beginRequest(context.var.network);
    if (end === undefined) return tooBusy(context.req.raw, context.var.requestDetails);
    context.env.outgoing.once("close", end);
    await next();
    // An event stream stays open for hours and holds next to nothing.
    if (context.res.headers.get("Content-Type")?.startsWith("text/event-stream")) end();
  });

  app.use(compress());

  app.use(async (context, next) => {
    if (
      oneClickPaths.includes(context.req.path) ||
      comesFromOurPages(context.req.method, context.req.raw.headers, context.var.ours)
    )
      return next();
    return errorResponse(context.req.raw, context.var.requestDetails, 403, "other-site");
  });

  app.use((context, next) => {
    const { bytes, isStreamed } = bodyLimitsOf(context.req.path);
    const refuse = (status: number, name: ErrorName) =>
      errorResponse(context.req.raw, context.var.requestDetails, status, name);
    // The middleware would hold a body of unknown length in memory.
    if (isStreamed && context.req.header("transfer-encoding") !== undefined)
      return Promise.resolve(refuse(411, "unknown-length"));
    const onError = () => refuse(413, "too-much");
    return bodyLimit({ maxSize: bytes, onError })(context, next);
  });

  app.all("*", async (context) => {
    const { requestDetails, network, https } = context.var;
    const provider = new RouterContextProvider();
    provider.set(requestContext, requestDetails);
    provider.set(accountContext, { accounts, https });
    provider.set(liveContext, live);
    provider.set(filesContext, { files });
    provider.set(panelReadersContext, panelReaders);
    provider.set(calendarChangeContext, refreshClocks);
    provider.set(areaArchivedContext, removeDraftTasks);
    provider.set(systemContext, system);
    provider.set(sitePreviewContext, {
      check: (path, edits) => prerender(path, requestDetails.origin, edits),
      show: (path, edits) => previewPage(path, requestDetails, edits),
    });
    provider.set(originContext, requestDetails.origin);
    const request = withOrigin(context.req.raw, requestDetails.origin);
    const { pathname } = new URL(request.url);
    const home = await sessionHome({ request, context: provider });
    if (home instanceof Response) return home;
    const area = home ?? areas.areaAt(pathname);
    const isOpenApi = area === "api" && !pathname.startsWith("/api/portal/");
    const isPublic = isPublicSite(area) || area === "occupant" || isOpenApi;
    provider.set(languageFilesContext, (language) => filesOf(area, language));
    provider.set(appContext, isPublic ? resources : { ...resources, db: signedIn });
    context.set("rights", pageRights(area, pathname));
    const language = visitorLanguage(request, https);
    provider.set(errorLanguageContext, language);
    if (isPublicSite(area)) provider.set(visitorLanguageContext, languageOfPath(pathname));
    else {
      provider.set(appearanceContext, readAppearance(context.req.header("cookie"), https) ?? null);
      provider.set(visitorLanguageContext, language);
    }
    const answerOf = (response: Response) =>
      response.status === 500 && wasUnavailable(provider)
        ? comeAgain(context.req.raw, requestDetails)
        : withRetryAfter(response);
    const answer = async () => {
      const { response, pattern = unroutedRequest.pattern } = await renderWithEdits(() =>
        areas.handle(area, request, provider),
      );
      noteRoute(context.env.incoming, { area, pattern });
      return answerOf(response);
    };
    // JSON answers render nothing and need no place among the pages.
    if (area === "api") return answer();

    const session = sessionCookie(context.req.header("cookie"), https);
    const place = beginRendering(context.req.raw, network, session);
    if (place === undefined) return tooBusy(context.req.raw, requestDetails);
    // A visitor who has gone gives the place up.
    context.env.outgoing.once("close", place.giveUp);
    try {
      if (!(await place.turn)) return tooBusy(context.req.raw, requestDetails);
      await freeTurn();
      return await answer();
    } finally {
      place.leave();
    }
  });

  app.onError((error, context) => {
    // No fault of ours, which would stand among the latest errors, and nobody reads the answer.
    if (wasBrokenOff(context.env.incoming)) return new Response(null, { status: 400 });
    context.var.requestDetails.log.error({ err: error }, "request failed");
    if (isDatabaseUnavailable(error)) return comeAgain(context.req.raw, context.var.requestDetails);
    return errorResponse(context.req.raw, context.var.requestDetails, 500, "fault");
  });
  return app;
}

/** True where the sender has gone in the middle of the request. */
const wasBrokenOff = ({ destroyed, complete }: IncomingMessage): boolean => destroyed && !complete;

function finish({ status, headers }: Response, { requestDetails, rights }: Variables): void {
  headers.set("X-Request-Id", requestDetails.requestId);
  // React Router does not set it.
  if (status === 405 && !headers.has("Allow")) headers.set("Allow", "GET, HEAD");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  // Only pages get the policy: other HTML, such as a newsletter in its frame, brings a stricter one.
  const isPage = headers.get("Content-Type")?.startsWith("text/html");
  if (isPage && !headers.has("Content-Security-Policy")) {
    headers.set("Content-Security-Policy", policyWithNonce(requestDetails.nonce, rights));
  }
  if (rights.framed) headers.set("X-Frame-Options", "SAMEORIGIN");
}
