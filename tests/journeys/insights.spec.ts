/** Figures of a period: read, compared, and followed to the rows that they are made of. */
import type { Page } from "@playwright/test";
import {
  expectGoodScreen,
  expectToFit,
  forgetSession,
  heading,
  logIn,
} from "../support/account-journey.ts";
import { expectNoViolation } from "../support/axe.ts";
import { expect, test, waitForAddress } from "../support/journey.ts";
import { countMonthsOfLastYear } from "../support/months-of-last-year.ts";

test.describe.configure({ timeout: 180_000 });
test.use({ baseURL: async ({ demo }, use) => use(demo.url), actionTimeout: 10_000 });

const figureOf = (page: Page, name: string) =>
  page.locator("main section").filter({ has: page.getByRole("heading", { name, exact: true }) });
const missed = (page: Page) => figureOf(page, "Visits missed");
const numberIn = async (page: Page): Promise<number> =>
  Number(await missed(page).locator("p").first().textContent());
test("a client reads the figures of a year, and finds the rows behind them", async ({
  page,
  demo,
}) => {
  let totalRows = 0;
  let year = "";
  const table = missed(page).getByRole("table");

  await test.step("opens Insights for a year", async () => {
    await logIn(page, { username: "client.admin", password: demo.password });
    const sections = page.getByRole("navigation", { name: "Sections" });
    await sections.getByRole("link", { name: "Insights" }).filter({ visible: true }).click();
    await expect(heading(page)).toHaveText("Insights");
    await expectGoodScreen(page);
    await page.getByRole("link", { name: "Last 12 months" }).click();
    await expect(page).toHaveURL(/days=365/);
    await expect(page.getByRole("link", { name: "Last 12 months" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(missed(page)).toContainText("Visits no crew came to");
    await expect(missed(page)).toContainText(/in the previous period/);
    totalRows = await numberIn(page);
    expect(totalRows).toBeGreaterThan(1);
    await expect(missed(page).getByRole("img")).toHaveAccessibleName(
      /^Visits missed by month: lowest \d+ in .+, highest \d+ in /,
    );
    year = page.url();
  });

  await test.step("follows a number to its rows", async () => {
    await missed(page).getByRole("link", { name: "Missed visits" }).click();
    await expect(page.getByRole("status").filter({ visible: true })).toHaveText(
      `${totalRows} visits`,
    );
    await expect(page.locator("main [data-row]")).toHaveCount(totalRows);
    await expectGoodScreen(page);
  });

  await test.step("opens the table by keyboard, whose numbers are those of the whole", async () => {
    await page.goto(year);
    await missed(page).locator("summary").focus();
    await page.keyboard.press("Enter");
    await expect(table).toBeVisible();
    await expectGoodScreen(page);
    const months = await table.locator("tbody td:nth-child(2)").allInnerTexts();
    expect(months).toHaveLength(countMonthsOfLastYear());
    expect(months.reduce((sum, text) => sum + Number(text), 0)).toBe(totalRows);

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
    await waitForAddress(page, new RegExp(`month=${index}`));
    await expect(page.locator("nav [aria-current]", { hasText: "Last" })).toHaveCount(0);
    expect(await numberIn(page)).toBeGreaterThanOrEqual(Number(months[month]));
  });

  await test.step("narrows to one facility, which has no more of them than all", async () => {
    await page.goto(year);
    await page
      .locator("[data-facility-switcher]")
      .filter({ visible: true })
      .locator("summary")
      .click();
    const choice = page.locator("[data-facility-switcher] li a").filter({ visible: true }).nth(1);
    await choice.click();
    await waitForAddress(page, /facilityId=/);
    await expect(page).toHaveURL(/days=365/);
    expect(await numberIn(page)).toBeLessThanOrEqual(totalRows);
  });

  await test.step("exports the figures", async () => {
    const answer = await page.request.get(year.replace("/insights?", "/insights.csv?"));
    expect(answer.headers()["content-type"]).toContain("text/csv");
    expect(await answer.text()).toMatch(
      new RegExp(`"Visits missed","[\\d-]+ to [\\d-]+",${totalRows},"count"`),
    );
  });
});

test("on a phone the figures are reached by More, and their table fits", async ({ page, demo }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, { username: "client.admin", password: demo.password });
  await page.getByText("More", { exact: true }).click();
  const sections = page.getByRole("navigation", { name: "Sections" });
  await sections.getByRole("link", { name: "Insights" }).filter({ visible: true }).click();
  await expect(heading(page)).toHaveText("Insights");
  await missed(page).locator("summary").click();
  await expect(missed(page).getByRole("table")).toBeVisible();
  await expectGoodScreen(page);
});

test("an account manager reads the same figures of a client in the office", async ({
  page,
  demo,
}) => {
  const { password } = demo;
  await logIn(page, { username: "client.admin", password });
  await expect(heading(page)).toHaveText("Lakeside Family Clinics");
  await page.goto("/client-portal/insights?days=365");
  const theirs = await numberIn(page);
  const client = await page.request.get("/api/portal/insights?days=365");
  const { insights } = (await client.json()) as { insights: { name: string; value: number }[] };
  expect(insights.find(({ name }) => name === "visits-missed")?.value).toBe(theirs);
  await forgetSession(page);
  await logIn(page, { username: "staff.manager", password });
  await expect(heading(page)).toHaveText("Today");
  await page.goto("/office/clients");
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
