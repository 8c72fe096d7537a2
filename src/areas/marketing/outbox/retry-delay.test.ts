import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  accepted,
  advance,
  message,
  minuteMs,
  noAnswer,
  openTab,
  page,
  refusal,
  server,
  startBrowser,
  stopBrowser,
  storedNames,
  waiting,
} from "#tests/support/outbox-tab.ts";

beforeEach(startBrowser);
afterEach(stopBrowser);

describe("a server that asks to wait", () => {
  const inTenMinutes = () => new Date(Date.now() + 10 * minuteMs).toUTCString();

  it.each([
    ["in seconds", () => "600"],
    ["until a time", inTenMinutes],
  ])(
    "gets no request %s, not even from the next page or when the connection is back",
    async (_, until) => {
      server.answers = [refusal(429, {}, { "Retry-After": until() }), accepted];
      const tab = await openTab();
      await tab.submit(message("one"));
      tab.goOnline();
      await advance(5 * minuteMs);
      await openTab();
      await advance(4 * minuteMs);
      expect(server.sent).toHaveLength(1);
      await advance(2 * minuteMs);
      expect(server.sent).toHaveLength(2);
      expect(storedNames("outbox:")).toEqual([]);
    },
  );

  it("gets one request when the visitor asks for it", async () => {
    server.answers = [refusal(503, {}, { "Retry-After": "600" }), accepted];
    const { submit, deliver } = await openTab();
    await submit(message("one"));
    expect(await deliver("one")).toMatchObject({ ok: true });
  });

  it("gets a minute where it names no time, and a day at most", async () => {
    server.answers = [refusal(429), refusal(429, {}, { "Retry-After": "99999999" }), accepted];
    const { submit } = await openTab();
    await submit(message("one"));
    await advance(59_000);
    expect(server.sent).toHaveLength(1);
    await advance(2_000);
    expect(server.sent).toHaveLength(2);
    await advance(24 * 60 * minuteMs + 3_000);
    expect(server.sent).toHaveLength(3);
  });

  it("is obeyed for ten minutes at most where a proxy answers for it", async () => {
    server.answers = [page(503, { "Retry-After": "86400" }), accepted];
    const { submit } = await openTab();
    await submit(message("one"));
    await advance(9 * minuteMs);
    expect(server.sent).toHaveLength(1);
    await advance(2 * minuteMs);
    expect(storedNames("outbox:")).toEqual([]);
  });

  it("never shortens the delay by asking for a short one", async () => {
    server.answers = [noAnswer, noAnswer, noAnswer, refusal(503, {}, { "Retry-After": "1" })];
    const { submit } = await openTab();
    await submit(message("one"));
    await advance(50_000);
    expect(server.sent).toHaveLength(4);
    expect(waiting("one").notBefore - Number(server.sent.at(-1)?.at)).toBeGreaterThan(30_000);
  });
});

describe.each([
  ["three hours", 180 * minuteMs, noAnswer],
  ["a year", 365 * 24 * 60 * minuteMs, refusal(503, {}, { "Retry-After": "60" })],
])("a clock that was %s ahead and has been put right", (_, aheadMs, answer) => {
  it("neither stops sending for that long nor keeps the page busy", async () => {
    const now = Date.now();
    vi.setSystemTime(now + aheadMs);
    server.answers = [answer];
    const { submit } = await openTab();
    await submit(message("one"));
    vi.setSystemTime(now);
    const started = vi.spyOn(globalThis, "setTimeout");
    server.answers = [accepted];
    await advance(11 * minuteMs);
    expect(storedNames("outbox:")).toEqual([]);
    expect(started.mock.calls.length).toBeLessThan(10);
  });

  it("does not stop the next page from sending", async () => {
    const now = Date.now();
    vi.setSystemTime(now + aheadMs);
    server.answers = [answer, accepted];
    await (await openTab()).submit(message("one"));
    vi.setSystemTime(now);
    await openTab();
    await advance(0);
    expect(storedNames("outbox:")).toEqual([]);
  });
});
