import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { Counter, Histogram, type Registry } from "prom-client";
import { routeOf } from "../request-route.ts";

/** Buckets in seconds: a page is rendered in some hundredths, and a wait for a turn ends after twenty. */
const durations = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];
const countedMethods = ["GET", "HEAD", "POST", "PUT"];
/** An event stream stays open for hours. */
const untimed = "/api/events";

/**
 * Counts every request by route, method and class of its status, and times it by area: by route there would
 * be a hundred series for each bucket.
 */
export function requestMetrics(register: Registry): (listener: RequestListener) => RequestListener {
  const requests = new Counter({
    name: "http_requests_total",
    help: "Requests by route, method and class of the status, at their end.",
    labelNames: ["route", "method", "status"],
    registers: [register],
  });
  const seconds = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time until the last byte was sent, by area, without event streams.",
    labelNames: ["area"],
    buckets: durations,
    registers: [register],
  });

  return (listener) => (request, response) => {
    const started = performance.now();
    response.once("close", () => {
      const { area, pattern } = routeOf(request);
      requests.inc({ route: pattern, method: methodOf(request), status: statusOf(response) });
      if (pattern !== untimed) seconds.observe({ area }, (performance.now() - started) / 1_000);
    });
    listener(request, response);
  };
}

/** A method is whatever somebody sends: only those that we take have a name of their own. */
const methodOf = ({ method = "" }: IncomingMessage): string =>
  countedMethods.includes(method) ? method : "other";

/** Whoever left before the answer began got none. */
const statusOf = ({ headersSent, statusCode }: ServerResponse): string =>
  headersSent ? `${Math.trunc(statusCode / 100)}xx` : "aborted";
