/** What the demonstration fills in is marked as such. */
import { heading, logIn, test as staffed } from "../support/account-journey.ts";
import { expectNoViolation } from "../support/axe.ts";
import { expect, test } from "../support/journey.ts";
import { startServer } from "../support/server.ts";

const mark = "Demo data:";

test("office, portal and account say that their data are invented", async ({ page, browser }) => {
  test.setTimeout(120_000);
  const password = "a password that was chosen";
  const server = await startServer({ env: { DEMO: "1", DEMO_PASSWORD: password } });
  const client = await browser.newContext();
  try {
    const path = `${server.url}/client-portal`;
    await logIn(page, { username: "staff.manager", password }, { path });
    await expect(heading(page)).toHaveText("Quote requests");
    await expect(page.getByText(mark).filter({ visible: true })).toHaveCount(1);
    await page.goto(`${server.url}/account/profile`);
    await expect(page.getByText(mark)).toBeVisible();
    await expectNoViolation(page);
    const portal = await client.newPage();
    await logIn(portal, { username: "client.admin", password }, { path });
    await expect(heading(portal)).toHaveText("Lakeside Family Clinics");
    await expect(portal.getByText(mark).filter({ visible: true })).toHaveCount(1);
    const clinic = portal
      .getByRole("listitem")
      .filter({ hasText: "Open today" })
      .filter({
        has: portal.getByRole("link", { name: "Lakeside Clinic", exact: true }),
      });
    await expect(clinic).toContainText(/points (better|worse) than before|the same as before/);
    await expect(clinic).toContainText(/Five-point, 1 to 5 · APPA level \d/);
    await expectNoViolation(portal);
    await clinic.getByRole("link", { name: /^Inspection score \d+\.\d%$/ }).click();
    await expect(heading(portal)).toHaveText("Lakeside Clinic");
    await expect(portal).toHaveURL(/\/client-portal\/inspections\/[\da-f-]{36}$/);
  } finally {
    await client.close();
    await server.discard();
  }
});

staffed("nothing says so where the data are somebody's", async ({ page, person }) => {
  await logIn(page, person("staff"));
  await expect(heading(page)).toHaveText("Quote requests");
  await expect(page.getByText(mark)).toHaveCount(0);
});
