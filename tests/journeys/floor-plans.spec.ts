/** A floor plan that came as a PDF: its page becomes a picture, and rooms are traced by mouse and by keys. */
import { expectGoodScreen, heading, logIn } from "../support/account-journey.ts";
import { expect, test, waitForAnswer, waitForReact } from "../support/journey.ts";
import { quoteFields } from "../support/quote-request.ts";
import { clickOnPlan, onScreen, planPdf } from "../support/traced-plan.ts";

/** One room of 300 by 200 points. */
const planFile = planPdf("3 w 100 300 300 200 re S");

test("rooms of a PDF are traced by mouse and by keys, and become areas", async ({
  page,
  person,
}) => {
  const company = `Harbor ${crypto.randomUUID().slice(0, 8)}`;
  const asked = await page.request.post("/api/quote", { data: { ...quoteFields, company } });
  expect(asked.status()).toBe(201);
  await logIn(page, person("administrator-ready"));
  await page.goto(`/office/pipeline?words=${encodeURIComponent(company)}`);
  await page.getByRole("link", { name: company, exact: true }).first().click();
  await expect(heading(page)).toHaveText(company);
  await page.getByRole("link", { name: "Add a floor plan" }).click();
  await waitForReact(page);
  await page.getByLabel("Name, e.g., First floor").fill("First floor");
  const file = { name: "plan.pdf", mimeType: "application/pdf", buffer: planFile };
  await page.locator("input[type=file]").first().setInputFiles(file);
  await page.getByRole("button", { name: "Add the plan" }).click();

  await expect(page.getByRole("img", { name: "Page 1 of 1" })).toBeVisible();
  await page.getByRole("button", { name: "Trace on this page" }).click();
  await expect(page.getByText("The picture was added. You can trace on it now.")).toBeVisible();

  const plan = page.getByRole("application", { name: "Floor plan First floor" });
  await waitForReact(page);
  // The room's upper side is 300 points of 800, on a picture of 2,560 pixels.
  await clickOnPlan(page, plan, 320, 320);
  await clickOnPlan(page, plan, 1_280, 320);
  const length = page.getByLabel(/^Length of the scale line/);
  await expect(length).toBeFocused();
  await length.fill("30 ft");
  await clickOnPlan(page, plan, 320, 320);
  await clickOnPlan(page, plan, 1_280, 960);
  await expect(page.getByText("Room 1 traced: 600 sq ft.")).toBeVisible();

  await page.getByRole("button", { name: "Polygon" }).click();
  await plan.focus();
  const { pixel } = await onScreen(plan, 0, 0);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Corner 1 set.")).toBeVisible();
  for (const key of ["ArrowRight", "ArrowDown", "ArrowLeft"]) {
    for (let step = 0; step < 8; step++) await page.keyboard.press(key);
    await page.keyboard.press("Enter");
  }
  await expect(page.getByText("Corner 4 set.")).toBeVisible();
  await page.keyboard.press("Backspace");
  await expect(page.getByText("Corner removed, 3 left.")).toBeVisible();

  // What is not saved, and even what is not finished, is there after a reload.
  await page.reload();
  await waitForReact(page);
  await expect(page.getByText("Your unsaved drawing is back.")).toBeVisible();
  const side = 80 * pixel;
  await clickOnPlan(page, plan, 1_280, 960 + side);
  await plan.focus();
  await page.keyboard.press("Enter");
  const squareFeet = Math.round((side / 32) ** 2);
  await expect(page.getByText(`Room 2 traced: ${squareFeet} sq ft.`)).toBeVisible();
  await page.getByRole("button", { name: "Save the plan" }).click();
  await waitForAnswer(page, "saved");
  await expect(page.getByText(`Total: ${600 + squareFeet} sq ft`)).toBeVisible();
  await expectGoodScreen(page);

  await page.getByLabel("Room 1 600 sq ft").check();
  await page.getByRole("button", { name: "Add the chosen rooms" }).click();
  await expect(page.getByText("already an area, 600 sq ft")).toBeVisible();
});
