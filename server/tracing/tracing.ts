/**
 * Traces of requests and of the statements that they cause; loaded only where a collector is configured.
 * Requests are named by their route and statements by their text with placeholders: neither holds anything
 * that somebody typed, nor the id of a record.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { ObserveStatement } from "#platform/database/client.ts";
import { routeOf } from "../request-route.ts";
import { createOtlpExporter, type OtlpOptions } from "./otlp.ts";
import { newSpanId, newTraceId, readTraceParent, type Span, spanKinds } from "./span.ts";

export interface Tracing {
  /** Makes a span of each request that reaches the app. */
  traced(listener: RequestListener): RequestListener;
  /** Makes one of each statement that such a request causes. */
  observe: ObserveStatement;
  stop(): Promise<void>;
}

interface RequestTrace {
  traceId: string;
  spanId: string;
  statements: Span[];
  hasEnded: boolean;
}

/** Further statements of a request are left out: nobody can read a longer trace, and each takes memory. */
const maxStatements = 200;
const maxStatementCharacters = 2_000;
/** Files and probes are not traced: there are many, and nothing happens in them. */
const untracedAreas = ["static", "probe"];

/** @param trustsHeaders whether a proxy in front may say which trace a request belongs to */
export function createTracing({
  trustsHeaders,
  ...options
}: OtlpOptions & { trustsHeaders: boolean }): Tracing {
  const exporter = createOtlpExporter(options);
  const current = new AsyncLocalStorage<RequestTrace>();

  return {
    traced: (listener) => (request, response) => {
      const header = request.headers.traceparent;
      const parent = trustsHeaders ? readTraceParent(header?.toString()) : undefined;
      if (parent !== undefined && !parent.isSampled) return listener(request, response);
      const trace: RequestTrace = {
        traceId: parent?.traceId ?? newTraceId(),
        spanId: newSpanId(),
        statements: [],
        hasEnded: false,
      };
      const startedAt = performance.now();
      response.once("close", () => {
        trace.hasEnded = true;
        if (untracedAreas.includes(routeOf(request).area)) return;
        const span = spanOf(request, response, { ...trace, parentSpanId: parent?.spanId });
        exporter.add([{ ...span, startedAt, endedAt: performance.now() }, ...trace.statements]);
      });
      current.run(trace, () => listener(request, response));
    },
    async observe(text, run) {
      const trace = current.getStore();
      if (trace === undefined || trace.hasEnded || trace.statements.length >= maxStatements)
        return run();
      const startedAt = performance.now();
      let failure: unknown;
      try {
        return await run();
      } catch (error) {
        failure = error ?? "unknown";
        throw error;
      } finally {
        if (!trace.hasEnded && trace.statements.length < maxStatements)
          trace.statements.push({
            ...statementOf(text, failure),
            traceId: trace.traceId,
            spanId: newSpanId(),
            parentSpanId: trace.spanId,
            startedAt,
            endedAt: performance.now(),
          });
      }
    },
    stop: () => exporter.stop(),
  };
}

type Timed<Rest> = Omit<Rest, "startedAt" | "endedAt">;

function spanOf(
  request: IncomingMessage,
  response: ServerResponse,
  ids: Pick<Span, "traceId" | "spanId" | "parentSpanId">,
): Timed<Span> {
  const { area, pattern } = routeOf(request);
  const method = request.method ?? "";
  const requestId = response.getHeader("X-Request-Id");
  const { traceId, spanId, parentSpanId } = ids;
  return {
    traceId,
    spanId,
    parentSpanId,
    name: `${method} ${pattern}`,
    kind: spanKinds.server,
    attributes: {
      "http.request.method": method,
      "http.route": pattern,
      "cleardawn.area": area,
      ...(typeof requestId === "string" && { "cleardawn.request_id": requestId }),
      // Whoever left before the answer began got no status.
      ...(response.headersSent
        ? { "http.response.status_code": response.statusCode }
        : { "error.type": "aborted" }),
    },
    hasFailed: response.headersSent && response.statusCode >= 500,
  };
}

function statementOf(
  text: string,
  failure: unknown,
): Pick<Span, "name" | "kind" | "attributes" | "hasFailed"> {
  const statement = text.slice(0, maxStatementCharacters);
  const operation = /^\s*(\w+)/.exec(statement)?.[1]?.toUpperCase() ?? "STATEMENT";
  const [, table] =
    /\b(?:from|into|update)\s+"?([\w.]+)"?/i.exec(withoutParentheses(statement)) ?? [];
  return {
    name: table === undefined ? operation : `${operation} ${table}`,
    kind: spanKinds.client,
    attributes: {
      "db.system.name": "postgresql",
      "db.operation.name": operation,
      ...(table !== undefined && { "db.collection.name": table }),
      "db.query.text": statement,
      ...(failure !== undefined && { "error.type": errorType(failure) }),
    },
    hasFailed: failure !== undefined,
  };
}

/** A column may be read from another table than the statement is about. */
function withoutParentheses(text: string): string {
  const outer = text.replaceAll(/\([^()]*\)/g, "");
  return outer === text ? text : withoutParentheses(outer);
}

/** PostgreSQL's code where there is one: messages hold values. */
function errorType(failure: unknown): string {
  if (!(failure instanceof Error)) return "unknown";
  return "code" in failure && typeof failure.code === "string" ? failure.code : failure.name;
}
