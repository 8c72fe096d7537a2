/** Absolute addresses name the origin by which a visitor reaches us, without a script as well. */
import { get } from "node:http";
import { describe, expect, inject, it } from "vitest";
import { company } from "#content/company.ts";
import { pages } from "#content/pages.ts";
import { eightAtOnce } from "../support/eight-at-once.ts";
import { serverWith } from "../support/http/site.ts";
import { readMarkup } from "../support/markup.ts";

const article = "/news/eco-friendly-program";
const mailLink = (html: string) =>
  readMarkup(html).one('a[href^="mailto:?subject="]').attribs.href ?? "";

/** With any host, which `fetch` would not send. */
const askAs = (host: string, path: string) =>
  new Promise<string>((resolve, reject) => {
    get({ port: inject("site").port, path, headers: { Host: host } }, async (response) => {
      let text = "";
      for await (const chunk of response.setEncoding("utf8")) text += chunk;
      resolve(text);
    }).on("error", reject);
  });

describe("with a configured origin", () => {
  const origin = "https://www.harbor-cleaning.test:8443";
  const server = serverWith({ ORIGIN: origin });

  it("every page and every file that names addresses names this one alone", async () => {
    const files = ["/robots.txt", "/sitemap.xml", "/news/rss.xml"];
    await eightAtOnce([...pages.map((page) => page.path), ...files], async (path) => {
      const text = await (await fetch(server().url + path)).text();
      expect(text, path).toContain(origin);
      for (const other of [company.website, "origin.invalid"]) {
        expect(text, path).not.toContain(other);
        expect(text, path).not.toContain(encodeURIComponent(other));
      }
    });
  });

  it("an article is sent by mail with an address that works, without a script", async () => {
    const html = await (await fetch(server().url + article)).text();
    expect(new URL(mailLink(html)).searchParams.get("body")).toBe(origin + article);
  });
});

it("without one, what is rendered names the address that was asked, each its own", async () => {
  const hosts = Array.from({ length: 12 }, (_, at) => `host-${at}.test:${3000 + at}`);
  const answers = await Promise.all(hosts.map((host) => askAs(host, "/search?q=floor")));
  for (const [at, html] of answers.entries()) {
    const canonical = readMarkup(html).one("link[rel=canonical]");
    expect(canonical.attribs.href).toBe(`http://${hosts[at]}/search`);
    const named = [...html.matchAll(/https?:\/\/host-\d+\.test:\d+/g)].map(([address]) => address);
    expect(new Set(named)).toEqual(new Set([`http://${hosts[at]}`]));
    expect(html).not.toContain(company.website);
  }
});

it("what a visitor types is never taken for an address of ours", async () => {
  const typed = `${company.website} and https://origin.invalid/`;
  const html = await (
    await fetch(`${inject("site").url}/search?q=${encodeURIComponent(typed)}`)
  ).text();
  expect(readMarkup(html).one("#main input[name=q]").attribs.value).toBe(typed);
});
