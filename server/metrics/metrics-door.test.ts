import { once } from "node:events";
import { createServer } from "node:http";
import { pino } from "pino";
import { describe, expect, it, onTestFinished } from "vitest";
import { metricsDoor, serveMetrics } from "./metrics-door.ts";

const silentLog = pino({ level: "silent" });

const token = "a".repeat(40);
const metrics = { read: async () => ({ text: "figures 1\n", contentType: "text/plain" }) };

describe("a door with a token", () => {
  const door = metricsDoor(metrics, token);

  it("opens to whoever sends it", async () => {
    const answer = await door(`Bearer ${token}`);
    expect(answer?.headers.get("content-type")).toBe("text/plain");
    expect(await answer?.text()).toBe("figures 1\n");
    expect(await (await door(`bearer  ${token}`))?.text()).toBe("figures 1\n");
  });

  it.each([
    undefined,
    "",
    "Bearer",
    "Bearer ",
    `Basic ${token}`,
    token,
    `Bearer ${token}a`,
    `Bearer ${token.slice(1)}`,
    `Bearer ${token.toUpperCase()}`,
    `Bearer ${token} ${token}`,
    `Bearer ${"b".repeat(100_000)}`,
  ])("stays shut for %.60s", (authorization) => {
    expect(door(authorization)).toBeUndefined();
  });
});

async function serve(door = metricsDoor(metrics, undefined), log = silentLog) {
  const served = serveMetrics(door, { port: 0, host: "127.0.0.1" }, log);
  onTestFinished(served.stop);
  await once(served.server, "listening");
  const address = served.server.address();
  return `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
}

describe("a port of its own", () => {
  it("answers at one address, to reads alone", async () => {
    const url = await serve();
    expect(await (await fetch(`${url}/metrics`)).text()).toBe("figures 1\n");
    expect((await fetch(`${url}/metrics?name=a`)).status).toBe(200);
    const head = await fetch(`${url}/metrics`, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    for (const path of ["/", "/metrics/", "/healthz", "/office"])
      expect((await fetch(url + path)).status, path).toBe(404);
    expect((await fetch(`${url}/metrics`, { method: "POST", body: "a" })).status).toBe(404);
  });

  it("asks for the token where there is one", async () => {
    const url = await serve(metricsDoor(metrics, token));
    expect((await fetch(`${url}/metrics`)).status).toBe(404);
    const headers = { Authorization: `Bearer ${token}` };
    expect((await fetch(`${url}/metrics`, { headers })).status).toBe(200);
  });

  it("says 500 and goes on where the figures fail", async () => {
    const failing = { read: () => Promise.reject(new Error("away")) };
    const url = await serve(metricsDoor(failing, undefined));
    for (let round = 0; round < 2; round++)
      expect((await fetch(`${url}/metrics`)).status).toBe(500);
  });

  it("that is taken is told to the log, and stops nothing", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    onTestFinished(() => void other.close());
    await once(other, "listening");
    const address = other.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const lines: string[] = [];
    const log = pino({}, { write: (line: string) => lines.push(line) });
    const door = metricsDoor(metrics, undefined);
    const { stop } = serveMetrics(door, { port, host: "127.0.0.1" }, log);
    await expect.poll(() => lines.join("")).toContain("metrics not served");
    await stop();
  });
});
