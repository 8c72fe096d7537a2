import type { RequestListener } from "node:http";
import type { Logger } from "pino";
import type { Config } from "#config";
import type { ObserveStatement } from "#platform/database/client.ts";

export interface StartedTracing {
  traced(listener: RequestListener): RequestListener;
  observe: ObserveStatement | undefined;
  stop(): Promise<void>;
}

/** Without a collector, no statement and no request is measured. */
export async function startTracing(
  { tracing, trustedProxyHops }: Config,
  version: string,
  log: Logger,
): Promise<StartedTracing> {
  if (tracing === undefined)
    return { traced: (listener) => listener, observe: undefined, stop: async () => undefined };
  const { createTracing } = await import("./tracing/tracing.ts");
  return createTracing({
    endpoint: tracing.endpoint,
    headers: tracing.headers,
    resource: { "service.name": tracing.serviceName, "service.version": version },
    trustsHeaders: trustedProxyHops > 0,
    log,
  });
}
