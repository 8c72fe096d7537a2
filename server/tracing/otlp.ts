/** Sends spans to a collector: OTLP over HTTP, as JSON. What it does not take in time is left out. */
import type { Logger } from "pino";
import type { Span } from "./span.ts";

export interface OtlpOptions {
  /** The address without the path of traces, e.g. `http://127.0.0.1:4318`. */
  endpoint: string;
  headers: Readonly<Record<string, string>>;
  resource: Readonly<Record<string, string>>;
  log: Logger;
  sendEveryMs?: number;
}

export interface SpanExporter {
  add(spans: readonly Span[]): void;
  /** Sends what is left, within a few seconds. */
  stop(): Promise<void>;
}

/** A collector that is away costs this much memory at most. */
const maxHeldSpans = 4_096;
const maxSentAtOnce = 512;
const sendTimeoutMs = 5_000;
const stopTimeoutMs = 2_000;
const repeatLogMs = 60_000;

export function createOtlpExporter(options: OtlpOptions): SpanExporter {
  const { endpoint, headers, resource, log, sendEveryMs = 5_000 } = options;
  const address = `${endpoint.replace(/\/+$/, "")}/v1/traces`;
  const held: Span[] = [];
  let leftOut = 0;
  let sending: Promise<void> | undefined;
  let loggedAt = Number.NEGATIVE_INFINITY;

  const add = (spans: readonly Span[]) => {
    const room = Math.max(0, maxHeldSpans - held.length);
    held.push(...spans.slice(0, room));
    leftOut += Math.max(0, spans.length - room);
    if (held.length >= maxSentAtOnce) sendSoon();
  };

  const sendSoon = () => {
    if (held.length === 0) return;
    sending ??= sendHeld().finally(() => {
      sending = undefined;
    });
  };

  async function sendHeld(): Promise<void> {
    while (held.length > 0) {
      const spans = held.splice(0, maxSentAtOnce);
      try {
        const response = await fetch(address, {
          method: "POST",
          headers: { ...headers, "Content-Type": "application/json" },
          body: JSON.stringify(requestOf(spans, resource)),
          signal: AbortSignal.timeout(sendTimeoutMs),
          redirect: "error",
        });
        await response.body?.cancel();
        if (!response.ok) throw new Error(`The collector answered ${response.status}`);
      } catch (error) {
        leftOut += spans.length;
        reportLoss(error);
        return;
      }
    }
  }

  function reportLoss(error: unknown) {
    const now = performance.now();
    if (now - loggedAt < repeatLogMs) return;
    loggedAt = now;
    log.warn({ err: error, spans: leftOut }, "traces not sent");
    leftOut = 0;
  }

  const timer = setInterval(sendSoon, sendEveryMs).unref();
  return {
    add,
    async stop() {
      clearInterval(timer);
      await sending;
      sendSoon();
      let end: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        end = setTimeout(resolve, stopTimeoutMs);
      });
      await Promise.race([sending, late]);
      clearTimeout(end);
    },
  };
}

const requestOf = (spans: readonly Span[], resource: OtlpOptions["resource"]) => ({
  resourceSpans: [
    {
      resource: { attributes: attributesOf(resource) },
      scopeSpans: [{ scope: { name: "cleardawn" }, spans: spans.map(otlpSpan) }],
    },
  ],
});

/** OTLP's code for what failed; without one the state is not set. */
const failed = { code: 2 };

const otlpSpan = (span: Span) => ({
  traceId: span.traceId,
  spanId: span.spanId,
  parentSpanId: span.parentSpanId,
  name: span.name,
  kind: span.kind,
  startTimeUnixNano: unixNanoseconds(span.startedAt),
  endTimeUnixNano: unixNanoseconds(span.endedAt),
  attributes: attributesOf(span.attributes),
  status: span.hasFailed ? failed : {},
});

const attributesOf = (attributes: Readonly<Record<string, string | number>>) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === "string" ? { stringValue: value } : { intValue: String(value) },
  }));

/** A number could not hold so many digits. */
const unixNanoseconds = (ms: number): string =>
  String(BigInt(Math.round((performance.timeOrigin + ms) * 1_000)) * 1_000n);
