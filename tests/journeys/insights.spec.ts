/** Figures of a period: read, compared, and followed to the rows that they are made of. */
import type { Page } from "@playwright/test";
import { expectToFit, heading, logIn } from "../support/account-journey.ts";
import { expectNoViolation } from "../support/axe.ts";
import { expect, test } from "../support/journey.ts";
import { type RunningServer, startServer } from "../support/server.ts";

const password = "a password that was chosen";
let server: RunningServer;
test.describe.configure({ timeout: 180_000 });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await startServer({ env: { DEMO: "1", DEMO_PASSWORD: password } });
});
test.afterAll(() => server?.discard());

const figureOf = (page: Page, name: string) =>
  page.locator("main section").filter({ has: page.getByRole("heading", { name, exact: true }) });
const missed = (page: Page) => figureOf(page, "Visits missed");
const numberIn = async (page: Page): Promise<number> =>
  Number(await missed(page).locator("p").first().innerText());

for (const [width, javaScriptEnabled] of [
  [390, false],
  [1280, true],
] as const) {
  test.describe(`at ${width} px, ${javaScriptEnabled ? "with" : "without"} JavaScript,`, () => {
    test.use({ viewport: { width, height: 844 }, javaScriptEnabled, actionTimeout: 10_000 });

    test("a client reads the figures of a year, and finds the rows behind them", async ({
      page,
    }) => {
      const look = async () => {
        await expectToFit(page);
        if (!javaScriptEnabled) return;
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme });
          await expectNoViolation(page);
        }
      };
      const path = `${server.url}/client-portal`;
      await logIn(page, { username: "client.admin", password }, { path });
      if (width < 1024) await page.getByText("More", { exact: true }).click();
      const rooms = page.getByRole("navigation", { name: "Rooms" });
      await rooms.getByRole("link", { name: "Insights" }).filter({ visible: true }).click();
      await expect(heading(page)).toHaveText("Insights");
      await look();
      await page.getByRole("link", { name: "Last 12 months" }).click();
      await expect(page).toHaveURL(/days=365/);
      await expect(page.getByRole("link", { name: "Last 12 months" })).toHaveAttribute(
        "aria-current",
        "page",
      );
      await expect(missed(page)).toContainText("Visits to which no crew came");
      await expect(missed(page)).toContainText(/in the period before/);
      const all = await numberIn(page);
      expect(all).toBeGreaterThan(1);
      await expect(missed(page).getByRole("img")).toHaveAccessibleName(
        /^Visits missed by month: lowest \d+ in .+, highest \d+ in /,
      );
      const year = page.url();

      await missed(page).getByRole("link", { name: "Missed visits" }).click();
      await expect(page.getByRole("status").filter({ visible: true })).toHaveText(`${all} visits`);
      await expect(page.locator("main [data-row]")).toHaveCount(all);
      await look();

      await page.goto(year);
      // The table opens by keyboard, and its numbers are those of the whole.
      await missed(page).locator("summary").focus();
      await page.keyboard.press("Enter");
      const table = missed(page).getByRole("table");
      await expect(table).toBeVisible();
      await look();
      const months = await table.locator("tbody td:nth-child(2)").allInnerTexts();
      expect(months).toHaveLength(13);
      expect(months.reduce((sum, text) => sum + Number(text), 0)).toBe(all);

      // One month, by the form, and as many rows behind it.
      const month = months.findIndex((text) => Number(text) > 0);
      const label = await table.locator("tbody th").nth(month).innerText();
      await table.getByRole("link").nth(month).click();
      await expect(page).toHaveURL(/state=missed/);
      await expect(page.locator("main [data-row]")).toHaveCount(Number(months[month]));
      await page.goto(year);
      const [name = "", number = ""] = label.split(/[ ,]/);
      const index = new Date(`${name} 1, ${number} UTC`).toISOString().slice(0, 7);
      await page.getByLabel("Month", { exact: true }).fill(index);
      await page.getByRole("button", { name: "Show month" }).click();
      await expect(page).toHaveURL(new RegExp(`month=${index}`));
      await expect(page.locator("nav [aria-current]", { hasText: "Last" })).toHaveCount(0);
      expect(await numberIn(page)).toBeGreaterThanOrEqual(Number(months[month]));

      // One facility has no more of them than all.
      await page.goto(year);
      await page
        .locator("[data-facility-switcher]")
        .filter({ visible: true })
        .locator("summary")
        .click();
      const choice = page.locator("[data-facility-switcher] li a").filter({ visible: true }).nth(1);
      await choice.click();
      await expect(page).toHaveURL(/facility=/);
      await expect(page).toHaveURL(/days=365/);
      expect(await numberIn(page)).toBeLessThanOrEqual(all);

      const answer = await page.request.get(year.replace("/insights?", "/insights.csv?"));
      expect(answer.headers()["content-type"]).toContain("text/csv");
      expect(await answer.text()).toMatch(
        new RegExp(`"Visits missed","[\\d-]+ to [\\d-]+",${all},"count"`),
      );
    });
  });
}

test("an account manager reads the same figures of a client in the office", async ({ page }) => {
  const path = `${server.url}/client-portal`;
  await logIn(page, { username: "client.admin", password }, { path });
  await expect(heading(page)).toHaveText("Lakeside Family Clinics");
  await page.goto(`${path}/insights?days=365`);
  const theirs = await numberIn(page);
  const client = await page.request.get(`${server.url}/api/portal/insights?days=365`);
  const { insights } = (await client.json()) as { insights: { name: string; value: number }[] };
  expect(insights.find(({ name }) => name === "visits-missed")?.value).toBe(theirs);
  await page.context().clearCookies();
  await logIn(page, { username: "staff.manager", password }, { path });
  await expect(heading(page)).toHaveText("Quote requests");
  await page.goto(`${server.url}/office/clients`);
  await page.getByRole("link", { name: "Lakeside Family Clinics" }).first().click();
  await page.getByRole("link", { name: "Insights", exact: true }).click();
  await expect(heading(page)).toHaveText("Insights");
  await page.getByRole("link", { name: "Last 12 months" }).click();
  await expect(page).toHaveURL(/days=365/);
  // The address changes before the screen does.
  await expect(missed(page).locator("p").first()).toHaveText(String(theirs));
  await expectToFit(page);
  await expectNoViolation(page);
  await missed(page).getByRole("link", { name: "Missed visits" }).click();
  await expect(page.locator("main [data-row]")).toHaveCount(theirs);
});
