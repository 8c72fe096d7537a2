import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { askServer } from "./ask-server.ts";

// A connection that is lost is asked for again and again, also after the test.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ours = { "X-Request-Id": "1" };

interface Answer {
  status: number;
  body?: object | string;
  headers?: HeadersInit;
  /** What answers at `/healthz`; nobody without it. */
  health?: "ours" | "foreign";
}

async function sentBy({ status, body = {}, headers = ours, health }: Answer) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  vi.stubGlobal("fetch", async (address: string) => {
    if (address !== "/healthz") return new Response(text, { status, headers });
    if (health === undefined) throw new TypeError("Failed to fetch");
    return new Response("{}", { headers: health === "ours" ? ours : {} });
  });
  return askServer("/entries/1", { method: "PUT", body: "{}" }, ({ ok }) =>
    ok === true ? "read" : undefined,
  );
}

const stateOf = async (answer: Answer) => (await sentBy(answer)).state;

it("tells a server that fails at something from one that is away", async () => {
  expect(await stateOf({ status: 200, body: { ok: true } })).toBe("taken");
  for (const status of [400, 403, 409, 500])
    expect(await stateOf({ status }), String(status)).toBe("failed");
  expect(await stateOf({ status: 200, body: { something: "else" } })).toBe("failed");
  for (const status of [408, 425, 502, 503, 504])
    expect(await stateOf({ status }), String(status)).toBe("offline");
  expect(await stateOf({ status: 422, body: { reason: "unknown-task" } })).toBe("refused");
  expect(await stateOf({ status: 401 })).toBe("signed-out");
});

it("comes again later where a limit is reached or a disk is full, however long that lasts", async () => {
  const minuteMs = 60_000;
  for (const status of [429, 507])
    expect(await sentBy({ status })).toEqual({ state: "busy", waitMs: 5 * minuteMs });
  const after = (seconds: string) =>
    sentBy({ status: 429, headers: { ...ours, "Retry-After": seconds } });
  expect(await after("60")).toEqual({ state: "busy", waitMs: minuteMs });
  // Nobody waits for a whole day because of one answer, and nobody asks without a pause.
  expect(await after("86400")).toEqual({ state: "busy", waitMs: 10 * minuteMs });
  expect(await after("0")).toEqual({ state: "busy", waitMs: 20_000 });
  expect(await after("Tue, 24 Nov 2026 09:00:00 GMT")).toEqual({
    state: "busy",
    waitMs: 5 * minuteMs,
  });
});

it("counts what something on the way refuses while our server answers", async () => {
  const page = { body: "<html>Welcome to the hotel", headers: {} };
  for (const status of [200, 403, 413, 429, 500]) {
    expect(await stateOf({ ...page, status }), String(status)).toBe("offline");
    expect(await stateOf({ ...page, status, health: "foreign" }), String(status)).toBe("offline");
    expect(await stateOf({ ...page, status, health: "ours" }), String(status)).toBe("failed");
  }
  // A gateway that finds nobody behind it passes.
  for (const status of [502, 503, 504])
    expect(await stateOf({ ...page, status, health: "ours" }), String(status)).toBe("offline");
});
