/** What the demonstration fills in is marked as such. */
import { heading, logIn } from "../support/account-journey.ts";
import { expectNoViolation } from "../support/axe.ts";
import { expect, test } from "../support/journey.ts";

const mark = "Demo data:";

test("office, portal and account say that their data are invented", async ({
  page,
  browser,
  demo,
}) => {
  const { password } = demo;
  const client = await browser.newContext();
  const path = `${demo.url}/client-portal`;
  await test.step("staff see it in the office and in their account", async () => {
    await logIn(page, { username: "staff.manager", password }, { path });
    await expect(heading(page)).toHaveText("Today");
    await expect(page.getByText(mark).filter({ visible: true })).toHaveCount(1);
    await page.goto(`${demo.url}/account/profile`);
    await expect(page.getByText(mark)).toBeVisible();
    await expectNoViolation(page);
  });
  await test.step("a client sees it at home, whose figures lead to what they are made of", async () => {
    const portal = await client.newPage();
    await logIn(portal, { username: "client.admin", password }, { path });
    await expect(heading(portal)).toHaveText("Lakeside Family Clinics");
    await expect(portal.getByText(mark).filter({ visible: true })).toHaveCount(1);
    const clinic = portal
      .getByRole("listitem")
      .filter({ hasText: /(Open|Closed) today/ })
      .filter({
        has: portal.getByRole("link", { name: "Lakeside Clinic", exact: true }),
      });
    await expect(clinic).toContainText(/points (better|worse) than before|the same as before/);
    await expect(clinic).toContainText(/Five-point: (Orderly spotlessness|Ordinary tidiness)/);
    await expectNoViolation(portal);
    await clinic.getByRole("link", { name: /^Inspection score \d+\.\d%$/ }).click();
    await expect(heading(portal)).toHaveText("Lakeside Clinic");
    await expect(portal).toHaveURL(/\/client-portal\/inspections\/[\da-f-]{36}$/);
  });
  await client.close();
});

test("nothing says so where the data are somebody's", async ({ page, person }) => {
  await logIn(page, person("staff"));
  await expect(heading(page)).toHaveText("Today");
  await expect(page.getByText(mark)).toHaveCount(0);
});
