/** The HTML of each page as it comes from the server, before any browser has made something of it. */
import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { company } from "#content/company.ts";
import { contentSpanOf, edited, textOf } from "#server/page-tree.ts";
import { everyPage, expect, htmlOf, test } from "../../support/every-page.ts";
import { type Markup, readableText, readMarkup } from "../../support/markup.ts";

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

const checker = join(import.meta.dirname, "../../../node_modules/vnu-jar/build/dist/vnu.jar");
/** All pages take one virtual machine some seconds: too few for its better compiler to pay. */
const quickStart = ["-Xss4m", "-XX:TieredStopAtLevel=1", "-jar", checker];
const hasJava = spawnSync("java", ["-version"]).status === 0;

interface Report {
  messages: { type: string; url: string; message: string; extract?: string }[];
}

/**
 * The stylesheet stands in the page, and the checker's notion of CSS is older than what browsers do:
 * it takes these for errors. Everything else that it says about CSS counts.
 */
const newerThanTheChecker = [
  "CSS: Unrecognized at-rule “@property”",
  "CSS: “margin-trim”: Property “margin-trim” doesn't exist",
  "CSS: “animation-timeline”: Property “animation-timeline” doesn't exist",
  "CSS: “animation-range”: Property “animation-range” doesn't exist",
  "CSS: “transition-property”: “--tw-gradient-from” is not",
];

test("the W3C's Nu checker finds no error in any page", async ({ served }) => {
  test.skip(!hasJava, "java is not on this machine (Debian: apt-get install default-jre-headless)");
  test.setTimeout(300_000);
  const folder = await mkdtemp(join(tmpdir(), "html-"));
  try {
    const files: string[] = [];
    for (const { path } of everyPage) {
      const file = join(folder, `${path.replaceAll(/\W/g, "_")}.html`);
      await writeFile(file, withoutStyles(htmlOf(served, path), path));
      files.push(file);
    }
    const { stderr } = spawnSync("java", [...quickStart, "--format", "json", ...files], {
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
    });
    const { messages }: Report = JSON.parse(stderr);
    const errors = messages.filter(
      ({ type, message }) =>
        type !== "info" && !newerThanTheChecker.some((start) => message.startsWith(start)),
    );
    expect(
      errors.map(({ url, message, extract }) => `${url}: ${message} ${extract ?? ""}`),
    ).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

/** Checking styles takes most of the time. What is rendered on request carries all, each page a part. */
const withoutStyles = (html: string, path: string): string =>
  path === "/this-leads-nowhere"
    ? html
    : edited(html, [{ ...contentSpanOf(readMarkup(html).one("style")), text: "" }]);
