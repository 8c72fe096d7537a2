import { brotliDecompressSync } from "node:zlib";
import pino from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { laterFile } from "./load-site.ts";
import {
  keepPagesCurrent,
  openPageRenewal,
  type PageRenewal,
  type Renewal,
} from "./page-renewal.ts";
import { readBody, type StaticFile } from "./static-file.ts";

const pageOf = (openings: string) => `<p>${openings}</p>${" ".repeat(300)}`;

/** The data that the page is made of, and the requests for them. */
let open: string;
let rendered: string[];
let followed: string[];
let site: Map<string, StaticFile>;
let parts: Renewal;

beforeEach(() => {
  open = "two";
  rendered = [];
  followed = [];
  const built = (path: string, content: string) => laterFile(path, Buffer.from(content));
  site = new Map([
    ["/careers", built("/careers/index.html", pageOf("two"))],
    ["/careers.data", built("/careers.data", "two")],
    ["/about", built("/about/index.html", "about")],
  ]);
  parts = {
    site,
    make: async (path) => {
      rendered.push(path);
      return Buffer.from(path.endsWith(".data") ? open : pageOf(open));
    },
    atOnce: 2,
    isPage: () => true,
    isOfDay: () => true,
    hasData: () => false,
    finish: async (file, html) => ({
      sections: [{ anchor: "", heading: "", text: html.trim() }],
      file: laterFile(file, Buffer.from(html)),
    }),
    follow: async (path, { sections }) => {
      followed.push(`${path}: ${sections[0]?.text}`);
    },
    followSite: async () => {
      followed.push("site");
    },
    version: () => [open],
    log: pino({ level: "silent" }),
  };
});

afterEach(() => vi.useRealTimers());

const pages = ["/about", "/careers"];

async function served(path: string) {
  const body = site.get(path)?.variants.identity.body;
  return body && (await readBody(body)).toString();
}

test("a page whose data are the same is neither rendered nor replaced", async () => {
  const before = new Map(site);
  await openPageRenewal(parts).renewByData();
  expect(rendered).toEqual(["/careers.data"]);
  expect(new Map(site)).toEqual(before);
  expect(followed).toEqual([]);
});

test("a page whose data have changed is replaced with tag, variants, policy and data", async () => {
  const old = site.get("/careers");
  open = "one";
  await openPageRenewal(parts).renewByData();
  const page = site.get("/careers");
  expect(await served("/careers")).toContain("<p>one</p>");
  expect(await served("/careers.data")).toBe("one");
  expect(page?.isPage).toBe(true);
  expect(page?.tag).not.toBe(old?.tag);
  for (const { body, headers } of Object.values(page?.variants ?? {})) {
    expect(headers).toContain(String((await readBody(body)).length));
    expect(headers).toContain("text/html; charset=utf-8");
    expect(headers.join(" ")).toContain("script-src 'self'");
  }
  const compressed = await readBody(page?.variants.br.body ?? Buffer.alloc(0));
  expect(brotliDecompressSync(compressed).toString()).toBe(await served("/careers"));
  expect(followed).toEqual(["site", "/careers: <p>one</p>"]);
});

test("the data of the home page have a name of their own", async () => {
  site.set("/", laterFile("/index.html", Buffer.from(pageOf("two"))));
  site.set("/_.data", laterFile("/_.data", Buffer.from("two")));
  open = "one";
  await openPageRenewal(parts).renewByData();
  expect(rendered).toContain("/");
  expect(await served("/")).toContain("<p>one</p>");
  expect(await served("/_.data")).toBe("one");
});

test.each([
  ["its data cannot be had", (path: string) => path.endsWith(".data")],
  ["it cannot be made", (path: string) => path === "/careers/"],
])("where %s, the old page stays until the next minute", async (_, fails) => {
  let isBroken = true;
  const { make } = parts;
  const renewal = openPageRenewal({
    ...parts,
    make: (path) => (isBroken && fails(path) ? Promise.reject(new Error("fails")) : make(path)),
  });
  open = "one";
  await renewal.renew(["/careers"]);
  expect(await served("/careers")).toContain("<p>two</p>");
  expect(await served("/careers.data")).toBe("two");
  isBroken = false;
  await renewal.renewByData();
  expect(await served("/careers")).toContain("<p>one</p>");
});

test("if the search update fails, page and search both stay as they were until the next try", async () => {
  open = "one";
  const follow = () => Promise.reject(new Error("fails"));
  await openPageRenewal({ ...parts, follow }).renewByData();
  expect(await served("/careers")).toContain("<p>two</p>");
  await openPageRenewal(parts).renewByData();
  expect(await served("/careers")).toContain("<p>one</p>");
});

test("pages that say something else are rendered again, with their data, after what tells of the site", async () => {
  open = "one";
  await openPageRenewal(parts).renew(pages);
  expect(rendered.toSorted()).toEqual(["/about/", "/careers.data", "/careers/"]);
  expect(await served("/about")).toContain("<p>one</p>");
  expect(await served("/careers.data")).toBe("one");
  expect(followed.toSorted()).toEqual(["/about: <p>one</p>", "/careers: <p>one</p>", "site"]);
  expect(followed[0]).toBe("site");
});

test("a page that cannot be made keeps no other from being renewed", async () => {
  const { make } = parts;
  open = "one";
  await openPageRenewal({
    ...parts,
    make: (path) => (path === "/about/" ? Promise.reject(new Error("fails")) : make(path)),
  }).renew(pages);
  expect(await served("/about")).toBe("about");
  expect(await served("/careers")).toContain("<p>one</p>");
});

/** Rendering stands still until it is let go, page by page. */
function heldRenewal(): { renewal: PageRenewal; letGo: () => Promise<void>; held: () => string[] } {
  const { finish } = parts;
  const held = new Map<string, () => void>();
  const renewal = openPageRenewal({
    ...parts,
    finish: async (file, html) => {
      await new Promise<void>((resolve) => held.set(file, resolve));
      return finish(file, html);
    },
  });
  return {
    renewal,
    held: () => [...held.keys()],
    async letGo() {
      await vi.waitUntil(() => held.size > 0);
      const [next] = held;
      held.delete(next?.[0] ?? "");
      next?.[1]();
      await new Promise((resolve) => setTimeout(resolve, 5));
    },
  };
}

test("of two changes in a row, pages that were not begun show the second at once", async () => {
  const many = ["/a", "/b", "/c", "/d", "/e"];
  const { renewal, letGo, held } = heldRenewal();
  open = "one";
  const first = renewal.renew(many);
  await vi.waitUntil(() => held().length === 2);
  open = "none";
  const second = renewal.renew(many);
  for (let page = 0; page < 7; page++) await letGo();
  await Promise.all([first, second]);
  for (const path of many) expect(await served(path)).toContain("<p>none</p>");
  // The two that were begun, and no other, were rendered twice.
  expect(rendered.length).toBe(7);
});

test("what changes while a page is rendered stands in none of it", async () => {
  const { make } = parts;
  let changes = 0;
  const renewal = openPageRenewal({
    ...parts,
    make: async (path) => {
      const made = await make(path);
      if (path.endsWith(".data") && changes++ === 0) open = "none";
      return made;
    },
  });
  open = "one";
  await renewal.renew(["/careers"]);
  expect(await served("/careers.data")).toBe("none");
  expect(await served("/careers")).toContain("<p>none</p>");
});

test("who asks for an old page a second later waits for the new one, which goes first", async () => {
  const { renewal, letGo, held } = heldRenewal();
  open = "one";
  expect(renewal.waitFor("/careers")).toBeUndefined();
  const all = renewal.renew(["/a", "/b", "/c", "/careers"]);
  expect(renewal.waitFor("/careers.data")).toBeUndefined();
  await vi.waitUntil(() => held().length === 2);
  await letGo();
  await vi.waitUntil(() => held().includes("/careers/index.html"));
  vi.spyOn(performance, "now").mockReturnValue(performance.now() + 1_500);
  let isNew = false;
  const waits = renewal.waitFor("/careers")?.then(() => {
    isNew = true;
  });
  expect(renewal.waitFor("/about")).toBeUndefined();
  expect(isNew).toBe(false);
  vi.restoreAllMocks();
  for (let page = 0; page < 3; page++) await letGo();
  await waits;
  expect(await served("/careers")).toContain("<p>one</p>");
  await all;
  expect(renewal.waitFor("/careers")).toBeUndefined();
});

test("it checks at once and at every full minute, when days begin", async () => {
  vi.useFakeTimers({ now: new Date("2027-09-01T04:59:12.300Z"), toFake: ["Date", "setTimeout"] });
  await keepPagesCurrent(openPageRenewal(parts));
  expect(rendered).toEqual(["/careers.data"]);
  await vi.advanceTimersByTimeAsync(47_699);
  expect(rendered).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(rendered).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(rendered).toHaveLength(3);
});

test("tells when nothing is left to be rendered, also of what comes meanwhile", async () => {
  const renewal = openPageRenewal(parts);
  await renewal.settled();
  void renewal.renew(["/about"]);
  const settled = renewal.settled().then(() => rendered.length);
  void renewal.renew(pages);
  expect(await settled).toBe(rendered.length);
  expect(rendered).toContain("/careers/");
});
