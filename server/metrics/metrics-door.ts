/** Metrics are scraped on a port of their own, or beside the site by whoever has the token. */
import { createHash, timingSafeEqual } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { Logger } from "pino";
import type { Metrics } from "./metrics.ts";

/** Undefined for whoever may not scrape, who is told what anybody is told at an unknown address. */
export type MetricsDoor = (authorization: string | undefined) => Promise<Response> | undefined;

/** @param token where absent, everybody who reaches the door may pass */
export const metricsDoor =
  (metrics: Pick<Metrics, "read">, token: string | undefined): MetricsDoor =>
  (authorization) =>
    token === undefined || isToken(authorization, token) ? scraped(metrics) : undefined;

async function scraped(metrics: Pick<Metrics, "read">): Promise<Response> {
  const { text, contentType } = await metrics.read();
  return new Response(text, { headers: { "Content-Type": contentType } });
}

/** Hashes have one length, so that the time to compare them tells nothing. */
function isToken(authorization: string | undefined, token: string): boolean {
  const [, sent] = /^Bearer +(\S+)$/i.exec(authorization ?? "") ?? [];
  return sent !== undefined && timingSafeEqual(sha256(sent), sha256(token));
}

const sha256 = (text: string) => createHash("sha256").update(text).digest();

/** One or two programs scrape, so more connections are no scrapers. */
const maxConnections = 16;

export interface MetricsServer {
  server: Server;
  stop(): Promise<void>;
}

/** A port that cannot be had is told to the log: the site does without its figures. */
export function serveMetrics(
  door: MetricsDoor,
  { port, host }: { port: number; host: string },
  log: Logger,
): MetricsServer {
  const server = createServer({ requestTimeout: 10_000 }, async (request, response) => {
    const reads = request.method === "GET" || request.method === "HEAD";
    const isMetrics = request.url?.split("?", 1)[0] === "/metrics";
    const answer = reads && isMetrics ? door(request.headers.authorization) : undefined;
    if (answer === undefined) return response.writeHead(404).end();
    try {
      const { headers } = await answer;
      response.writeHead(200, Object.fromEntries(headers)).end(await (await answer).text());
    } catch (error) {
      log.error({ err: error }, "metrics not read");
      response.writeHead(500).end();
    }
  });
  server.maxConnections = maxConnections;
  server.on("error", (error) => {
    const advice = "choose a METRICS_PORT and METRICS_HOST that are free on this machine";
    log.error({ err: error, advice }, "metrics not served");
  });
  server.listen({ port, host }, () => {
    const address = server.address();
    const listening = typeof address === "object" && address ? address.port : port;
    log.info({ port: listening, host }, "metrics served");
  });
  return {
    server,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
