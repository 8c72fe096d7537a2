/** The HTML of each page as it comes from the server, before any browser has made something of it. */
import { beforeAll, expect, inject, it } from "vitest";
import { company } from "#content/company.ts";
import { addressIn } from "#content/page-address.ts";
import { languages, localeOf } from "#platform/language/language.ts";
import { textOf } from "#server/page-tree.ts";
import { eightAtOnce } from "../../support/eight-at-once.ts";
import { type Markup, readableText, readMarkup } from "../../support/markup.ts";
import { errorsIn, hasJava, withoutJava, withoutStyles } from "../../support/nu-checker.ts";
import { everyPage, htmlOf, servedPages } from "../../support/page-list.ts";

const { url } = inject("site");
let served: ReadonlyMap<string, string>;
beforeAll(async () => {
  served = await servedPages(url);
});

const titleOf = (page: Markup) => textOf(page.one("head > title"));
const metaOf = (page: Markup, name: string) =>
  page.one(`meta[name="${name}"], meta[property="${name}"]`).attribs.content ?? "";
const descriptionOf = (page: Markup) => metaOf(page, "description");

for (const { path, listed, language } of everyPage) {
  it(`${path} says what it is`, async () => {
    const page = readMarkup(htmlOf(served, path));
    expect(titleOf(page)).toMatch(/^.+ \| Cleardawn Facility Services$/);
    expect(page.all("h1")).toHaveLength(1);
    expect(page.one("html").attribs.lang).toBe(localeOf(language));
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
    // In each language, or in none beside English.
    const translations = page.all("link[rel=alternate][hreflang]").map(({ attribs }) => attribs);
    const isTranslated = !listed.isOnlyInEnglish && !listed.noindex;
    expect(
      translations.map(({ hreflang, href = "" }) => [hreflang, new URL(href).pathname]),
    ).toEqual(
      isTranslated
        ? [
            ...languages.map((language) => [language, addressIn(language, listed.englishPath)]),
            ["x-default", listed.englishPath],
          ]
        : [],
    );
    expect(metaOf(page, "keywords")).toBe(listed.keywords.join(", "));
    expect(page.all("meta[name=robots][content=noindex]")).toHaveLength(listed.noindex ? 1 : 0);
    expect(metaOf(page, "og:type")).toBe(listed.type ?? "website");
    const picture = new URL(metaOf(page, "og:image"));
    const answer = await fetch(url + picture.pathname);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  });
}

it("no two pages have the same title or description", () => {
  const listed = everyPage.filter((page) => page.listed && !page.listed.noindex);
  for (const textIn of [titleOf, descriptionOf]) {
    const texts = listed.map(({ path }) => textIn(readMarkup(htmlOf(served, path))));
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  }
});

it("the code that pages wait for is compiled while it arrives", async () => {
  const files = new Set<string>();
  for (const { path } of everyPage) {
    for (const { attribs } of readMarkup(htmlOf(served, path)).all("script[data-late]"))
      for (const file of attribs["data-late"]?.split(" ") ?? [])
        if (!file.includes("/manifest-")) files.add(file);
  }
  expect(files.size).toBeGreaterThan(20);
  await eightAtOnce([...files], async (file) => {
    const code = await (await fetch(url + file)).text();
    expect(code.split("\n", 1), file).toEqual(["//# allFunctionsCalledOnLoad"]);
  });
});

it.runIf(hasJava)(
  `the W3C's Nu checker finds no error in any page (skipped where ${withoutJava})`,
  async () => {
    // What is rendered on request carries all styles, each page a part.
    const html = (path: string) =>
      path.endsWith("/this-leads-nowhere")
        ? htmlOf(served, path)
        : withoutStyles(htmlOf(served, path));
    expect(await errorsIn(new Map(everyPage.map(({ path }) => [path, html(path)])))).toEqual([]);
  },
  300_000,
);
