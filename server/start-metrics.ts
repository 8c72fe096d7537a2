import type { RequestListener } from "node:http";
import type { Config } from "#config";
import type { AccountsContext } from "#platform/identity/accounts-context.ts";
import type { MetricsParts } from "./metrics/metrics.ts";
import { type MetricsDoor, metricsDoor, serveMetrics } from "./metrics/metrics-door.ts";

export interface StartedMetrics {
  counted(listener: RequestListener): RequestListener;
  onSignInFailure: AccountsContext["onSignInFailure"];
  /** Defined if the site itself answers at `/metrics`. */
  doorOfSite: MetricsDoor | undefined;
  stop(): Promise<void>;
}

const nothing: StartedMetrics = {
  counted: (listener) => listener,
  onSignInFailure: undefined,
  doorOfSite: undefined,
  stop: async () => undefined,
};

const isThisMachine = /^(127\.|localhost$|::1$)/;

/** Counts nothing where nobody may scrape; the library is loaded only where somebody may. */
export async function startMetrics(
  { metricsPort, metricsHost, metricsToken }: Config,
  parts: MetricsParts,
): Promise<StartedMetrics> {
  if (metricsPort === undefined && metricsToken === undefined) return nothing;
  const { createMetrics } = await import("./metrics/metrics.ts");
  const metrics = createMetrics(parts);
  const { counted, onSignInFailure } = metrics;
  const door = metricsDoor(metrics, metricsToken);
  if (metricsPort === undefined)
    return { counted, onSignInFailure, doorOfSite: door, stop: nothing.stop };
  if (metricsToken === undefined && !isThisMachine.test(metricsHost))
    parts.log.warn(
      { host: metricsHost, advice: "set METRICS_TOKEN, or let a firewall keep others away" },
      "metrics open to whoever reaches their port",
    );
  const { stop } = serveMetrics(door, { port: metricsPort, host: metricsHost }, parts.log);
  return { counted, onSignInFailure, doorOfSite: undefined, stop };
}
