/** Traces of the built product: a request and the statements that it caused, on either engine. */
import { once } from "node:events";
import { createServer } from "node:http";
import { describe, expect, it, onTestFinished } from "vitest";
import { createMigratedDatabase } from "../support/databases.ts";
import { startServer } from "../support/server.ts";

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
}

async function collector() {
  const texts: string[] = [];
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request.setEncoding("utf8")) text += chunk;
    texts.push(text);
    response.end("{}");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const spans = () =>
    texts.flatMap((text): SentSpan[] => JSON.parse(text).resourceSpans[0].scopeSpans[0].spans);
  return { endpoint: `http://127.0.0.1:${port}`, texts, spans };
}

async function databaseOf(engine: "embedded" | "postgres"): Promise<Record<string, string>> {
  if (engine === "embedded") return {};
  const { url, drop } = await createMigratedDatabase();
  onTestFinished(drop);
  return { DATABASE_URL: url };
}

describe.each(["embedded", "postgres"] as const)("on the engine %s", (engine) => {
  it("a request's statements are beneath it, and nothing that was typed is in them", async () => {
    const { endpoint, texts, spans } = await collector();
    const server = await startServer({
      env: { ...(await databaseOf(engine)), OTEL_EXPORTER_OTLP_ENDPOINT: endpoint },
    });
    onTestFinished(server.discard);
    const body = { username: "kim.rivera", password: "a wrong password", rememberMe: false };
    const answer = await fetch(`${server.url}/api/login`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: server.url },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    await fetch(`${server.url}/services`);
    await fetch(`${server.url}/readyz`);
    // What is left is sent before the process ends.
    expect(await server.stop()).toBe(0);

    const requests = spans().filter(({ parentSpanId }) => parentSpanId === undefined);
    expect(requests.map(({ name }) => name)).toEqual(["POST /api/login"]);
    const statements = spans().filter(({ parentSpanId }) => parentSpanId !== undefined);
    expect(statements.length).toBeGreaterThan(3);
    for (const { traceId, parentSpanId } of statements)
      expect({ traceId, parentSpanId }).toEqual({
        traceId: requests[0]?.traceId,
        parentSpanId: requests[0]?.spanId,
      });
    expect(statements.map(({ name }) => name)).toContain("SELECT accounts");
    expect(statements.map(({ name }) => name)).toContain("INSERT audit_events");
    expect(texts.join()).toContain(String(answer.headers.get("x-request-id")));
    for (const typed of ["kim", "rivera", "a wrong password"])
      expect(texts.join()).not.toContain(typed);
  });
});
