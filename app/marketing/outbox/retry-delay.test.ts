import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  accepted,
  kept,
  message,
  minuteMs,
  noAnswer,
  openTab,
  page,
  pass,
  refusal,
  server,
  startBrowser,
  stopBrowser,
  waiting,
} from "#tests/support/outbox-tab.ts";

beforeEach(startBrowser);
afterEach(stopBrowser);

describe("a server that asks for patience", () => {
  const inTenMinutes = () => new Date(Date.now() + 10 * minuteMs).toUTCString();

  it.each([
    ["in seconds", () => "600"],
    ["until a time", inTenMinutes],
  ])(
    "is left alone %s, also by the next page and when the connection is back",
    async (_, until) => {
      server.answers = [refusal(429, {}, { "Retry-After": until() }), accepted];
      const tab = await openTab();
      await tab.submit(message("one"));
      tab.goOnline();
      await pass(5 * minuteMs);
      await openTab();
      await pass(4 * minuteMs);
      expect(server.sent).toHaveLength(1);
      await pass(2 * minuteMs);
      expect(server.sent).toHaveLength(2);
      expect(kept("outbox:")).toEqual([]);
    },
  );

  it("is asked once more when the visitor wants it", async () => {
    server.answers = [refusal(503, {}, { "Retry-After": "600" }), accepted];
    const { submit, deliver } = await openTab();
    await submit(message("one"));
    expect(await deliver("one")).toMatchObject({ ok: true });
  });

  it("has a minute where it names no time, and a day at most", async () => {
    server.answers = [refusal(429), refusal(429, {}, { "Retry-After": "99999999" }), accepted];
    const { submit } = await openTab();
    await submit(message("one"));
    await pass(59_000);
    expect(server.sent).toHaveLength(1);
    await pass(2_000);
    expect(server.sent).toHaveLength(2);
    await pass(24 * 60 * minuteMs + 3_000);
    expect(server.sent).toHaveLength(3);
  });

  it("is heard only up to ten minutes where somebody else speaks for it", async () => {
    server.answers = [page(503, { "Retry-After": "86400" }), accepted];
    const { submit } = await openTab();
    await submit(message("one"));
    await pass(9 * minuteMs);
    expect(server.sent).toHaveLength(1);
    await pass(2 * minuteMs);
    expect(kept("outbox:")).toEqual([]);
  });

  it("never shortens the pause by asking for a short one", async () => {
    server.answers = [noAnswer, noAnswer, noAnswer, refusal(503, {}, { "Retry-After": "1" })];
    const { submit } = await openTab();
    await submit(message("one"));
    await pass(50_000);
    expect(server.sent).toHaveLength(4);
    expect(waiting("one").notBefore - Number(server.sent.at(-1)?.at)).toBeGreaterThan(30_000);
  });
});

describe.each([
  ["three hours", 180 * minuteMs, noAnswer],
  ["a year", 365 * 24 * 60 * minuteMs, refusal(503, {}, { "Retry-After": "60" })],
])("a clock that was %s ahead and has been put right", (_, aheadMs, answer) => {
  it("leaves nothing waiting for so long, nor keeps the page busy", async () => {
    const now = Date.now();
    vi.setSystemTime(now + aheadMs);
    server.answers = [answer];
    const { submit } = await openTab();
    await submit(message("one"));
    vi.setSystemTime(now);
    const started = vi.spyOn(globalThis, "setTimeout");
    server.answers = [accepted];
    await pass(11 * minuteMs);
    expect(kept("outbox:")).toEqual([]);
    expect(started.mock.calls.length).toBeLessThan(10);
  });

  it("does not keep the next page from sending", async () => {
    const now = Date.now();
    vi.setSystemTime(now + aheadMs);
    server.answers = [answer, accepted];
    await (await openTab()).submit(message("one"));
    vi.setSystemTime(now);
    await openTab();
    await pass(0);
    expect(kept("outbox:")).toEqual([]);
  });
});
