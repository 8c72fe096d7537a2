/** Tooltips of the office: what is cut off or abbreviated, whole. */
import { heading, logIn } from "../support/account-journey.ts";
import { expect, test, waitForReact } from "../support/journey.ts";
import { askForQuote, row, uniqueCompany } from "../support/office-journey.ts";

test.use({ actionTimeout: 10_000 });

test("open after 700 ms, for what is cut off alone, and are closed by Escape", async ({
  page,
  person,
}) => {
  const company = uniqueCompany();
  const fullName = `Jane ${"Longest ".repeat(9)}Name`;
  await askForQuote(page, { company, fullName });
  await logIn(page, person("staff"));
  await expect(heading(page)).toHaveText("Today");
  await page.goto(`/office/leads?words=${company}`);
  await waitForReact(page);
  const tooltip = page.getByRole("tooltip");
  const name = row(page, company).getByText("Jane Longest", { exact: false });
  const started = Date.now();
  // Over a link that is stretched over its row.
  await name.hover({ force: true });
  await expect(tooltip).toHaveText(fullName);
  expect(Date.now() - started).toBeGreaterThanOrEqual(690);
  await expect(page).toHaveURL(/\/office\/leads\?words=/);
  await page.keyboard.press("Escape");
  await expect(tooltip).toBeHidden();
  await row(page, company).getByText(company).hover({ force: true });
  await page.waitForTimeout(1_000);
  await expect(tooltip, "not cut off").toBeHidden();
  await row(page, company).locator("time").hover({ force: true });
  await expect(tooltip).toHaveText(/\d{4}, \d+:\d\d [AP]M C[SD]T$/);
  // The pointer may go over to the tooltip, and it stays.
  const box = await tooltip.boundingBox();
  if (box === null) throw new Error("no tooltip");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
  await page.waitForTimeout(500);
  await expect(tooltip).toBeVisible();
  await page.mouse.move(5, 800);
  await expect(tooltip).toBeHidden();
});

test("open at once for the keyboard, with what is cut off in a marked row", async ({
  page,
  person,
}) => {
  const company = uniqueCompany();
  const fullName = `Jane ${"Longest ".repeat(9)}Name`;
  await askForQuote(page, { company, fullName });
  await logIn(page, person("staff"));
  await expect(heading(page)).toHaveText("Today");
  await page.goto(`/office/leads?words=${company}`);
  await waitForReact(page);
  await page.keyboard.press("j");
  await expect(page.getByRole("tooltip")).toHaveText(fullName);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("tooltip")).toBeHidden();
  await page.getByRole("button", { name: "Dark", exact: true }).first().focus();
  await expect(page.getByRole("tooltip")).toHaveText("Dark");
});

test.describe("on a touchscreen", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
  test("stay away", async ({ page, person }) => {
    await logIn(page, person("staff"));
    await expect(heading(page)).toHaveText("Today");
    await page.locator("nav summary", { hasText: "More" }).tap();
    await page.getByRole("button", { name: "Dark", exact: true }).last().tap();
    await page.waitForTimeout(1_000);
    await expect(page.getByRole("tooltip")).toBeHidden();
  });
});
