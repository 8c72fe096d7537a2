/** A span is one piece of work of a trace, by the terms of OpenTelemetry. */
import { randomBytes } from "node:crypto";

export interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string | undefined;
  name: string;
  /** OTLP's number for a request that came in, or for one that went out to the database. */
  kind: typeof spanKinds.server | typeof spanKinds.client;
  /** Milliseconds of `performance.now`. */
  startedAt: number;
  endedAt: number;
  attributes: Readonly<Record<string, string | number>>;
  hasFailed: boolean;
}

export const spanKinds = { server: 2, client: 3 } as const;

export const newSpanId = (): string => randomBytes(8).toString("hex");
export const newTraceId = (): string => randomBytes(16).toString("hex");

interface RemoteParent {
  traceId: string;
  spanId: string;
  isSampled: boolean;
}

/** Reads the header `traceparent` (W3C Trace Context); undefined where it is missing or malformed. */
export function readTraceParent(header: string | undefined): RemoteParent | undefined {
  const [, traceId = "", spanId = "", flags = ""] =
    /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(header ?? "") ?? [];
  if (!/[^0]/.test(traceId) || !/[^0]/.test(spanId)) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}
