/** What an administrator says in an email: looked at, saved, sent by every process, and put back. */
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectGoodScreen, expectToFit, heading, logIn } from "../support/account-journey.ts";
import { expect, test, waitForAnswer } from "../support/journey.ts";

import { type RunningServer, startServer } from "../support/server.ts";
import { storedEmails } from "../support/stored-emails.ts";
import { prepareAdministrator } from "../support/website-journey.ts";

// Previews stand in frames that may run no scripts, and a refused text is answered with 422.
// Two servers that have just started may have no room for a moment (503): the page opens by itself then.
test.use({
  expectedOnConsole: /Blocked script execution|net::ERR_|Failed to load resource.*(422|503)/,
});

const texts = "/office/settings/emails/texts?message=password-reset";

const headingIn = (page: Page, language: "English" | "Spanish") =>
  page.getByRole("group", { name: "Heading", exact: true }).getByLabel(language, { exact: true });

/** Asks for a new password, as anybody can. */
async function askForPassword(server: RunningServer, email: string) {
  const address = `${server.url}/forgot-password`;
  await fetch(address, {
    method: "POST",
    body: new URLSearchParams({ email }),
    headers: { origin: server.url },
  });
}

const subjectsTo = async (servers: readonly RunningServer[], email: string) =>
  (
    await Promise.all(
      servers.map(({ dataDirectory }) => storedEmails(dataDirectory, email, 0).catch(() => [])),
    )
  )
    .flat()
    .map(({ subject }) => subject);

for (const width of [390, 1280])
  test(`an email says what was written for it, in two processes, at ${width} px`, async ({
    page,
    newDatabase,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const databaseUrl = await newDatabase();
    const chief = await prepareAdministrator(databaseUrl);
    const env = { DATABASE_URL: databaseUrl, SECRET_KEY: randomUUID() + randomUUID() };
    const servers = [await startServer({ env }), await startServer({ env })] as const;
    const [first, second] = servers;
    try {
      await logIn(page, chief, { path: `${first.url}/client-portal` });
      await page.goto(`${first.url}/office/settings`);
      await page.getByRole("link", { name: "Email texts" }).click();
      await expect(heading(page)).toHaveText("Email texts");
      await expectGoodScreen(page);
      await page.getByRole("link", { name: "New password", exact: true }).click();
      await expect(heading(page)).toHaveText("New password");
      await expectGoodScreen(page);

      await headingIn(page, "English").fill("Pick <b>another</b> password");
      await page.getByRole("button", { name: "Save" }).last().click();
      await expect(page.getByText("without HTML tags")).toBeVisible();
      await expect(headingIn(page, "English")).toHaveValue("Pick <b>another</b> password");

      await headingIn(page, "English").fill("Pick another password");
      await headingIn(page, "Spanish").fill("Elija otra");
      await page.getByRole("button", { name: "Preview without saving" }).click();
      await expect(page.getByText("These changes aren’t saved yet.")).toBeVisible();
      const phone = page.frameLocator('iframe[width="390"]');
      await expect(phone.getByRole("heading", { level: 1 })).toHaveText("Pick another password");
      await page.getByRole("link", { name: "Spanish", exact: true }).click();
      const computer = page.frameLocator('iframe[width="600"]');
      await expect(computer.getByRole("heading", { level: 1 })).toHaveText("Elija otra");
      await expect(headingIn(page, "English")).toHaveValue("Pick another password");
      await expectToFit(page);

      await page.getByRole("button", { name: "Save" }).last().click();
      await waitForAnswer(page, "saved");
      await expect(page.getByText("Original: Choose a new password")).toBeVisible();
      // Whichever of the two processes sends it.
      await expect
        .poll(
          async () => {
            await askForPassword(second, chief.email);
            return subjectsTo(servers, chief.email);
          },
          { timeout: 60_000, intervals: [2_000] },
        )
        .toContain("Pick another password");

      await page.goto(first.url + texts);
      await page.getByRole("button", { name: "Back to the original: Heading" }).click();
      await waitForAnswer(page, "restored");
      await expect(headingIn(page, "English")).toHaveValue("Choose a new password");
      await expect(page.getByText("English: “Pick another password” became")).toBeVisible();
    } finally {
      await Promise.all(servers.map((server) => server.discard()));
    }
  });
