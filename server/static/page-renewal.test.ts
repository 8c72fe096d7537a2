import { brotliDecompressSync } from "node:zlib";
import pino from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readMarkup } from "#tests/support/markup.ts";
import { hydrateLate } from "../build-steps/late-hydration.ts";
import { textOf } from "../page-tree.ts";
import { laterFile } from "./load-site.ts";
import { keepPagesCurrent, type Renewal, renewPages, renewWholeSite } from "./page-renewal.ts";
import { readBody, type StaticFile } from "./static-file.ts";

const starter = `<link rel="modulepreload" href="/assets/a.js"/><script type="module" async="">go()</script>`;
const pageOf = (openings: string) => `${starter}<p>${openings}</p>${" ".repeat(300)}`;

/** The data that the page is made of, and the requests for them. */
let open: string;
let rendered: string[];
let followed: string[];
let site: Map<string, StaticFile>;
let renewal: Renewal;

beforeEach(async () => {
  open = "two";
  rendered = [];
  followed = [];
  const built = (path: string, content: string) => laterFile(path, Buffer.from(content));
  site = new Map([
    ["/careers", await built("/careers/index.html", pageOf("two"))],
    ["/careers.data", await built("/careers.data", "two")],
    ["/about", await built("/about/index.html", "about")],
  ]);
  renewal = {
    site,
    make: async (path) => {
      rendered.push(path);
      return Buffer.from(path.endsWith(".data") ? open : pageOf(open));
    },
    pages: () => ["/about", "/careers"],
    isOfDay: () => true,
    finish: async (file, rendered) => {
      const html = hydrateLate(rendered);
      return { html, file: await laterFile(file, Buffer.from(html)) };
    },
    follow: async (path, html) => {
      followed.push(`${path}: ${textOf(readMarkup(html).one("p"))}`);
    },
    followSite: async () => {
      followed.push("site");
    },
    log: pino({ level: "silent" }),
  };
});

afterEach(() => vi.useRealTimers());

async function served(path: string) {
  const body = site.get(path)?.variants.identity.body;
  return body && (await readBody(body)).toString();
}

test("a page whose data are the same is neither rendered nor replaced", async () => {
  const before = new Map(site);
  await renewPages(renewal);
  expect(rendered).toEqual(["/careers.data"]);
  expect(new Map(site)).toEqual(before);
  expect(followed).toEqual([]);
});

test("a page whose data have changed is replaced with tag, variants, policy and data", async () => {
  const old = site.get("/careers");
  open = "one";
  await renewPages(renewal);
  const page = site.get("/careers");
  expect(await served("/careers")).toContain("<p>one</p>");
  expect(await served("/careers.data")).toBe("one");
  expect(page?.isPage).toBe(true);
  expect(page?.tag).not.toBe(old?.tag);
  for (const { body, headers } of Object.values(page?.variants ?? {})) {
    expect(headers).toContain(String((await readBody(body)).length));
    expect(headers).toContain("text/html; charset=utf-8");
    expect(headers.join(" ")).toContain("script-src 'self' 'sha256-");
  }
  const compressed = await readBody(page?.variants.br.body ?? Buffer.alloc(0));
  expect(brotliDecompressSync(compressed).toString()).toBe(await served("/careers"));
  expect(followed).toEqual(["/careers: one", "site"]);
});

test("the new page hydrates late, as the built one does", async () => {
  open = "one";
  await renewPages(renewal);
  expect(await served("/careers")).toContain(`type="text/plain" data-late="/assets/a.js"`);
});

test("the data of the home page have a name of their own", async () => {
  site.set("/", await laterFile("/index.html", Buffer.from(pageOf("two"))));
  site.set("/_.data", await laterFile("/_.data", Buffer.from("two")));
  open = "one";
  await renewPages(renewal);
  expect(rendered).toContain("/");
  expect(await served("/")).toContain("<p>one</p>");
  expect(await served("/_.data")).toBe("one");
});

test.each([
  ["its data cannot be had", (path: string) => path.endsWith(".data")],
  ["it cannot be made", (path: string) => path === "/careers/"],
])("where %s, the old page stays until the next try", async (_, fails) => {
  const { make } = renewal;
  open = "one";
  await renewPages({
    ...renewal,
    make: (path) => (fails(path) ? Promise.reject(new Error("fails")) : make(path)),
  });
  expect(await served("/careers")).toContain("<p>two</p>");
  expect(await served("/careers.data")).toBe("two");
  await renewPages(renewal);
  expect(await served("/careers")).toContain("<p>one</p>");
});

test("if the search update fails, page and search both stay as they were until the next try", async () => {
  open = "one";
  await renewPages({ ...renewal, follow: () => Promise.reject(new Error("fails")) });
  expect(await served("/careers")).toContain("<p>two</p>");
  await renewPages(renewal);
  expect(await served("/careers")).toContain("<p>one</p>");
});

test("where the whole site says something else, every page is rendered again, with its data", async () => {
  open = "one";
  await renewWholeSite(renewal);
  expect(rendered.toSorted()).toEqual(["/about/", "/careers.data", "/careers/"]);
  expect(await served("/about")).toContain("<p>one</p>");
  expect(await served("/careers.data")).toBe("one");
  expect(followed.toSorted()).toEqual(["/about: one", "/careers: one", "site"]);
  expect(followed.at(-1)).toBe("site");
});

test("a page that cannot be made keeps no other from being renewed", async () => {
  const { make } = renewal;
  open = "one";
  await renewWholeSite({
    ...renewal,
    make: (path) => (path === "/about/" ? Promise.reject(new Error("fails")) : make(path)),
  });
  expect(await served("/about")).toBe("about");
  expect(await served("/careers")).toContain("<p>one</p>");
  expect(followed).toEqual(["/careers: one", "site"]);
});

test("it checks at once and at every full minute, when days begin", async () => {
  vi.useFakeTimers({ now: new Date("2027-09-01T04:59:12.300Z"), toFake: ["Date", "setTimeout"] });
  await keepPagesCurrent(renewal);
  expect(rendered).toEqual(["/careers.data"]);
  await vi.advanceTimersByTimeAsync(47_699);
  expect(rendered).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(rendered).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(rendered).toHaveLength(3);
});
