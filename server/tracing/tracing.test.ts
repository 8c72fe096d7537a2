import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { pino } from "pino";
import { describe, expect, it, onTestFinished } from "vitest";
import { noteRoute } from "../request-route.ts";
import type { OtlpOptions } from "./otlp.ts";
import { readTraceParent } from "./span.ts";
import { createTracing } from "./tracing.ts";

const silentLog = pino({ level: "silent" });

async function listening(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
}

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: string } }[];
  status: { code?: number };
}

/** What a collector got. */
async function collector(status = () => 200) {
  const got: { path: string; headers: Record<string, unknown>; text: string }[] = [];
  const url = await listening(async (request, response) => {
    let text = "";
    for await (const chunk of request.setEncoding("utf8")) text += chunk;
    got.push({ path: request.url ?? "", headers: request.headers, text });
    response.writeHead(status()).end("{}");
  });
  const spans = (): SentSpan[] =>
    got.flatMap(({ text }) => JSON.parse(text).resourceSpans[0].scopeSpans[0].spans);
  return { url, got, spans };
}

const tracingTo = (
  endpoint: string,
  over: Partial<OtlpOptions & { trustsHeaders: boolean }> = {},
) =>
  createTracing({
    endpoint,
    headers: { "x-api-key": "secret" },
    resource: { "service.name": "cleardawn" },
    trustsHeaders: false,
    log: silentLog,
    ...over,
  });

const attributesOf = ({ attributes }: SentSpan) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]),
  );

describe("a request that reaches the app", () => {
  it("is a span with those of its statements beneath, without what anybody typed", async () => {
    const { url: endpoint, got, spans } = await collector();
    const tracing = tracingTo(`${endpoint}/`);
    const url = await listening(
      tracing.traced(async (request, response) => {
        noteRoute(request, { area: "office", pattern: "/office/keys/:id" });
        response.setHeader("X-Request-Id", "0191");
        const select = 'select (select max("at") from (select 1) as "looks"), "id" from "keys"';
        await tracing.observe(select, async () => "row");
        await tracing
          .observe('update "keys" set "label" = $1', async () => {
            throw Object.assign(new Error("Key (label)=(Kim) exists"), { code: "23505" });
          })
          .catch(() => undefined);
        response.writeHead(500).end();
      }),
    );
    await fetch(`${url}/office/keys/secret-id?who=Kim`);
    await tracing.stop();

    expect(got).toHaveLength(1);
    expect(got[0]).toMatchObject({
      path: "/v1/traces",
      headers: { "content-type": "application/json", "x-api-key": "secret" },
    });
    const [request, select, update] = spans();
    expect(spans()).toHaveLength(3);
    expect(request).toMatchObject({
      name: "GET /office/keys/:id",
      kind: 2,
      status: { code: 2 },
      traceId: expect.stringMatching(/^[\da-f]{32}$/),
      spanId: expect.stringMatching(/^[\da-f]{16}$/),
    });
    expect(request && attributesOf(request)).toEqual({
      "http.request.method": "GET",
      "http.route": "/office/keys/:id",
      "http.response.status_code": 500,
      "cleardawn.area": "office",
      "cleardawn.request_id": "0191",
    });
    for (const statement of [select, update])
      expect(statement).toMatchObject({
        kind: 3,
        traceId: request?.traceId,
        parentSpanId: request?.spanId,
      });
    expect(select).toMatchObject({ name: "SELECT keys", status: {} });
    expect(update).toMatchObject({ name: "UPDATE keys", status: { code: 2 } });
    expect(update && attributesOf(update)["error.type"]).toBe("23505");
    expect(got[0]?.text).not.toMatch(/Kim|secret-id/);
    const start = Number(request?.startTimeUnixNano) / 1e6;
    expect(Math.abs(start - Date.now())).toBeLessThan(60_000);
    expect(Number(request?.endTimeUnixNano)).toBeGreaterThanOrEqual(
      Number(request?.startTimeUnixNano),
    );
  });

  it("has two hundred statements at most, and those of other requests are not its own", async () => {
    const { url: endpoint, spans } = await collector();
    const tracing = tracingTo(endpoint);
    const url = await listening(
      tracing.traced(async (request, response) => {
        const count = Number(new URL(request.url ?? "", "http://a").searchParams.get("count"));
        noteRoute(request, { area: "office", pattern: `/office/${count}` });
        for (let at = 0; at < count; at++) await tracing.observe("select 1", async () => at);
        response.end();
      }),
    );
    await Promise.all([3, 5, 500].map((count) => fetch(`${url}/?count=${count}`)));
    await tracing.stop();
    const statements = Map.groupBy(spans(), ({ traceId }) => traceId);
    const sizes = [...statements.values()].map((trace) => [trace[0]?.name, trace.length - 1]);
    expect(Object.fromEntries(sizes)).toEqual({
      "GET /office/3": 3,
      "GET /office/5": 5,
      "GET /office/500": 200,
    });
  });
});

it("files, probes and statements of no request are not traced", async () => {
  const { url: endpoint, spans } = await collector();
  const tracing = tracingTo(endpoint);
  const url = await listening(
    tracing.traced((request, response) => {
      if (request.url === "/healthz") noteRoute(request, { area: "probe", pattern: "/healthz" });
      response.end();
    }),
  );
  await fetch(`${url}/healthz`);
  await fetch(`${url}/services`);
  expect(await tracing.observe("select 1", async () => "row")).toBe("row");
  await tracing.stop();
  expect(spans()).toEqual([]);
});

describe("the trace that a request says to belong to", () => {
  const traceparent = `00-${"a".repeat(32)}-${"b".repeat(16)}-01`;

  it.each([
    [true, traceparent, "a".repeat(32), "b".repeat(16)],
    [false, traceparent, undefined, undefined],
  ])(
    "is believed with a proxy in front alone: %s",
    async (trustsHeaders, header, traceId, parent) => {
      const { url: endpoint, spans } = await collector();
      const tracing = tracingTo(endpoint, { trustsHeaders });
      const url = await listening(
        tracing.traced((request, response) => {
          noteRoute(request, { area: "office", pattern: "/office" });
          response.end();
        }),
      );
      await fetch(url, { headers: { traceparent: header } });
      await tracing.stop();
      const [span] = spans();
      if (traceId === undefined) expect(span?.traceId).not.toBe("a".repeat(32));
      else expect(span?.traceId).toBe(traceId);
      expect(span?.parentSpanId).toBe(parent);
    },
  );

  it("that is not sampled there is not sent from here", async () => {
    const { url: endpoint, spans } = await collector();
    const tracing = tracingTo(endpoint, { trustsHeaders: true });
    const url = await listening(
      tracing.traced((request, response) => {
        noteRoute(request, { area: "office", pattern: "/office" });
        response.end();
      }),
    );
    await fetch(url, { headers: { traceparent: traceparent.replace(/01$/, "00") } });
    await tracing.stop();
    expect(spans()).toEqual([]);
  });

  it.each([
    undefined,
    "",
    "00",
    `00-${"0".repeat(32)}-${"b".repeat(16)}-01`,
    `00-${"a".repeat(32)}-${"0".repeat(16)}-01`,
    `ff-${"a".repeat(32)}-${"b".repeat(16)}-01`,
    `00-${"A".repeat(32)}-${"b".repeat(16)}-01`,
    `${`00-${"a".repeat(32)}-${"b".repeat(16)}-01`}${"x".repeat(100_000)}`,
  ])("is none where it cannot be one: %.70s", (header) =>
    expect(readTraceParent(header)).toBeUndefined(),
  );
});

describe("a collector that is away", () => {
  it("costs no request anything, and is told to the log once a minute", async () => {
    const lines: { msg: string; spans?: number }[] = [];
    const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
    const tracing = tracingTo("http://127.0.0.1:1", { log, sendEveryMs: 10 });
    const url = await listening(
      tracing.traced((request, response) => {
        noteRoute(request, { area: "office", pattern: "/office" });
        response.end("page");
      }),
    );
    for (let round = 0; round < 20; round++) expect(await (await fetch(url)).text()).toBe("page");
    await tracing.stop();
    expect(lines.map(({ msg }) => msg)).toEqual(["traces not sent"]);
  });

  it("gets the later traces when it is back", async () => {
    let status = 503;
    const { url: endpoint, spans, got } = await collector(() => status);
    const tracing = tracingTo(endpoint, { sendEveryMs: 10 });
    const url = await listening(
      tracing.traced((request, response) => {
        noteRoute(request, { area: "office", pattern: request.url ?? "" });
        response.end();
      }),
    );
    await fetch(`${url}/lost`);
    await expect.poll(() => got.length).toBe(1);
    status = 200;
    await fetch(`${url}/sent`);
    await expect.poll(() => got.length).toBe(2);
    await tracing.stop();
    expect(spans().map(({ name }) => name)).toEqual(["GET /lost", "GET /sent"]);
  });
});
