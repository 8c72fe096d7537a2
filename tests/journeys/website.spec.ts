/** What an administrator says on the website, from the draft to every process, and back. */
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { homeContent } from "#content/home.ts";
import { expectToFit, heading, logIn } from "../support/account-journey.ts";
import { expectNoViolationInAnyScheme } from "../support/axe.ts";
import { expect, test, wake } from "../support/journey.ts";
import { addPerson, password } from "../support/people.ts";
import { preparePostgres } from "../support/seeded-database.ts";
import { type RunningServer, startServer } from "../support/server.ts";

// Previews stand in frames that may run no scripts.
test.use({ expectedOnConsole: /Blocked script execution|net::ERR_/ });

const shipped = homeContent("en").hero.headline.split("\n")[0] ?? "";
const document = "/office/website/document?name=home";

const says = async (server: RunningServer, path: string) => (await fetch(server.url + path)).text();

async function save(page: Page) {
  await page.getByRole("button", { name: "Save draft" }).last().click();
  await page.waitForURL(/done=save/);
}

async function publish(page: Page) {
  await page.getByRole("button", { name: "Publish now" }).click();
  await page.waitForURL(/done=publish/);
}

test("a draft is seen in the preview alone, then published in two processes, then taken back", async ({
  page,
  browser,
  newDatabase,
}) => {
  const databaseUrl = await newDatabase();
  const chief = await preparePostgres(databaseUrl, async (context) => ({
    ...(await addPerson(context, { role: "administrator" })),
    password,
  }));
  const env = { DATABASE_URL: databaseUrl, SECRET_KEY: randomUUID() + randomUUID() };
  const first = await startServer({ env });
  const second = await startServer({ env });
  const outside = await browser.newContext();
  try {
    await logIn(page, chief, { path: `${first.url}/client-portal` });
    await page.goto(first.url + document);
    await expect(heading(page)).toHaveText("Home page");
    await expectToFit(page);
    await expectNoViolationInAnyScheme(page);
    await page.getByLabel("Headline, English").first().fill("Spotless by six <b>");
    await page.getByLabel("Headline, Spanish").first().fill("Impecable a las seis");
    await save(page);
    expect(await says(first, "/")).toContain(shipped);
    await page.goto(`${first.url}/office/website/preview?path=/`);
    const frame = page.frameLocator("iframe").first();
    await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Spotless by six <b>");

    await page.goto(first.url + document);
    await publish(page);
    for (const server of [first, second]) {
      await expect.poll(() => says(server, "/")).toContain("Spotless by six &lt;b&gt;");
      await expect.poll(() => says(server, "/es")).toContain("Impecable a las seis");
    }
    const visitor = await outside.newPage();
    await visitor.goto(`${second.url}/contact`);
    await wake(visitor);
    // A page that was rendered before the edit leads to one that shows it.
    await visitor.locator('header a[href="/"]').first().click();
    await expect(heading(visitor)).toHaveText("Spotless by six <b>");

    await page.getByRole("button", { name: "Bring back as a draft: Original" }).click();
    await page.waitForURL(/done=bring-back/);
    await publish(page);
    for (const server of [first, second])
      await expect.poll(() => says(server, "/")).toContain(shipped);
  } finally {
    await outside.close();
    await Promise.all([first.discard(), second.discard()]);
  }
});
