/** Lists that are narrowed: the filters stand in the address, and everything keeps them. */
import { expectToFit, heading, logIn } from "../support/account-journey.ts";
import { expectNoViolation } from "../support/axe.ts";
import { expect, test } from "../support/journey.ts";
import { askForQuote, row, uniqueCompany } from "../support/office-journey.ts";

test.use({ colorScheme: "dark", actionTimeout: 10_000 });

test("by facility type and day; shown, exported, taken back one by one or all at once", async ({
  page,
  person,
}) => {
  const company = uniqueCompany();
  await askForQuote(page, { company, fullName: "Clinic", facilityType: "healthcare" });
  await askForQuote(page, { company, fullName: "Shop", facilityType: "retail" });
  await logIn(page, person("staff"));
  await expect(heading(page)).toHaveText("Today");
  await page.goto(`/office/leads?words=${company}`);
  await expect(page.locator("[data-row]")).toHaveCount(2);
  await page.locator("summary", { hasText: "More filters" }).click();
  await page.getByRole("combobox", { name: "Received" }).selectOption("today");
  await page.getByLabel("Facility type").selectOption("healthcare");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.locator("[data-row]")).toHaveCount(1);
  await expect(row(page, "Clinic")).toBeVisible();
  await expect(page).toHaveURL(/received=today&category=healthcare/);
  expect(page.url()).not.toMatch(/=(&|$)|sort=/);
  const filters = page.getByRole("list", { name: "Filters" });
  await expect(filters).toContainText("Received: today");
  await expect(filters).toContainText("Facility type: Healthcare Facility");
  await expect(page.getByRole("link", { name: "Open 1", exact: true })).toBeVisible();
  await expectToFit(page);
  await expectNoViolation(page);

  const address = await page.getByRole("link", { name: "Export as CSV" }).getAttribute("href");
  const file = await (await page.request.get(address ?? "")).text();
  expect(file).toContain("Clinic");
  expect(file).not.toContain("Shop");
  expect(file.trim().split("\r\n")).toHaveLength(2);

  const narrowed = page.url();
  await row(page, "Clinic").getByRole("link").click();
  await expect(heading(page)).toHaveText("Clinic");
  await page.getByRole("button", { name: "Mark as answered" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "Mark as answered" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Quote requests" }).click();
  await expect(page.locator("[data-row]")).toHaveCount(1);
  expect(new URL(page.url()).searchParams.get("category")).toBe("healthcare");
  expect(page.url()).toBe(narrowed);

  await filters.getByRole("link", { name: /Remove the filter: Facility type/ }).click();
  await expect(page.locator("[data-row]")).toHaveCount(2);
  await page.goto(`/office/leads?words=${company}&to=2026-01-01`);
  await expect(page.getByText("No quote request matches")).toBeVisible();
  await expect(page.locator("input[name=to]")).toHaveValue("2026-01-01");
  await filters.getByRole("link", { name: "Clear filters" }).click();
  await expect(page).toHaveURL(/\/office\/leads$/);
  await expect(filters).toHaveCount(0);
});

test("filters and their names fit a phone", async ({ page, person }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "light" });
  await logIn(page, person("staff"));
  await page.goto("/office/leads?received=today&category=healthcare");
  await expect(page.getByRole("list", { name: "Filters" })).toContainText("Received: today");
  await page.locator("summary", { hasText: "More filters" }).click();
  await expectToFit(page);
  await expectNoViolation(page);
});

test("a list that is narrowed is told of what fits it alone", async ({ page, person }) => {
  const company = uniqueCompany();
  await askForQuote(page, { company, facilityType: "healthcare" });
  await logIn(page, person("staff"));
  await expect(heading(page)).toHaveText("Today");
  const streaming = page.waitForResponse("**/api/events");
  await page.goto(`/office/leads?words=${company}&category=healthcare&received=7-days`);
  await expect(page.locator("[data-row]")).toHaveCount(1);
  await streaming;
  await askForQuote(page, { company, facilityType: "retail" });
  await askForQuote(page, { company, facilityType: "healthcare", fullName: "New Clinic" });
  await page.getByRole("button", { name: "1 new, show" }).click();
  await expect(row(page, "New Clinic")).toBeVisible();
  await expect(page.locator("[data-row]")).toHaveCount(2);
});

test("on a laptop, the longest rows of states stand in one line in both languages", async ({
  page,
  person,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await logIn(page, person("administrator-ready"));
  await expect(heading(page)).toHaveText("Today");
  for (const language of ["en", "es"]) {
    const choice = { form: { language }, headers: { Origin: baseURL ?? "" } };
    await page.request.post("/account/language", choice);
    for (const list of ["applications", "pipeline/list"]) {
      // Nothing fits these words, so that the counts are as short as in any other run.
      await page.goto(`/office/${list}?words=${crypto.randomUUID()}`);
      await expect(page.locator("html")).toHaveAttribute("lang", `${language}-US`);
      const tabs = page.getByRole("navigation", { name: /^(Statuses|Estados)$/ }).getByRole("link");
      expect(await tabs.count()).toBeGreaterThan(8);
      const tops = await tabs.evaluateAll((links) =>
        links.map((link) => link.getBoundingClientRect().top),
      );
      expect(new Set(tops).size, `${list} in ${language}`).toBe(1);
    }
  }
});
