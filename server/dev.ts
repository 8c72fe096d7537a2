import { createServer } from "node:http";
import { createServer as createViteServer } from "vite";
import { startBackend } from "./backend.ts";
import { bodyLimitsOf } from "./http-limits.ts";
import { openLog } from "./log.ts";
import { prepareDemo } from "./prepare-demo.ts";
import { createRequestListener } from "./request-listener.ts";
import { stopOnSignal } from "./shutdown.ts";
import { startConfig } from "./start-config.ts";

const config = startConfig();
const log = openLog(config.logLevel, { target: "pino-pretty" });
const server = createServer();
const vite = await createViteServer({
  server: { middlewareMode: true, hmr: { server } },
  appType: "custom",
});
const loadApp = (): Promise<typeof import("./app.ts")> =>
  vite.ssrLoadModule("./server/app.ts") as Promise<typeof import("./app.ts")>;

const { changeEventDefinitions, startWorker } = await loadApp();
const backend = await startBackend(config, log, changeEventDefinitions);
for (const line of await prepareDemo(
  backend.database,
  { ...backend.accounts, files: backend.files },
  config,
))
  console.warn(line);
const { db, signedIn } = backend.database;
const resources = { config, db, queue: backend.queue };
const worker = await startWorker({ ...backend, config, log });

server.on("request", (request, response) => {
  vite.middlewares(request, response, async () => {
    const app = (await loadApp()).createApp({ ...backend, resources, signedIn, log });
    const listener = createRequestListener({
      site: new Map(),
      app: app.fetch,
      bodyLimitsOf,
      cameByHttps: () => false,
    });
    listener(request, response);
  });
});
server.listen(config.port, config.host, () =>
  log.info({ url: `http://localhost:${config.port}` }, "server started"),
);

stopOnSignal(server, log, {
  beside: () => Promise.all([vite.close(), worker.stop(), backend.live.stop()]),
  behind: () => backend.stop(),
});
