import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BrowserStorage, FullStorage, forbiddenStorage } from "#tests/support/browser-storage.ts";
import {
  accepted,
  changesOfStorage,
  giveStorage,
  kept,
  message,
  minuteMs,
  noAnswer,
  openTab,
  pass,
  refusal,
  server,
  startBrowser,
  stopBrowser,
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
    await pass(minuteMs);
    expect(server.sent).toHaveLength(2);
    await pass(60 * minuteMs);
    expect(server.sent).toHaveLength(2);
  });

  it("that is full has the visitor asked before the page is left with what waits in it alone", async () => {
    giveStorage(new FullStorage());
    let arrive = (_: Response) => {};
    server.answers = [() => new Promise<Response>((resolve) => (arrive = resolve))];
    const { submit, asksBeforeLeaving } = await openTab();
    expect(asksBeforeLeaving()).toBe(false);
    const handedIn = submit(message("one"));
    await pass(0);
    expect(asksBeforeLeaving()).toBe(true);
    arrive(accepted());
    expect(await handedIn).toMatchObject({ ok: true });
    expect(asksBeforeLeaving()).toBe(false);
  });

  it("that has room lets the visitor go", async () => {
    server.answers = [noAnswer];
    const { submit, asksBeforeLeaving } = await openTab();
    await submit(message("one"));
    expect(asksBeforeLeaving()).toBe(false);
  });

  it("that has room again takes over what the page kept by itself, and the pauses go on growing", async () => {
    giveStorage(new FullStorage());
    server.answers = [noAnswer];
    const { submit, listEntries, outlivesPage } = await openTab();
    await submit(message("one"));
    expect(listEntries().map(outlivesPage)).toEqual([false]);
    giveStorage(new BrowserStorage());
    await pass(50_000);
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
    await pass(minuteMs);
    expect(server.sent).toHaveLength(2);
    expect(tab.told).toMatchObject([{ ok: true }]);
  });
});

describe("two tabs", () => {
  it("need no locks to send: plain addresses have none, and the server knows the key", async () => {
    vi.stubGlobal("navigator", { userAgent: "Chrome/140.0" });
    const { submit } = await openTab();
    expect(await submit(message("one"))).toMatchObject({ ok: true });
  });

  it("that wake at the same moment send a message once", async () => {
    server.answers = [noAnswer, accepted];
    await (await openTab()).submit(message("one"));
    let arrive = (_: Response) => {};
    server.answers = [() => new Promise<Response>((resolve) => (arrive = resolve))];
    server.sent = [];
    await openTab();
    await openTab();
    await pass(20_000);
    expect(server.sent).toHaveLength(1);
    arrive(accepted());
    await pass(60 * minuteMs);
    expect(server.sent).toHaveLength(1);
    expect(kept("outbox:")).toEqual([]);
  });

  it("both show what became of it, whichever sent it", async () => {
    const [one, two] = [await openTab(), await openTab()];
    one.showForm();
    two.showForm();
    const changes = changesOfStorage();
    await one.submit(message("one"));
    for (const change of changes) two.hear(...change);
    expect(one.told).toMatchObject([{ ok: true }]);
    expect(two.told).toMatchObject([{ ok: true }]);
  });

  it("both show a refusal, also where the first has shown it already", async () => {
    const [one, two] = [await openTab(), await openTab()];
    one.showForm();
    two.showForm();
    const changes = changesOfStorage();
    server.answers = [refusal(422, { message: "Please check." })];
    await one.submit(message("one"));
    expect(kept("returned:")).toEqual([]);
    for (const change of changes) two.hear(...change);
    for (const { told } of [one, two])
      expect(told).toMatchObject([{ ok: false, refusal: { status: 422 } }]);
  });
});
