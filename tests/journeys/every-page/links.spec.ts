/** Every address that a page names leads somewhere: pages, anchors, pictures, files, forms. */
import type { APIRequestContext } from "@playwright/test";
import type { Element } from "domhandler";
import { company } from "#content/company.ts";
import { expect, test } from "../../support/every-page.ts";
import { readMarkup } from "../../support/markup.ts";

/** Elements whose attributes lead somewhere. */
const addressing = `:is(a, area, link, img, source, script, form, image, use, iframe),
  meta:is([property="og:image"], [name="twitter:image"])`;

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
    if (anchor !== "" && !anchorsOf(html).has(anchor)) {
      broken.push(`${target} on ${page}: no such anchor`);
    }
  }
  expect(broken).toEqual([]);
});

const anchors = new Map<string, Set<string>>();

function anchorsOf(html: string): ReadonlySet<string> {
  const known = anchors.get(html);
  if (known) return known;
  const found = new Set(
    readMarkup(html)
      .all("[id]")
      .map(({ attribs }) => attribs.id ?? ""),
  );
  anchors.set(html, found);
  return found;
}

/** A redirect counts as broken: our own links name the address that answers. */
async function fetchText(request: APIRequestContext, path: string) {
  const response = await request.get(path, { maxRedirects: 0 });
  const isText = /html/.test(response.headers()["content-type"] ?? "");
  return { status: response.status(), html: isText ? await response.text() : "" };
}

/** Of this site only, as paths, each with its anchor. */
function addressesIn(html: string, page: string, origin: string): Set<string> {
  const found = new Set<string>();
  for (const { name, value } of readMarkup(html).all(addressing).flatMap(addressesOf)) {
    const url = URL.parse(value, `${origin}${page}`);
    if (url === null || ![origin, company.website].includes(url.origin)) continue;
    // Where a form posts without JavaScript is the business of its own journey.
    if (name === "action" && url.search !== "") continue;
    found.add(`${url.pathname}${url.search}${decodeURIComponent(url.hash)}`);
  }
  return found;
}

function addressesOf({ attribs }: Element): { name: string; value: string }[] {
  const lists = ["srcset", "imagesrcset"].flatMap((name) =>
    (attribs[name] ?? "")
      .split(",")
      .map((one) => ({ name, value: one.trim().split(/\s+/)[0] ?? "" })),
  );
  const single = ["href", "src", "action", "content"].map((name) => ({
    name,
    value: attribs[name] ?? "",
  }));
  return [...single, ...lists].filter(({ value }) => value !== "");
}
