/** What an administrator lets a role do besides: two processes follow, in the middle of somebody's work. */
import { randomUUID } from "node:crypto";
import { expectGoodScreen, heading, logIn } from "../support/account-journey.ts";
import { expect, test, waitForAnswer } from "../support/journey.ts";
import { addPerson, password } from "../support/people.ts";
import { preparePostgres } from "../support/prepare-database.ts";
import { startServer } from "../support/server.ts";

// What one may not see is answered with 404, a right that opens nothing with 422. Servers end before pages do.
test.use({ expectedOnConsole: /Failed to load resource.*(404|422)|net::ERR_/ });

for (const width of [390, 1280])
  test(`a recruiter is let into the website and out again, at ${width} px`, async ({
    page,
    browser,
    newDatabase,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const databaseUrl = await newDatabase();
    const { chief, recruiter } = await preparePostgres(databaseUrl, async (context) => ({
      chief: { ...(await addPerson(context, { role: "administrator" })), password },
      recruiter: { ...(await addPerson(context, { role: "recruiter" })), password },
    }));
    const env = { DATABASE_URL: databaseUrl, SECRET_KEY: randomUUID() + randomUUID() };
    const [first, second] = [await startServer({ env }), await startServer({ env })];
    const other = await browser.newContext({ baseURL: second.url, javaScriptEnabled: false });
    const visitor = await other.newPage();
    const opens = async () => (await visitor.goto(`${second.url}/office/website`))?.status() ?? 0;
    try {
      await logIn(visitor, recruiter, { path: `${second.url}/client-portal` });
      expect(await opens()).toBe(404);

      await logIn(page, chief, { path: `${first.url}/client-portal` });
      await page.goto(`${first.url}/office/settings`);
      await page.getByRole("link", { name: "Roles", exact: true }).click();
      await expect(heading(page)).toHaveText("Roles");
      await expectGoodScreen(page);
      const ofRecruiter = page.getByRole("group", { name: "Recruiter" });
      await ofRecruiter.getByText("What this role can already do").click();
      await expect(ofRecruiter.getByText("Answer job applications")).toBeVisible();

      await ofRecruiter.getByLabel("Change the website and publish it").check();
      await page.getByRole("button", { name: "Save" }).last().click();
      await expect(page.getByText("Please check that one, too.")).toBeVisible();
      await expect(ofRecruiter.getByLabel("Change the website and publish it")).toBeChecked();
      await ofRecruiter.getByLabel("Upload photos and documents").check();
      await page.getByRole("button", { name: "Save" }).last().click();
      await waitForAnswer(page, "saved");

      await expect.poll(opens).toBe(200);
      await expect(visitor.getByRole("link", { name: "Website" }).first()).toBeVisible();
      expect((await visitor.goto(`${second.url}/office/settings/roles`))?.status()).toBe(404);

      await page.goto(`${first.url}/office/settings`);
      await expect(page.getByText("2 extra permissions")).toBeVisible();
      await page.goto(`${first.url}/office/audit?record=company-settings`);
      await expect(
        page.getByText("Recruiter: Change the website and publish it").first(),
      ).toBeVisible();

      await page.goto(`${first.url}/office/settings/roles`);
      await page.getByText("Go back to the original", { exact: true }).click();
      await page.getByRole("button", { name: "Go back", exact: true }).click();
      await waitForAnswer(page, "restored");
      await expect.poll(opens).toBe(404);
    } finally {
      await other.close();
      await Promise.all([first.discard(), second.discard()]);
    }
  });
