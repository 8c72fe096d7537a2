/** What an administrator says on the website, from the draft to every process, and back. */
import { randomUUID } from "node:crypto";
import { homeContent } from "#content/home.ts";
import { expectGoodScreen, heading, logIn } from "../support/account-journey.ts";
import { expect, test, waitForAnswer, wake } from "../support/journey.ts";
import { startServer } from "../support/server.ts";
import {
  prepareAdministrator,
  publishDraft,
  readPublicPage,
  saveDraft,
} from "../support/website-journey.ts";

// Previews stand in frames that may run no scripts.
test.use({ expectedOnConsole: /Blocked script execution|net::ERR_/ });

const shipped = homeContent("en").hero.headline.split("\n")[0] ?? "";
const document = "/office/website/document?name=home";

test("a draft is seen in the preview alone, then published in two processes, then taken back", async ({
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
    await page.goto(first.url + document);
    await expect(heading(page)).toHaveText("Home page");
    await expectGoodScreen(page);
    await page.getByLabel("Headline, English").first().fill("Spotless by six <b>");
    await page.getByLabel("Headline, Spanish").first().fill("Impecable a las seis");
    await saveDraft(page);
    expect(await readPublicPage(first, "/")).toContain(shipped);
    await page.goto(`${first.url}/office/website/preview?path=/`);
    const frame = page.frameLocator("iframe").first();
    await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Spotless by six <b>");

    await page.goto(first.url + document);
    await publishDraft(page);
    for (const server of [first, second]) {
      await expect.poll(() => readPublicPage(server, "/")).toContain("Spotless by six &lt;b&gt;");
      await expect.poll(() => readPublicPage(server, "/es")).toContain("Impecable a las seis");
    }
    const visitor = await outside.newPage();
    await visitor.goto(`${second.url}/contact`);
    await wake(visitor);
    // A page that was rendered before the edit leads to one that shows it.
    await visitor.locator('header a[href="/"]').first().click();
    await expect(heading(visitor)).toHaveText("Spotless by six <b>");

    await page.getByRole("button", { name: "Bring back as a draft: Original" }).click();
    await waitForAnswer(page, "bring-back");
    await publishDraft(page);
    for (const server of [first, second])
      await expect.poll(() => readPublicPage(server, "/")).toContain(shipped);
  } finally {
    await outside.close();
    await Promise.all([first.discard(), second.discard()]);
  }
});
