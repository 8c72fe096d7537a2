/** A day at the office without a pointer. */
import type { Page } from "@playwright/test";
import { heading, logIn } from "../support/account-journey.ts";
import { expectNoViolation } from "../support/axe.ts";
import { expect, test, waitForReact } from "../support/journey.ts";
import { askForQuote, row, uniqueCompany } from "../support/office-journey.ts";
import { isFocusInSight } from "../support/tab-to.ts";

test.use({ actionTimeout: 10_000 });

const markedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest("[data-row]")?.textContent ?? "");
const dialog = (page: Page) => page.getByRole("dialog", { name: "Keyboard shortcuts" });

/** Three requests of one company, the newest first: `C`, `B`, `A`. */
async function openThree(page: Page): Promise<string> {
  const company = uniqueCompany();
  for (const fullName of ["Visitor A", "Visitor B", "Visitor C"])
    await askForQuote(page, { company, fullName });
  await page.goto(`/office/leads?words=${company}`);
  await waitForReact(page);
  await expect(page.locator("[data-row]")).toHaveCount(3);
  return company;
}

test("a list is gone through, a request opened, assigned, answered and that undone by keys alone", {
  tag: "@smoke",
}, async ({ page, person }) => {
  const somebody = person("staff");
  await logIn(page, somebody);
  await expect(heading(page)).toHaveText("Today");
  await openThree(page);
  await page.keyboard.press("j");
  expect(await markedName(page)).toContain("Visitor C");
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  expect(await markedName(page)).toContain("Visitor A");
  await page.keyboard.press("j");
  expect(await markedName(page), "the last stays marked").toContain("Visitor A");
  await page.keyboard.press("k");
  expect(await markedName(page)).toContain("Visitor B");
  await page.keyboard.press("o");
  await expect(heading(page)).toHaveText("Visitor B");
  await page.keyboard.press("a");
  await expect(page.getByLabel("Assigned to")).toBeFocused();
  await page.getByLabel("Assigned to").selectOption({ label: `${somebody.name} (you)` });
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Assigned.", { exact: true })).toBeVisible();
  await page.keyboard.press("r");
  await expect(page.getByText("Marked as answered.")).toBeVisible();
  await page.getByRole("button", { name: "Reopen" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Reopened.", { exact: true })).toBeVisible();
  await expect(
    page.getByRole("region", { name: "Next steps" }),
    "keys go on where the pressed button was",
  ).toBeFocused();
  await page.keyboard.press("r");
  await expect(page.getByText("Marked as answered.")).toBeVisible();
  await page.keyboard.press("F8");
  const notice = page.getByRole("region", { name: "Notices (F8)" });
  await expect(notice).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(notice.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Undone: marked as answered")).toBeVisible();
});

test("single keys are letters in fields, in combinations and while a dialog is open", async ({
  page,
  person,
}) => {
  await logIn(page, person("staff"));
  await expect(heading(page)).toHaveText("Today");
  const company = await openThree(page);
  await page.keyboard.press("/");
  const search = page.getByLabel("Search quote requests");
  await expect(search).toBeFocused();
  await page.keyboard.type("jok?/r");
  await expect(search).toHaveValue("jok?/r");
  await expect(dialog(page)).toHaveCount(0);
  await search.fill(company);
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-row]")).toHaveCount(3);
  await page.locator("main").focus();
  for (const combination of ["Control+j", "Alt+j", "Meta+j", "Shift+j"]) {
    await page.keyboard.press(combination);
    expect(await markedName(page), combination).toBe("");
  }
  await page.keyboard.press("j");
  expect(await markedName(page)).toContain("Visitor C");
  await page.keyboard.press("Shift+?");
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("o");
  await expect(dialog(page)).toBeVisible();
  await expect(heading(page)).toHaveText("Quote requests");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  expect(await markedName(page), "where it was before").toContain("Visitor C");
});

for (const [width, colorScheme] of [
  [390, "light"],
  [1280, "dark"],
] as const)
  test(`the shortcuts are listed and switched off at ${width} px, ${colorScheme}, in this browser for good`, async ({
    page,
    person,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    await logIn(page, person("staff"));
    await expect(heading(page)).toHaveText("Today");
    await openThree(page);
    await page.keyboard.press("Shift+?");
    await expectNoViolation(page);
    await dialog(page).getByRole("switch", { name: "Single-key shortcuts" }).press("Space");
    await expect(dialog(page)).toContainText("Off in this browser");
    await dialog(page).getByRole("button", { name: "Close" }).press("Enter");
    await page.reload();
    await waitForReact(page);
    for (const key of ["j", "Shift+?", "/"]) await page.keyboard.press(key);
    expect(await markedName(page)).toBe("");
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByLabel("Search quote requests")).not.toBeFocused();
    if (width < 1024) await page.locator("nav summary", { hasText: "More" }).press("Enter");
    const open = page.getByRole("button", { name: "Keyboard shortcuts" });
    await open.press("Enter");
    await dialog(page).getByRole("switch").press("Space");
    await page.keyboard.press("Escape");
    await expect(open).toBeFocused();
    await page.keyboard.press("j");
    expect(await markedName(page)).toContain("Visitor C");
  });

test("the offer to undo waits while the focus or the pointer is on it, then goes", async ({
  page,
  person,
}) => {
  await logIn(page, person("staff"));
  await expect(heading(page)).toHaveText("Today");
  const company = await openThree(page);
  await row(page, company).first().getByRole("link").click();
  await page.getByRole("button", { name: "Assign to me" }).click();
  const notice = page.getByRole("region", { name: "Notices (F8)" });
  await expect(notice).toBeVisible();
  await page.keyboard.press("F8");
  await page.waitForTimeout(11_000);
  await expect(notice).toBeVisible();
  await notice.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(page.getByText("Undone: assigned")).toBeVisible();
  await page.getByRole("button", { name: "Assign to me" }).click();
  await expect(notice).toBeVisible();
  await page.mouse.move(10, 10);
  await expect(notice).toHaveCount(0, { timeout: 13_000 });
});

test("who presses Tab faster than a page scrolls still sees where the focus is", async ({
  page,
  person,
}) => {
  const company = uniqueCompany();
  await askForQuote(page, { company });
  await logIn(page, person("administrator-ready"));
  await page.goto(`/office/pipeline?words=${company}`);
  await page.getByRole("link", { name: company }).first().press("Enter");
  await expect(heading(page)).toHaveText(company);
  await waitForReact(page);
  // The next fields stand at the top of another column, and the one after them below the window there.
  const last = page.getByRole("button", { name: "Add a note" });
  for (let tabs = 1; tabs <= 6; tabs++) {
    await last.focus();
    await expect.poll(() => page.evaluate(isFocusInSight)).toBe(true);
    for (let pressed = 0; pressed < tabs; pressed++) await page.keyboard.press("Tab");
    await page.waitForTimeout(1_000);
    expect(await page.evaluate(isFocusInSight), `after ${tabs} tabs`).toBe(true);
  }
});
