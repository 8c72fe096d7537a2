/** The HTML of each page as it comes from the server, before any browser has made something of it. */
import { company } from "#content/company.ts";
import { textOf } from "#server/page-tree.ts";
import { everyPage, expect, htmlOf, test } from "../../support/every-page.ts";
import { type Markup, readableText, readMarkup } from "../../support/markup.ts";
import { errorsIn, hasJava, withoutJava, withoutStyles } from "../../support/nu-checker.ts";

const titleOf = (page: Markup) => textOf(page.one("head > title"));
const metaOf = (page: Markup, name: string) =>
  page.one(`meta[name="${name}"], meta[property="${name}"]`).attribs.content ?? "";
const descriptionOf = (page: Markup) => metaOf(page, "description");

for (const { path, listed } of everyPage) {
  test(`${path} says what it is`, async ({ served, request }) => {
    const page = readMarkup(htmlOf(served, path));
    expect(titleOf(page)).toMatch(/^.+ \| Cleardawn Facility Services$/);
    expect(page.all("h1")).toHaveLength(1);
    // Heading, sentence and something to do: no shell that waits for a script.
    expect(readableText(page.one("main")).length).toBeGreaterThan(80);
    expect(page.all("main :is(a, form)").length).toBeGreaterThan(0);
    if (!listed) return;

    expect(descriptionOf(page).length).toBeGreaterThanOrEqual(50);
    expect(descriptionOf(page).length).toBeLessThanOrEqual(160);
    // What is rendered on request has the origin of the request.
    const canonical = new URL(page.one("link[rel=canonical]").attribs.href ?? "");
    expect(canonical.pathname).toBe(path);
    if (!listed.onRequest) expect(canonical.origin).toBe(company.website);
    expect(metaOf(page, "keywords")).toBe(listed.keywords.join(", "));
    expect(page.all("meta[name=robots][content=noindex]")).toHaveLength(listed.noindex ? 1 : 0);
    expect(metaOf(page, "og:type")).toBe(listed.type ?? "website");
    const picture = new URL(metaOf(page, "og:image"));
    const answer = await request.get(picture.pathname);
    expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "image/jpeg"]);
  });
}

test("no two pages have the same title or description", async ({ served }) => {
  const listed = everyPage.filter((page) => page.listed);
  for (const textIn of [titleOf, descriptionOf]) {
    const texts = listed.map(({ path }) => textIn(readMarkup(htmlOf(served, path))));
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  }
});

test("the code that pages wait for is compiled while it arrives", async ({ served, request }) => {
  const files = new Set<string>();
  for (const { path } of everyPage) {
    for (const { attribs } of readMarkup(htmlOf(served, path)).all("script[data-late]"))
      for (const file of attribs["data-late"]?.split(" ") ?? [])
        if (!file.includes("/manifest-")) files.add(file);
  }
  expect(files.size).toBeGreaterThan(20);
  for (const file of files) {
    const code = await (await request.get(file)).text();
    expect(code.split("\n", 1), file).toEqual(["//# allFunctionsCalledOnLoad"]);
  }
});

test("the W3C's Nu checker finds no error in any page", async ({ served }) => {
  test.skip(!hasJava, withoutJava);
  test.setTimeout(300_000);
  // What is rendered on request carries all styles, each page a part.
  const html = (path: string) =>
    path === "/this-leads-nowhere" ? htmlOf(served, path) : withoutStyles(htmlOf(served, path));
  expect(await errorsIn(new Map(everyPage.map(({ path }) => [path, html(path)])))).toEqual([]);
});
