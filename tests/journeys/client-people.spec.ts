/** A client's administrator invites a colleague, who sees the assigned facility and nothing else. */
import { expectToFit, heading, logIn, test } from "../support/account-journey.ts";
import { expectNoViolation } from "../support/axe.ts";
import { expect } from "../support/journey.ts";
import { linkIn, storedEmails } from "../support/stored-emails.ts";

for (const [width, javaScriptEnabled] of [
  [390, false],
  [1280, true],
] as const) {
  test.describe(`at ${width} px, ${javaScriptEnabled ? "with" : "without"} JavaScript,`, () => {
    test.use({
      viewport: { width, height: 844 },
      javaScriptEnabled,
      actionTimeout: 10_000,
      expectedOnConsole: /Failed to load resource.*4(04|22)/,
    });

    test("a colleague is invited, comes in, and is suspended", async ({
      page,
      person,
      staffed,
      browser,
      baseURL,
    }) => {
      const look = async (of = page) => {
        await expectToFit(of);
        if (!javaScriptEnabled) return;
        for (const colorScheme of ["light", "dark"] as const) {
          await of.emulateMedia({ colorScheme });
          await expectNoViolation(of);
        }
      };
      const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
      const toPeople = (of = page) =>
        of.getByRole("navigation", { name: "Rooms" }).getByRole("link", { name: "People" });
      await logIn(page, person("client"));
      const facilities = page.locator('main li a[href^="/client-portal/facilities/"]');
      await expect(facilities).toHaveCount(2);
      const [assigned = "", other = ""] = await facilities.allInnerTexts();
      if (width < 1024) await page.getByText("More", { exact: true }).click();
      await toPeople().filter({ visible: true }).click();
      await expect(heading(page)).toHaveText("People");
      await expect(page.locator("[data-row]")).toHaveCount(1);
      await expect(page.locator("[data-row]")).toContainText("All facilities");
      await look();

      await page.getByRole("link", { name: "Invite a colleague" }).click();
      await expect(heading(page)).toHaveText("Invite a colleague");
      await page.getByLabel(assigned).check();
      await press("Send the invitation");
      await expect(page.getByText("Name is required")).toBeVisible();
      await expect(page.getByLabel(assigned)).toBeChecked();
      await look();
      const email = `kim.${Date.now()}@example.com`;
      await page.getByLabel("Name").first().fill("Kim Rivera");
      await page.getByLabel("Email").fill(email);
      await press("Send the invitation");
      const row = page.locator("[data-row]", { hasText: email });
      await expect(row).toContainText("Invited");
      await expect(row).toContainText(assigned);
      await look();

      const [mail] = await storedEmails(staffed.dataDirectory, email, 1);
      if (mail === undefined) throw new Error("no mail");
      const elsewhere = await browser.newContext({
        ...{ baseURL: baseURL ?? "", javaScriptEnabled, viewport: { width, height: 844 } },
      });
      const colleague = await elsewhere.newPage();
      await colleague.goto(linkIn(mail, "/invitation"));
      await colleague.locator("#invitation-password").fill("quiet lamps along the pier");
      await colleague.keyboard.press("Enter");
      await expect(colleague).toHaveURL(/\/client-portal$/);
      await expect(colleague.getByText(assigned)).toBeVisible();
      await expect(colleague.getByText(other)).toHaveCount(0);
      await expect(toPeople(colleague)).toHaveCount(0);
      await look(colleague);
      expect((await colleague.goto("/client-portal/people"))?.status()).toBe(404);

      await page.goto("/client-portal/people");
      await row.getByRole("link").click();
      await expect(heading(page)).toHaveText("Kim Rivera");
      await expect(page.getByText(/last seen/)).toBeVisible();
      await look();
      await press("Suspend");
      await expect(page.getByText("Suspended: nobody can sign in by this account.")).toBeVisible();
      await colleague.goto("/client-portal");
      await expect(heading(colleague)).toHaveText("Client Login");
      await elsewhere.close();
      await press("Restore");
      await expect(page.getByText("Restored.")).toBeVisible();
      await page.getByText("Remove this account").click();
      await page.getByLabel("Remove it for good").check();
      await press("Remove");
      await expect(heading(page)).toHaveText("People");
      await expect(row).toHaveCount(0);
    });
  });
}
