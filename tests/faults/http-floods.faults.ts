/** The built product under floods that take minutes, thousands of connections or much memory. */
import { afterEach, beforeEach, expect, it } from "vitest";
import { type Flood, memoryOf, slowestPage, startFlood } from "#tests/support/flood.ts";
import { answerTo } from "#tests/support/raw-http.ts";
import { type RunningServer, startServer } from "#tests/support/server.ts";

/** Some ten times what a quiet machine needs: without limits, pages took half a minute and more. */
const maxPageMs = 15_000;
/** Above the server at rest. */
const maxMegabytes = 200;

let server: RunningServer;
let flood: Flood | undefined;
beforeEach(async () => {
  server = await startServer({ env: { LOG_LEVEL: "info" }, startTimeoutMs: 110_000 });
}, 120_000);
afterEach(async () => {
  await flood?.stop();
  await server.discard();
}, 60_000);

const get = (path: string, headers = "") => `GET ${path} HTTP/1.1\r\nHost: a\r\n${headers}\r\n`;
const answered = () => Object.values(flood?.progress.statuses ?? {}).reduce((a, b) => a + b, 0);
const over = (ms: number) => {
  const end = performance.now() + ms;
  return () => performance.now() > end;
};

async function expectNoHarm(isOver: () => boolean) {
  const before = memoryOf(server.pid).now;
  const { ms, missed, pages } = await slowestPage(server.port, isOver);
  expect(pages).toBeGreaterThan(0);
  expect(missed).toBe(0);
  expect(ms).toBeLessThan(maxPageMs);
  expect(memoryOf(server.pid).most - before).toBeLessThan(maxMegabytes);
}

it("answers five times two thousand pipelined requests one by one, and pages meanwhile", async () => {
  flood = startFlood(server.port, { connections: 5, text: get("/x"), times: 2_000, reads: true });
  await expectNoHarm(() => answered() + (flood?.progress.closed ?? 0) * 2_000 >= 9_990);
}, 600_000);

it("survives three hundred times two hundred pipelined searches", async () => {
  const text = get("/search?q=floors");
  flood = startFlood(server.port, { connections: 300, text, times: 200, reads: true });
  await expectNoHarm(over(60_000));
}, 200_000);

it("drops thousands of clients that do not read, and serves who comes", async () => {
  flood = startFlood(server.port, { connections: 5_000, text: get("/"), times: 30, reads: false });
  await expectNoHarm(over(60_000));
  await flood.stop();
  expect(await openConnections()).toBeLessThan(20);
}, 200_000);

it("drops thousands of heads that never end", async () => {
  const text = `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(8_000)}`;
  const drip = { connections: 3_000, text, times: 1, reads: true, everyMs: 2_000 };
  flood = startFlood(server.port, drip);
  await expectNoHarm(over(40_000));
  expect(flood.progress.closed).toBe(3_000);
}, 200_000);

it("drops a thousand bodies that never end", async () => {
  const length = 60_000;
  const head = `POST /api/quote HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
  const text = `${head}{"message":"${"x".repeat(50_000)}`;
  const drip = { connections: 1_000, text, times: 1, reads: true, everyMs: 2_000 };
  flood = startFlood(server.port, drip);
  await expectNoHarm(over(50_000));
  expect(flood.progress.closed).toBe(1_000);
}, 200_000);

it("keeps no room for answers that nobody reads", async () => {
  const text = get("/search?q=floors");
  flood = startFlood(server.port, { connections: 2_000, text, times: 60, reads: false });
  await expectNoHarm(over(60_000));
  const search = await answerTo(server.port, get("/search?q=floors", "Connection: close\r\n"));
  expect(search).toMatchObject({ status: 200 });
}, 200_000);

/** Connections of the server, as the system counts them. */
async function openConnections(): Promise<number> {
  const { readFile } = await import("node:fs/promises");
  const port = server.port.toString(16).toUpperCase().padStart(4, "0");
  const table = await readFile("/proc/net/tcp", "utf8");
  return table.split("\n").filter((line) => line.includes(`:${port} `) && / 01 /.test(line)).length;
}
