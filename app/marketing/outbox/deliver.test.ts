import { afterEach, beforeEach, describe, expect, it } from "vitest";
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
} from "#tests/support/outbox-tab.ts";

beforeEach(startBrowser);
afterEach(stopBrowser);

describe("retries", () => {
  it("come after 5 s, then twice as late each time, up to ten minutes, and end with the first success", async () => {
    server.answers = [noAnswer];
    const { submit } = await openTab();
    expect(await submit(message("one"))).toBe("waiting");
    for (let second = 0; second < 3600; second++) await pass(1_000);
    const pauses = server.sent
      .slice(1)
      .map(({ at }, before) => at - (server.sent[before]?.at ?? 0));
    const expected = [5, 10, 20, 40, 80, 160, 320, 600, 600, 600].map((seconds) => seconds * 1000);
    expect(pauses.length).toBeGreaterThanOrEqual(9);
    for (const [at, pause] of pauses.slice(0, 10).entries()) {
      expect(pause).toBeGreaterThanOrEqual((expected[at] ?? 0) * 0.8);
      expect(pause).toBeLessThanOrEqual((expected[at] ?? 0) * 1.2 + 1_000);
    }
    server.answers = [accepted];
    const attempts = server.sent.length;
    await pass(15 * minuteMs);
    expect(server.sent).toHaveLength(attempts + 1);
    expect(kept("outbox:")).toEqual([]);
    await pass(60 * minuteMs);
    expect(server.sent).toHaveLength(attempts + 1);
  });

  it("carry the same key, metadata and words: an answer that was lost makes no second message", async () => {
    server.answers = [noAnswer, accepted];
    const tab = await openTab();
    tab.showForm();
    await tab.submit(message("one"));
    await pass(minuteMs);
    expect(server.sent.map(({ key, body }) => [key, body])).toEqual([
      ["one", { message: "Please call." }],
      ["one", { message: "Please call." }],
    ]);
    expect(tab.told).toEqual([{ ok: true, reference: "M-ABC-2345" }]);
  });

  it("begin anew on the next page, whichever it is", async () => {
    server.answers = [noAnswer, accepted];
    await (await openTab()).submit(message("one"));
    expect(kept("outbox:")).toEqual(["outbox:one"]);
    await openTab();
    await pass(0);
    expect(server.sent).toHaveLength(2);
    expect(kept("outbox:")).toEqual([]);
  });

  it("come at once when the connection is back", async () => {
    server.answers = [noAnswer, accepted];
    const tab = await openTab();
    await tab.submit(message("one"));
    tab.goOnline();
    await pass(0);
    expect(server.sent).toHaveLength(2);
  });

  it("come at once when the visitor is back from another tab", async () => {
    server.answers = [page(200), accepted];
    const tab = await openTab();
    await tab.submit(message("one"));
    tab.lookAwayAndBack();
    await pass(0);
    expect(server.sent).toHaveLength(2);
    expect(kept("outbox:")).toEqual([]);
  });

  it("try the second way with the first attempt and after the last one, not each time", async () => {
    server.answers = [noAnswer];
    const { submit } = await openTab();
    await submit(message("one", "Please call.", { repeatUrl: "/api/mobile-contact" }));
    await pass(minuteMs);
    const repeats = () => server.sent.filter(({ url }) => url === "/api/mobile-contact").length;
    expect(repeats()).toBe(1);
    server.answers = [accepted];
    await pass(10 * minuteMs);
    expect(repeats()).toBe(2);
  });
});

describe("several messages", () => {
  it("each arrive once, and one that fails holds up no other", async () => {
    server.answers = [noAnswer, noAnswer, refusal(503), accepted];
    const { submit } = await openTab();
    await Promise.all([
      submit(message("one")),
      submit(message("two", "Two", { form: "quote", url: "/api/quote" })),
    ]);
    expect(kept("outbox:")).toHaveLength(2);
    await pass(minuteMs);
    expect(kept("outbox:")).toEqual([]);
    expect(new Set(server.sent.slice(2).map(({ key }) => key))).toEqual(new Set(["one", "two"]));
  });

  it("from one form do not push each other out: the second text waits beside the first", async () => {
    server.answers = [noAnswer];
    const { submit } = await openTab();
    await submit(message("one", "Please call."));
    await submit(message("one", "Please call after noon."));
    await submit(message("one", "Please call after noon."));
    expect(kept("outbox:")).toHaveLength(2);
    server.answers = [accepted];
    server.sent = [];
    await pass(minuteMs);
    expect(server.sent.map(({ body }) => body)).toHaveLength(2);
    expect(server.sent.map(({ body }) => body)).toEqual(
      expect.arrayContaining([{ message: "Please call." }, { message: "Please call after noon." }]),
    );
    // The server tells attempts apart by key and words together.
    expect(server.sent.map(({ key }) => key)).toEqual(["one", "one"]);
    expect(kept("outbox:")).toEqual([]);
  });

  it("a text that is handed in while another is on its way is sent as well", async () => {
    let arrive = (_: Response) => {};
    server.answers = [() => new Promise<Response>((resolve) => (arrive = resolve)), accepted];
    const { submit } = await openTab();
    const first = submit(message("one", "Please call."));
    await pass(0);
    const second = submit(message("one", "Please call after noon."));
    await pass(0);
    arrive(accepted());
    expect(await Promise.all([first, second])).toMatchObject([{ ok: true }, { ok: true }]);
    expect(server.sent.map(({ body }) => body)).toEqual([
      { message: "Please call." },
      { message: "Please call after noon." },
    ]);
    expect(kept("outbox:")).toEqual([]);
  });
});

describe("a refusal for good", () => {
  const invalid = refusal(422, { message: "Please check.", errors: { message: "Too short." } });

  it("on a retry is shown by the form, is not tried again, and is not kept any longer", async () => {
    server.answers = [noAnswer, invalid];
    const tab = await openTab();
    tab.showForm();
    await tab.submit(message("one"));
    await pass(60 * minuteMs);
    expect(server.sent).toHaveLength(2);
    expect(tab.told).toMatchObject([
      { ok: false, refusal: { status: 422, errors: { message: "Too short." } } },
    ]);
    expect([...kept("outbox:"), ...kept("returned:")]).toEqual([]);
  });

  it("on another page is kept, words and reason, until the form can show it", async () => {
    server.answers = [noAnswer, noAnswer, invalid];
    const { submit, findRejected, removeRejected } = await openTab();
    await submit(message("one", "One"));
    await submit(message("two", "Two"));
    await pass(10 * minuteMs);
    const show = () => {
      const returned = findRejected("contact");
      if (returned) removeRejected(returned.entry.key);
      expect(returned?.refusal.errors).toEqual({ message: "Too short." });
      return returned?.entry.values.message;
    };
    expect([show(), show()].sort()).toEqual(["One", "Two"]);
    expect(findRejected("contact")).toBeUndefined();
    expect(kept("outbox:")).toEqual([]);
  });

  it.each([400, 403, 404, 413, 415, 422])("is one of ours with status %i", async (status) => {
    server.answers = [refusal(status)];
    const { submit } = await openTab();
    expect(await submit(message("one"))).toMatchObject({ ok: false, refusal: { status } });
    await pass(60 * minuteMs);
    expect(server.sent).toHaveLength(1);
  });

  it.each([408, 429, 500, 502, 503])("is none with status %i", async (status) => {
    server.answers = [refusal(status), accepted];
    const { submit } = await openTab();
    expect(await submit(message("one"))).toBe("waiting");
    await pass(2 * minuteMs);
    expect(server.sent).toHaveLength(2);
  });
});

describe("an answer that is not ours", () => {
  const json = { "Content-Type": "application/json" };
  const elsewhere = () => Object.defineProperty(accepted(), "redirected", { value: true });

  it.each([
    ["a hotel's login page", page(200)],
    ["a hotel's login page, with our status", page(201)],
    ["what is found behind a redirection", elsewhere],
    ["a page that asks to log in to the network", page(511)],
    ["a proxy's 404", page(404)],
    ["a proxy's 403", page(403)],
    ["a gateway's 403 in JSON", () => Response.json({ message: "Forbidden" }, { status: 403 })],
    ["JSON of another kind", () => Response.json({ status: "ok" })],
    ["nothing", () => new Response(null, { status: 204 })],
    [
      "a saved that broke off",
      () => new Response('{"reference":"M-', { status: 201, headers: json }),
    ],
    [
      "a refusal that broke off",
      () => new Response('{"message":"Pl', { status: 422, headers: json }),
    ],
  ])("settles nothing: %s", async (_, answer) => {
    server.answers = [answer, answer, accepted];
    const tab = await openTab();
    tab.showForm();
    expect(await tab.submit(message("one"))).toBe("waiting");
    await pass(8_000);
    expect(server.sent).toHaveLength(2);
    expect(kept("outbox:")).toEqual(["outbox:one"]);
    expect([...tab.told, ...kept("returned:")]).toEqual([]);
    await pass(minuteMs);
    expect(tab.told).toEqual([{ ok: true, reference: "M-ABC-2345" }]);
    expect(kept("outbox:")).toEqual([]);
  });

  it("has the second way tried once, as when no answer comes", async () => {
    server.answers = [page(404)];
    const { submit } = await openTab();
    await submit(message("one", "Please call.", { repeatUrl: "/api/mobile-contact" }));
    await pass(minuteMs);
    expect(server.sent.filter(({ url }) => url === "/api/mobile-contact")).toHaveLength(1);
  });
});

describe("a page that is shown again as it was left", () => {
  it("learns what became of its messages while nobody told it", async () => {
    const invalid = refusal(422, { errors: { message: "Too short." } });
    server.answers = [noAnswer];
    const one = await openTab();
    one.showForm();
    await one.submit(message("one", "One"));
    await one.submit(message("two", "Two"));
    server.answers = [accepted, invalid];
    await openTab();
    await pass(0);
    expect(server.sent).toHaveLength(4);
    expect(one.told).toEqual([]);
    one.comeBack();
    expect(one.told).toMatchObject([
      { ok: true },
      { ok: false, refusal: { errors: { message: "Too short." } } },
    ]);
  });
});
