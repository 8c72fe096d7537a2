/** Every address that a page names leads somewhere: pages, anchors, pictures, files, forms. */
import type { APIRequestContext } from "@playwright/test";
import { company } from "#content/company.ts";
import { decode } from "../../support/built-site.ts";
import { expect, test } from "../../support/every-page.ts";

const tag = /<(?:a|area|link|img|source|script|form|image|use|iframe)\b(?:[^>"]|"[^"]*")*>/g;
const address = /\s(href|src|action|srcset|imagesrcset|content)="([^"]*)"/gi;
const sharedPicture = /<meta\b[^>]*(?:og:image|twitter:image)"[^>]*>/g;

test("every internal link and anchor resolves", async ({ served, request, baseURL }) => {
  test.setTimeout(120_000);
  const texts = new Map(served);
  const namedOn = new Map<string, string>();
  for (const [path, html] of served) {
    for (const target of addressesIn(html, path, baseURL ?? "")) {
      if (!namedOn.has(target)) namedOn.set(target, path);
    }
  }
  expect(namedOn.size).toBeGreaterThan(50);

  const broken: string[] = [];
  for (const [target, page] of namedOn) {
    const [path = "", anchor = ""] = target.split("#");
    let html = texts.get(path);
    if (html === undefined) {
      const fetched = await fetchText(request, path);
      html = fetched.html;
      texts.set(path, html);
      if (fetched.status !== 200) broken.push(`${target} on ${page}: ${fetched.status}`);
    }
    if (anchor !== "" && !html.includes(` id="${anchor}"`)) {
      broken.push(`${target} on ${page}: no such anchor`);
    }
  }
  expect(broken).toEqual([]);
});

/** A redirect counts as broken: our own links name the address that answers. */
async function fetchText(request: APIRequestContext, path: string) {
  const response = await request.get(path, { maxRedirects: 0 });
  const isText = /html/.test(response.headers()["content-type"] ?? "");
  return { status: response.status(), html: isText ? await response.text() : "" };
}

/** Of this site only, as paths, each with its anchor. */
function addressesIn(html: string, page: string, origin: string): Set<string> {
  const markup = html.replace(/<(script|style)\b([^>]*)>[\s\S]*?<\/\1>/g, "<$1$2></$1>");
  const found = new Set<string>();
  for (const [element] of [...markup.matchAll(tag), ...markup.matchAll(sharedPicture)]) {
    for (const [, name = "", value = ""] of element.matchAll(address)) {
      const values = /srcset/i.test(name)
        ? value.split(",").map((one) => one.trim().split(/\s+/)[0] ?? "")
        : [value];
      for (const one of values) {
        const url = URL.parse(decode(one), `${origin}${page}`);
        if (url === null || ![origin, company.website].includes(url.origin)) continue;
        // Where a form posts without JavaScript is the business of its own journey.
        if (name === "action" && url.search !== "") continue;
        found.add(`${url.pathname}${url.search}${decodeURIComponent(url.hash)}`);
      }
    }
  }
  return found;
}
