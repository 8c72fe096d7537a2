import { afterEach, beforeEach, describe, expect, it } from "vitest";
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
} from "#tests/support/outbox-tab.ts";

beforeEach(startBrowser);
afterEach(stopBrowser);

describe("retries", () => {
  it("come after 5 s, then after twice the time, up to ten minutes, and end with the first success", async () => {
    server.answers = [noAnswer];
    const { submit } = await openTab();
    expect(await submit(message("one"))).toBe("waiting");
    for (let second = 0; second < 3600; second++) await advance(1_000);
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
    await advance(15 * minuteMs);
    expect(server.sent).toHaveLength(attempts + 1);
    expect(storedNames("outbox:")).toEqual([]);
    await advance(60 * minuteMs);
    expect(server.sent).toHaveLength(attempts + 1);
  });

  it("carry the same key, metadata and values: a lost answer makes no second message", async () => {
    server.answers = [noAnswer, accepted];
    const tab = await openTab();
    tab.showForm();
    await tab.submit(message("one"));
    await advance(minuteMs);
    expect(server.sent.map(({ key, body }) => [key, body])).toEqual([
      ["one", { message: "Please call." }],
      ["one", { message: "Please call." }],
    ]);
    expect(tab.reported).toEqual([{ ok: true, reference: "M-ABC-2345" }]);
  });

  it("start again on the next page, whichever it is", async () => {
    server.answers = [noAnswer, accepted];
    await (await openTab()).submit(message("one"));
    expect(storedNames("outbox:")).toEqual(["outbox:one"]);
    await openTab();
    await advance(0);
    expect(server.sent).toHaveLength(2);
    expect(storedNames("outbox:")).toEqual([]);
  });

  it("come at once when the connection is back", async () => {
    server.answers = [noAnswer, accepted];
    const tab = await openTab();
    await tab.submit(message("one"));
    tab.goOnline();
    await advance(0);
    expect(server.sent).toHaveLength(2);
  });

  it("come at once when the visitor returns from another tab", async () => {
    server.answers = [page(200), accepted];
    const tab = await openTab();
    await tab.submit(message("one"));
    tab.hideAndShow();
    await advance(0);
    expect(server.sent).toHaveLength(2);
    expect(storedNames("outbox:")).toEqual([]);
  });

  it("use the second address with the first attempt and after the last one, not each time", async () => {
    server.answers = [noAnswer];
    const { submit } = await openTab();
    await submit(message("one", "Please call.", { repeatUrl: "/api/mobile-contact" }));
    await advance(minuteMs);
    const repeats = () => server.sent.filter(({ url }) => url === "/api/mobile-contact").length;
    expect(repeats()).toBe(1);
    server.answers = [accepted];
    await advance(10 * minuteMs);
    expect(repeats()).toBe(2);
  });
});

describe("several messages", () => {
  it("each respond once, and one that fails holds up no other", async () => {
    server.answers = [noAnswer, noAnswer, refusal(503), accepted];
    const { submit } = await openTab();
    await Promise.all([
      submit(message("one")),
      submit(message("two", "Two", { form: "quote", url: "/api/quote" })),
    ]);
    expect(storedNames("outbox:")).toHaveLength(2);
    await advance(minuteMs);
    expect(storedNames("outbox:")).toEqual([]);
    expect(new Set(server.sent.slice(2).map(({ key }) => key))).toEqual(new Set(["one", "two"]));
  });

  it("from one form do not replace each other: the second waits beside the first", async () => {
    server.answers = [noAnswer];
    const { submit } = await openTab();
    await submit(message("one", "Please call."));
    await submit(message("one", "Please call after noon."));
    await submit(message("one", "Please call after noon."));
    expect(storedNames("outbox:")).toHaveLength(2);
    server.answers = [accepted];
    server.sent = [];
    await advance(minuteMs);
    expect(server.sent.map(({ body }) => body)).toHaveLength(2);
    expect(server.sent.map(({ body }) => body)).toEqual(
      expect.arrayContaining([{ message: "Please call." }, { message: "Please call after noon." }]),
    );
    // The server recognizes a retry by key and content together.
    expect(server.sent.map(({ key }) => key)).toEqual(["one", "one"]);
    expect(storedNames("outbox:")).toEqual([]);
  });

  it("submitted while another is being sent are sent as well", async () => {
    let respond = (_: Response) => {};
    server.answers = [() => new Promise<Response>((resolve) => (respond = resolve)), accepted];
    const { submit } = await openTab();
    const first = submit(message("one", "Please call."));
    await advance(0);
    const second = submit(message("one", "Please call after noon."));
    await advance(0);
    respond(accepted());
    expect(await Promise.all([first, second])).toMatchObject([{ ok: true }, { ok: true }]);
    expect(server.sent.map(({ body }) => body)).toEqual([
      { message: "Please call." },
      { message: "Please call after noon." },
    ]);
    expect(storedNames("outbox:")).toEqual([]);
  });
});

describe("a final refusal", () => {
  const invalid = refusal(422, { message: "Please check.", errors: { message: "Too short." } });

  it("on a retry is shown by the form, is not tried again, and is not stored any longer", async () => {
    server.answers = [noAnswer, invalid];
    const tab = await openTab();
    tab.showForm();
    await tab.submit(message("one"));
    await advance(60 * minuteMs);
    expect(server.sent).toHaveLength(2);
    expect(tab.reported).toMatchObject([
      { ok: false, refusal: { status: 422, errors: { message: "Too short." } } },
    ]);
    expect([...storedNames("outbox:"), ...storedNames("returned:")]).toEqual([]);
  });

  it("on another page is stored with values and reason until the form can show it", async () => {
    server.answers = [noAnswer, noAnswer, invalid];
    const { submit, findRejected, removeRejected } = await openTab();
    await submit(message("one", "One"));
    await submit(message("two", "Two"));
    await advance(10 * minuteMs);
    const show = () => {
      const rejected = findRejected("contact");
      if (rejected) removeRejected(rejected.entry.key);
      expect(rejected?.refusal.errors).toEqual({ message: "Too short." });
      return rejected?.entry.values.message;
    };
    expect([show(), show()].sort()).toEqual(["One", "Two"]);
    expect(findRejected("contact")).toBeUndefined();
    expect(storedNames("outbox:")).toEqual([]);
  });

  it.each([400, 403, 404, 413, 415, 422])("comes with status %i", async (status) => {
    server.answers = [refusal(status)];
    const { submit } = await openTab();
    expect(await submit(message("one"))).toMatchObject({ ok: false, refusal: { status } });
    await advance(60 * minuteMs);
    expect(server.sent).toHaveLength(1);
  });

  it.each([408, 429, 500, 502, 503])(
    "does not come with status %i: the message is sent again",
    async (status) => {
      server.answers = [refusal(status), accepted];
      const { submit } = await openTab();
      expect(await submit(message("one"))).toBe("waiting");
      await advance(2 * minuteMs);
      expect(server.sent).toHaveLength(2);
    },
  );
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
      "an answer of ours that broke off",
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
    await advance(8_000);
    expect(server.sent).toHaveLength(2);
    expect(storedNames("outbox:")).toEqual(["outbox:one"]);
    expect([...tab.reported, ...storedNames("returned:")]).toEqual([]);
    await advance(minuteMs);
    expect(tab.reported).toEqual([{ ok: true, reference: "M-ABC-2345" }]);
    expect(storedNames("outbox:")).toEqual([]);
  });

  it("makes the outbox use the second address once, as when no answer comes", async () => {
    server.answers = [page(404)];
    const { submit } = await openTab();
    await submit(message("one", "Please call.", { repeatUrl: "/api/mobile-contact" }));
    await advance(minuteMs);
    expect(server.sent.filter(({ url }) => url === "/api/mobile-contact")).toHaveLength(1);
  });
});

describe("a page from the back/forward cache", () => {
  it("learns what happened to its messages meanwhile", async () => {
    const invalid = refusal(422, { errors: { message: "Too short." } });
    server.answers = [noAnswer];
    const tab = await openTab();
    tab.showForm();
    await tab.submit(message("one", "One"));
    await tab.submit(message("two", "Two"));
    server.answers = [accepted, invalid];
    await openTab();
    await advance(0);
    expect(server.sent).toHaveLength(4);
    expect(tab.reported).toEqual([]);
    tab.showFromCache();
    expect(tab.reported).toMatchObject([
      { ok: true },
      { ok: false, refusal: { errors: { message: "Too short." } } },
    ]);
  });
});
