import { createServer } from "node:http";
import { createServer as createViteServer } from "vite";
import { createRecentErrors } from "#platform/system/recent-errors.server.ts";
import product from "../package.json" with { type: "json" };
import { startBackend } from "./backend.ts";
import { contentPlaceholders } from "./build-steps/content-placeholders.ts";
import { prepareFirstRun } from "./first-run.ts";
import { openPictureFiles } from "./follow-pictures.ts";
import { bodyLimitsOf } from "./http-limits.ts";
import { openLog } from "./log.ts";
import { processFacts } from "./process-facts.ts";
import { createRequestListener } from "./request-listener.ts";
import { stopOnSignal } from "./shutdown.ts";
import { startConfig } from "./start-config.ts";
import type { StaticFile } from "./static/static-file.ts";

const config = startConfig();
const startedAt = new Date();
const recentErrors = createRecentErrors();
const log = openLog(config.logLevel, {
  note: recentErrors.note,
  transport: { target: "pino-pretty" },
});
const server = createServer();
const vite = await createViteServer({
  server: { middlewareMode: true, hmr: { server } },
  appType: "custom",
});
const loadApp = (): Promise<typeof import("./app.ts")> =>
  vite.ssrLoadModule("./server/app.ts") as Promise<typeof import("./app.ts")>;

/** It leads to emails, which are written in JSX: Node alone cannot load them. */
const { prepareDemo } = (await vite.ssrLoadModule(
  "./server/prepare-demo.ts",
)) as typeof import("./prepare-demo.ts");

const { changeEventDefinitions, startWorker } = await loadApp();
const backend = await startBackend(config, log, {
  changeEvents: changeEventDefinitions,
});
for (const line of await prepareDemo(
  backend.database,
  { ...backend.accounts, files: backend.files },
  config,
))
  console.warn(line);
const { db, signedIn } = backend.database;
const { secrets } = backend.accounts;
const resources = { config, db, queue: backend.queue, secrets };
const worker = await startWorker({ ...backend, config, log });

const site = new Map<string, StaticFile>();
const renewPictureFiles = openPictureFiles(site, backend.database.background, backend.files.store);

server.on("request", (request, response) => {
  vite.middlewares(request, response, async () => {
    const loaded = await loadApp();
    const { applyPublishedEdits, applyStoredSettings, createApp, systemChecks } = loaded;
    await applyStoredSettings(backend.database.background);
    await applyPublishedEdits(backend.database.background);
    await renewPictureFiles();
    const app = createApp({
      ...backend,
      resources,
      signedIn,
      firstRun,
      system: {
        process: processFacts(backend.database, product.version, startedAt),
        checks: systemChecks,
        recentErrors,
        readPlaceholders: async () =>
          loaded.publishedPlaceholders(await contentPlaceholders("."), loaded.publishedEdits()),
      },
      log,
    });
    const listener = createRequestListener({
      site,
      app: app.fetch,
      bodyLimitsOf,
      cameByHttps: () => false,
    });
    listener(request, response);
  });
});
const firstRun = await prepareFirstRun(backend.accounts, config);
server.listen(config.port, config.host, () => {
  const url = `http://localhost:${config.port}`;
  log.info({ url }, "server started");
  for (const line of firstRun.linesFor(url)) console.warn(line);
});

stopOnSignal(server, log, {
  begin: () => backend.readiness.stop(),
  delaySeconds: config.shutdownDelaySeconds,
  beside: () => Promise.all([vite.close(), worker.stop(), backend.live.stop()]),
  behind: () => backend.stop(),
});
