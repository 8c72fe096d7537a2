/** Every address that a page names leads somewhere: pages, anchors, pictures, files, forms. */
import type { Element } from "domhandler";
import { expect, inject, it } from "vitest";
import { company } from "#content/company.ts";
import { eightAtOnce } from "../../support/eight-at-once.ts";
import { readMarkup } from "../../support/markup.ts";
import { servedPages } from "../../support/page-list.ts";

/** Elements whose attributes lead somewhere. */
const addressing = `:is(a, area, link, img, source, script, form, image, use, iframe),
  meta:is([property="og:image"], [name="twitter:image"])`;

it("every internal link and anchor resolves", async () => {
  const { url } = inject("site");
  const served = await servedPages(url);
  const texts = new Map(served);
  const namedOn = new Map<string, string>();
  for (const [path, html] of served) {
    for (const target of addressesIn(html, path, url)) {
      if (!namedOn.has(target)) namedOn.set(target, path);
    }
  }
  expect(namedOn.size).toBeGreaterThan(50);

  const broken: string[] = [];
  const unread = new Map<string, string>();
  for (const [target, page] of namedOn) {
    const [path = ""] = target.split("#", 1);
    if (!texts.has(path)) unread.set(path, page);
  }
  await eightAtOnce([...unread], async ([path, page]) => {
    const { html, status } = await fetchText(url + path);
    texts.set(path, html);
    if (status !== 200) broken.push(`${path} on ${page}: ${status}`);
  });
  for (const [target, page] of namedOn) {
    const [path = "", anchor = ""] = target.split("#");
    const html = texts.get(path) ?? "";
    if (anchor !== "" && !anchorsOf(html).has(anchor)) {
      broken.push(`${target} on ${page}: no such anchor`);
    }
  }
  expect(broken).toEqual([]);
});

const anchors = new Map<string, Set<string>>();

function anchorsOf(html: string): ReadonlySet<string> {
  const cachedIds = anchors.get(html);
  if (cachedIds) return cachedIds;
  const ids = new Set(
    readMarkup(html)
      .all("[id]")
      .map(({ attribs }) => attribs.id ?? ""),
  );
  anchors.set(html, ids);
  return ids;
}

/** A redirect counts as broken: our own links name the address that answers. */
async function fetchText(address: string) {
  const response = await fetch(address, { redirect: "manual" });
  const text = await response.text();
  const isText = /html/.test(response.headers.get("content-type") ?? "");
  return { status: response.status, html: isText ? text : "" };
}

/** Paths of this site only, each with its anchor. */
function addressesIn(html: string, page: string, origin: string): Set<string> {
  const addresses = new Set<string>();
  for (const { name, value } of readMarkup(html).all(addressing).flatMap(addressesOf)) {
    const url = URL.parse(value, `${origin}${page}`);
    if (url === null || ![origin, company.website].includes(url.origin)) continue;
    // Where a form posts without JavaScript is the business of its own journey.
    if (name === "action" && url.search !== "") continue;
    addresses.add(`${url.pathname}${url.search}${decodeURIComponent(url.hash)}`);
  }
  return addresses;
}

function addressesOf({ attribs }: Element): { name: string; value: string }[] {
  const lists = ["srcset", "imagesrcset"].flatMap((name) =>
    (attribs[name] ?? "")
      .split(",")
      .map((candidate) => ({ name, value: candidate.trim().split(/\s+/)[0] ?? "" })),
  );
  const single = ["href", "src", "action", "content"].map((name) => ({
    name,
    value: attribs[name] ?? "",
  }));
  return [...single, ...lists].filter(({ value }) => value !== "");
}
