/** An article of the owner's, from its first words to the readers of every process, and off the site again. */
import { randomUUID } from "node:crypto";
import { expectGoodScreen, expectToFit, heading, logIn } from "../support/account-journey.ts";
import { expect, test, waitForAnswer, waitForReact, wake } from "../support/journey.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { prepareAdministrator, readPublicPage } from "../support/website-journey.ts";

// Previews stand in frames that may run no scripts.
test.use({ expectedOnConsole: /Blocked script execution|net::ERR_|status of 410/ });

const text = `We opened a **depot** in Tulsa.

## What is there

| Room | Use |
| --- | --- |
| Hall | machines |

![A corridor that shines](picture:corridor)

- [Ask us](/contact) about "it"

<script>alert(1)</script>`;

const statusOf = async (server: RunningServer, path: string) =>
  (await fetch(server.url + path)).status;

test("is written, looked at, published, read, found, and goes", async ({
  page,
  browser,
  newDatabase,
}) => {
  const databaseUrl = await newDatabase();
  const chief = await prepareAdministrator(databaseUrl);
  const env = { DATABASE_URL: databaseUrl, SECRET_KEY: randomUUID() + randomUUID() };
  const first = await startServer({ env });
  const second = await startServer({ env });
  const outside = await browser.newContext();
  try {
    await logIn(page, chief, { path: `${first.url}/client-portal` });
    await page.goto(`${first.url}/office/website/articles`);
    await expect(page.getByRole("link", { name: "Fifty Years of Night Work" })).toBeVisible();
    await expectGoodScreen(page);
    await page.getByRole("link", { name: "New article" }).click();
    await expectToFit(page);
    await page.getByLabel("Title", { exact: true }).fill("A New Depot in Tulsa");
    await page.getByRole("button", { name: "Begin draft" }).click();
    await waitForAnswer(page, "article-added");
    await expect(heading(page)).toHaveText("A New Depot in Tulsa");
    await expectToFit(page);

    await page.getByText("Change the address").first().click();
    await page.getByLabel("Address", { exact: true }).fill("tulsa-depot");
    // Who types while the answer is on its way goes on typing after it.
    const summary = page.getByLabel("Summary, English");
    await page.route(/website\/document/, async (route) => {
      await page.waitForTimeout(route.request().method() === "POST" ? 1_000 : 0);
      await route.continue();
    });
    await page.getByRole("button", { name: "Change the address" }).click();
    await summary.click();
    await page.keyboard.type("Crews start from Tulsa.", { delay: 120 });
    await waitForAnswer(page, "article-moved");
    await page.unroute(/website\/document/);
    await expect(summary).toBeFocused();
    await expect(summary).toHaveValue("Crews start from Tulsa.");

    await page.getByLabel("Text, English", { exact: true }).fill(text);
    await page.getByLabel("What the picture shows, English").fill("A street at night");
    await page.getByText("Choose a picture", { exact: true }).click();
    await page.locator(`input[value="facade"]`).first().check({ force: true });
    await page.getByLabel("Title, Spanish", { exact: true }).fill("Un almacén nuevo en Tulsa");
    await page
      .getByLabel("Text, Spanish", { exact: true })
      .fill("Abrimos un **almacén** en Tulsa.");
    await page.getByRole("button", { name: "Save draft" }).last().click();
    await waitForAnswer(page, "save");
    await expect(page.getByText("this one has", { exact: false }).first()).toBeVisible();
    expect(await statusOf(first, "/news/tulsa-depot")).toBe(404);

    // What is typed and not saved stays with this article.
    const restored = page.getByRole("status").filter({ hasText: "We restored what you typed" });
    await summary.fill("Not saved yet");
    await page.goto(`${first.url}/office/website/document?name=news%2F50th-anniversary`);
    await waitForReact(page);
    await expect(summary).not.toHaveValue("Not saved yet");
    await expect(page.getByText("Not saved yet")).toHaveCount(0);
    await expect(restored).toHaveCount(0);
    await page.goto(`${first.url}/office/website/document?name=news%2Ftulsa-depot`);
    await expect(restored).toBeVisible();
    await expect(summary).toHaveValue("Not saved yet");
    await page.getByRole("button", { name: "Discard it" }).click();
    await expect(summary).toHaveValue("Crews start from Tulsa.");

    await page.goto(`${first.url}/office/website/preview?path=/news/tulsa-depot`);
    const frame = page.frameLocator("iframe").first();
    await expect(frame.getByRole("heading", { level: 1 })).toHaveText("A New Depot in Tulsa");
    await page.goto(`${first.url}/office/website/document?name=news%2Ftulsa-depot`);
    await page.getByRole("button", { name: "Publish now" }).click();
    await waitForAnswer(page, "publish");

    for (const server of [first, second]) {
      await expect.poll(() => readPublicPage(server, "/news")).toContain("/news/tulsa-depot");
      await expect
        .poll(() => readPublicPage(server, "/sitemap.xml"))
        .toContain("/es/news/tulsa-depot");
      expect(await readPublicPage(server, "/news/rss.xml")).toContain("A New Depot in Tulsa");
      expect(await readPublicPage(server, "/es/news/rss.xml")).toContain(
        "Un almacén nuevo en Tulsa",
      );
      await expect
        .poll(() => readPublicPage(server, "/es/news"))
        .toContain("Un almacén nuevo en Tulsa");
      await expect
        .poll(() => readPublicPage(server, "/search?q=tulsa+machines"))
        .toContain("/news/tulsa-depot");
      // A file like other pages, which was compressed before anybody asked for it.
      const served = await fetch(`${server.url}/news/tulsa-depot`);
      expect(served.headers.get("etag")).toMatch(/-br"|-gzip"/);
      expect(await served.text()).toContain('"@type":"Article"');
    }

    const reader = await outside.newPage();
    await reader.goto(`${second.url}/news/tulsa-depot`);
    await expect(heading(reader)).toHaveText("A New Depot in Tulsa");
    await wake(reader);
    await expect(reader.getByRole("table")).toContainText("machines");
    await expect(reader.getByRole("img", { name: "A corridor that shines" })).toBeVisible();
    await expect(reader.getByText("<script>alert(1)</script>")).toBeVisible();
    await expect(reader.getByRole("link", { name: "Ask us" })).toHaveAttribute("href", "/contact");
    await expectGoodScreen(reader);
    await reader.getByRole("link", { name: "Esta página en español" }).first().click();
    await expect(heading(reader)).toHaveText("Un almacén nuevo en Tulsa");

    await page.getByLabel("Hidden from the site").selectOption("true");
    await page.getByRole("button", { name: "Save draft" }).last().click();
    await waitForAnswer(page, "save");
    await page.getByRole("button", { name: "Publish now" }).click();
    await waitForAnswer(page, "publish");
    for (const server of [first, second]) {
      await expect.poll(() => statusOf(server, "/news/tulsa-depot")).toBe(410);
      expect(await statusOf(server, "/es/news/tulsa-depot")).toBe(410);
      await expect.poll(() => readPublicPage(server, "/sitemap.xml")).not.toContain("tulsa-depot");
      expect(await readPublicPage(server, "/news/rss.xml")).not.toContain("tulsa-depot");
      expect(await statusOf(server, "/es/news/rss.xml")).toBe(404);
      expect(await readPublicPage(server, "/search?q=tulsa+machines")).not.toContain(
        "/news/tulsa-depot",
      );
    }
  } finally {
    await outside.close();
    await Promise.all([first.discard(), second.discard()]);
  }
});
