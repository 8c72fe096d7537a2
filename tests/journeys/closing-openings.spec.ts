/** An opening that closes is gone from everything that tells it, while the server runs. */
import { readFileSync } from "node:fs";
import { dayMs } from "#platform/format/durations.ts";
import { stylesOfPage, withoutFontFaces } from "#server/build-steps/page-styles.ts";
import { elementsOf, parsePage, textOf } from "#server/page-tree.ts";
import { applicant, applicationSent, goodApplication } from "../support/application-visitor.ts";
import { expect, test, wake } from "../support/journey.ts";
import { readMarkup } from "../support/markup.ts";
import { expectNotice } from "../support/notice.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { structuredDataOf } from "../support/structured-data.ts";

/** Facility Manager is open through 31 August 2027 in Chicago, where it is summer then. */
const midnight = Date.parse("2027-09-01T05:00:00Z");
const beforeMidnight = (ms: number) => new Date(midnight - ms).toISOString();
const closing = "facility-manager";
const staying = "night-supervisor";

/** One for all journeys of a group. */
function serverFrom(clockFrom: string): () => RunningServer {
  let server: RunningServer;
  test.beforeAll(async () => {
    server = await startServer({ clockFrom });
  });
  test.afterAll(() => server.discard());
  return () => server;
}

async function readSite({ url }: RunningServer) {
  const read = async (path: string) => (await fetch(url + path)).text();
  const html = await read("/careers");
  const page = readMarkup(html);
  return {
    cards: page.all("li[id]").map(({ attribs }) => attribs.id),
    choices: page.all("option").map(({ attribs }) => attribs.value),
    postings: structuredDataOf(html)
      .filter((item) => item["@type"] === "JobPosting")
      .map(({ url }) => String(url).split("#").at(-1)),
    data: await read("/careers.data"),
    found: await read("/search?q=facility+manager+budget+floor+plan"),
    changed: /careers<\/loc><lastmod>([^<]*)/.exec(await read("/sitemap.xml"))?.[1],
  };
}

async function expectOpen(server: RunningServer) {
  const { cards, choices, postings, data, found: searchPage } = await readSite(server);
  for (const list of [cards, choices, postings]) expect(list).toContain(closing);
  expect(data).toContain(closing);
  expect(searchPage).toContain(`/careers#${closing}`);
}

async function expectClosed(server: RunningServer) {
  const { cards, choices, postings, data, found: searchPage, changed } = await readSite(server);
  for (const list of [cards, choices, postings]) {
    expect(list).not.toContain(closing);
    expect(list).toContain(staying);
  }
  expect(data).not.toContain(closing);
  expect(data).toContain(staying);
  expect(searchPage).not.toContain(closing);
  expect(changed).toBe("2027-09-01");
}

test("at midnight it goes from page, form, structured data, search and sitemap", async () => {
  // A slow machine is still before midnight when it has started.
  const server = await startServer({ clockFrom: beforeMidnight(30_000) });
  const careers = `${server.url}/careers`;
  try {
    await expectOpen(server);
    const held = (await fetch(careers)).headers.get("ETag") ?? "";
    const revalidate = async () =>
      (await fetch(careers, { headers: { "If-None-Match": held } })).status;
    expect(await revalidate()).toBe(304);
    await expect.poll(revalidate, { timeout: 90_000, intervals: [250] }).toBe(200);
    await expectClosed(server);
    // Each language's page once.
    const renewed = () => server.log.filter(({ msg }) => msg === "page renewed");
    await expect.poll(() => renewed().map(({ path }) => path)).toEqual(["/careers", "/es/careers"]);
  } finally {
    await server.discard();
  }
});

test.describe("a server started after the closing, on an older build", () => {
  const server = serverFrom(beforeMidnight(-dayMs));

  test("tells what is open from its first answer", () => expectClosed(server()));

  test("sends the page as the build makes it: same scripts, its own styles, late hydration", async () => {
    const answer = await fetch(`${server().url}/careers`, { headers: { "Accept-Encoding": "br" } });
    const [made, built] = [
      await answer.text(),
      readFileSync("build/client/careers/index.html", "utf8"),
    ];
    const framework = (html: string) =>
      readMarkup(html)
        .all(
          "link:is([rel=preload], [rel=modulepreload], [rel=icon], [rel=manifest]), script:not([type='application/ld+json'])",
        )
        .map((element) => ({ ...element.attribs, "data-styles": "", text: textOf(element) }))
        .filter(({ text }) => !text.includes("streamController.enqueue"));
    expect(framework(made).length).toBeGreaterThan(5);
    expect(framework(made)).toEqual(framework(built));
    const late = (html: string) => readMarkup(html).one("script[data-late]").attribs;
    const { "data-styles": stylesheet = "" } = late(built);
    expect(late(made)).toMatchObject({ type: "text/plain", "data-styles": stylesheet });
    const whole = readFileSync(`build/client${stylesheet}`, "utf8");
    const own = stylesOfPage(made, elementsOf(parsePage(made))).whole;
    expect(withoutFontFaces(own).length).toBeLessThan(whole.length * 0.8);
    expect(answer.headers.get("Content-Encoding")).toBe("br");
    expect(answer.headers.get("Cache-Control")).toBe("public, no-cache");
  });

  for (const day of ["2026-11-21T12:00:00Z", "2035-01-01T12:00:00Z"]) {
    test(`hydrates what it sent in a browser that believes it is ${day.slice(0, 4)}`, async ({
      page,
    }) => {
      await page.clock.setFixedTime(day);
      await page.goto(`${server().url}/careers`);
      const cards = page.locator("#openings li[id]");
      const sent = await cards.evaluateAll((elements) => elements.map(({ id }) => id));
      await wake(page);
      expect(await cards.evaluateAll((elements) => elements.map(({ id }) => id))).toEqual(sent);
      expect(sent).toContain(staying);
      expect(sent).not.toContain(closing);
    });
  }

  test("a visitor who comes from another page sees the same", async ({ page }) => {
    await page.goto(`${server().url}/about`);
    await wake(page);
    await page.locator("footer").getByRole("link", { name: "Careers" }).click();
    await expect(page.locator(`#openings li#${staying}`)).toBeVisible();
    await expect(page.locator(`li#${closing}`)).toHaveCount(0);
  });
});

test.describe("a server on whose day nothing is open", () => {
  const server = serverFrom("2035-01-01T12:00:00Z");

  test("says so, and takes applications for any position", async ({ page }) => {
    await page.goto(`${server().url}/careers`);
    await wake(page);
    await expect(page.getByRole("heading", { name: "No open positions today" })).toBeVisible();
    await page.getByRole("link", { name: "Apply for any position" }).click();
    await expect(page.locator("#application-form")).toBeInViewport();
    const choices = applicant.field(page, "position").locator("option");
    await expect(choices).toHaveText(["Select a Position", "Any position"]);
    await expect(applicant.field(page, "position")).toHaveValue("any-position");
    const { position: _, ...rest } = goodApplication;
    await applicant.fillIn(page, rest);
    await applicant.button(page).click();
    await expectNotice(page, ...applicationSent);
    await expect(applicant.form(page)).toContainText(/A-[A-Z0-9]{3}-[A-Z0-9]{4}/);
  });

  test("takes them without JavaScript as well", async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${server().url}/careers`);
    const { position: _, ...rest } = goodApplication;
    await applicant.fillIn(page, { ...rest, fullName: "Plain Applicant" });
    await applicant.button(page).click();
    await expect(page.getByText("Your application is with us.")).toBeVisible();
    await page.close();
  });
});
