/** The filters above a list: at hand where there is room, folded where the list would start below. */
import type { Page } from "@playwright/test";
import { expectToFit, heading, logIn } from "../support/account-journey.ts";
import { expectNoViolation } from "../support/axe.ts";
import { expect, menuJourney as test } from "../support/journey.ts";
import { password, type TestPerson } from "../support/people.ts";

async function openSection(page: Page, person: TestPerson, section: string): Promise<void> {
  await logIn(page, { ...person, password });
  await expect(heading(page)).not.toHaveText("Client Login");
  await page.goto(`/client-portal/${section}`);
}

const priority = (page: Page) => page.getByRole("combobox", { name: "Priority" });
const folded = (page: Page) => page.getByRole("search").locator("summary");
const find = (page: Page) => page.getByRole("button", { name: "Find" });

for (const javaScriptEnabled of [false, true])
  test.describe(`at 390 px, ${javaScriptEnabled ? "with" : "without"} JavaScript,`, () => {
    test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled });

    test("the first work order is on the first screen, and filters say how many are set", async ({
      page,
      stage,
    }) => {
      await openSection(page, stage.people.client, "work-orders");
      const first = page.locator("[data-row]").first();
      await expect(first).toBeInViewport();
      await expect(priority(page)).toBeHidden();
      await expect(folded(page)).toHaveText("Filters");
      await folded(page).focus();
      await page.keyboard.press("Enter");
      await priority(page).selectOption("emergency");
      if (javaScriptEnabled) await expectNoViolation(page);
      await find(page).click();
      await expect(page).toHaveURL(/priority=emergency/);
      await expect(page.getByText("No work order matches")).toBeVisible();
      await expect(folded(page)).toHaveText("Filters (1)");
      await expectToFit(page);
      await page.getByRole("link", { name: "Clear filters" }).click();
      await expect(folded(page)).toHaveText("Filters");
    });

    test("messages keep their search at hand and fold what else narrows them", async ({
      page,
      stage,
    }) => {
      await openSection(page, stage.people.client, "messages");
      const unread = page.getByRole("combobox", { name: "Read or unread" });
      await expect(page.getByLabel("Search messages")).toBeVisible();
      await expect(unread).toBeHidden();
      await folded(page).click();
      await unread.selectOption("yes");
      await find(page).click();
      await expect(page).toHaveURL(/unread=yes/);
      await expect(folded(page)).toHaveText("Filters (1)");
      await expectToFit(page);
    });
  });

test("a wide window shows every filter at once, and reaches it by Tab", async ({ page, stage }) => {
  await openSection(page, stage.people.client, "work-orders");
  await expect(folded(page)).toBeHidden();
  await expect(priority(page)).toBeVisible();
  await page.getByLabel("Search work orders").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(priority(page)).toBeFocused();
});
