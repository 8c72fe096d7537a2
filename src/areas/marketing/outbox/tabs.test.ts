import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BrowserStorage, FullStorage, forbiddenStorage } from "#tests/support/browser-storage.ts";
import {
  accepted,
  advance,
  changesOfStorage,
  giveStorage,
  message,
  minuteMs,
  noAnswer,
  openTab,
  refusal,
  server,
  startBrowser,
  stopBrowser,
  storedNames,
  waiting,
} from "#tests/support/outbox-tab.ts";

beforeEach(startBrowser);
afterEach(stopBrowser);

describe("storage", () => {
  it("that is full does not keep a message from being sent again", async () => {
    giveStorage(new FullStorage());
    server.answers = [noAnswer, accepted];
    const { submit } = await openTab();
    expect(await submit(message("one"))).toBe("waiting");
    await advance(minuteMs);
    expect(server.sent).toHaveLength(2);
    await advance(60 * minuteMs);
    expect(server.sent).toHaveLength(2);
  });

  it("that is full: the browser asks before a page with an unsent message is left", async () => {
    giveStorage(new FullStorage());
    let respond = (_: Response) => {};
    server.answers = [() => new Promise<Response>((resolve) => (respond = resolve))];
    const { submit, asksBeforeLeaving } = await openTab();
    expect(asksBeforeLeaving()).toBe(false);
    const submission = submit(message("one"));
    await advance(0);
    expect(asksBeforeLeaving()).toBe(true);
    respond(accepted());
    expect(await submission).toMatchObject({ ok: true });
    expect(asksBeforeLeaving()).toBe(false);
  });

  it("that has room: the page may be left without a question", async () => {
    server.answers = [noAnswer];
    const { submit, asksBeforeLeaving } = await openTab();
    await submit(message("one"));
    expect(asksBeforeLeaving()).toBe(false);
  });

  it("that has room again receives what was in memory, and the delays keep growing", async () => {
    giveStorage(new FullStorage());
    server.answers = [noAnswer];
    const { submit, listEntries, outlivesPage } = await openTab();
    await submit(message("one"));
    expect(listEntries().map(outlivesPage)).toEqual([false]);
    giveStorage(new BrowserStorage());
    await advance(50_000);
    expect(waiting("one").attempts).toBeGreaterThan(2);
    expect(listEntries().map(outlivesPage)).toEqual([true]);
    expect(server.sent.length).toBeLessThanOrEqual(5);
  });

  it("that is forbidden, and locks with it, does not keep a message from being sent", async () => {
    giveStorage(forbiddenStorage());
    const denied = { request: () => Promise.reject(new DOMException("denied", "SecurityError")) };
    vi.stubGlobal("navigator", { userAgent: "Chrome/140.0", locks: denied });
    server.answers = [noAnswer, accepted];
    const tab = await openTab();
    tab.showForm();
    expect(await tab.submit(message("one"))).toBe("waiting");
    await advance(minuteMs);
    expect(server.sent).toHaveLength(2);
    expect(tab.reported).toMatchObject([{ ok: true }]);
  });
});

describe("two tabs", () => {
  it("send without locks, which plain HTTP pages do not have: the server knows the key", async () => {
    vi.stubGlobal("navigator", { userAgent: "Chrome/140.0" });
    const { submit } = await openTab();
    expect(await submit(message("one"))).toMatchObject({ ok: true });
  });

  it("whose timers fire at the same moment send a message once", async () => {
    server.answers = [noAnswer, accepted];
    await (await openTab()).submit(message("one"));
    let respond = (_: Response) => {};
    server.answers = [() => new Promise<Response>((resolve) => (respond = resolve))];
    server.sent = [];
    await openTab();
    await openTab();
    await advance(20_000);
    expect(server.sent).toHaveLength(1);
    respond(accepted());
    await advance(60 * minuteMs);
    expect(server.sent).toHaveLength(1);
    expect(storedNames("outbox:")).toEqual([]);
  });

  it("both show the result, whichever sent the message", async () => {
    const [firstTab, secondTab] = [await openTab(), await openTab()];
    firstTab.showForm();
    secondTab.showForm();
    const changes = changesOfStorage();
    await firstTab.submit(message("one"));
    for (const change of changes) secondTab.storageEvent(...change);
    expect(firstTab.reported).toMatchObject([{ ok: true }]);
    expect(secondTab.reported).toMatchObject([{ ok: true }]);
  });

  it("both show a refusal, even after the first has shown it", async () => {
    const [firstTab, secondTab] = [await openTab(), await openTab()];
    firstTab.showForm();
    secondTab.showForm();
    const changes = changesOfStorage();
    server.answers = [refusal(422, { message: "Please check." })];
    await firstTab.submit(message("one"));
    expect(storedNames("returned:")).toEqual([]);
    for (const change of changes) secondTab.storageEvent(...change);
    for (const { reported } of [firstTab, secondTab])
      expect(reported).toMatchObject([{ ok: false, refusal: { status: 422 } }]);
  });
});
