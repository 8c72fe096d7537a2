import { expect, test, wake } from "../support/journey.ts";
import { expectNotice, quoteSent } from "../support/notice.ts";
import { field, fillIn, goodRequest, quoteForm, submitButton } from "../support/quote-visitor.ts";

for (const path of ["/", "/contact"]) {
  test(`${path}: a range appears once kind and area stand, and follows the frequency`, async ({
    page,
  }) => {
    await page.goto(path);
    await wake(page);
    const frequency = quoteForm(page).getByLabel("How often should crews come? (optional)");
    await expect(frequency).toBeHidden();
    await field(page, "facilityType").selectOption("office");
    await field(page, "squareFootage").fill("large");
    await field(page, "squareFootage").blur();
    await expect(frequency, "no area is named yet").toBeHidden();
    await field(page, "squareFootage").fill("");
    await field(page, "squareFootage").pressSequentially("25,000");
    await expect(quoteForm(page), "not while somebody types").not.toContainText("a month");
    await field(page, "squareFootage").blur();
    await expect(quoteForm(page)).toContainText("$2,000 to $4,500 a month");
    await expect(quoteForm(page)).toContainText("A walk-through makes it exact.");
    await frequency.selectOption("1");
    await expect(quoteForm(page)).toContainText("$450 to $1,350 a month");
    await field(page, "squareFootage").fill("9,000,000");
    await field(page, "squareFootage").blur();
    await expect(quoteForm(page)).not.toContainText("a month");
    await expect(quoteForm(page)).toContainText("every building is priced individually");
  });
}

test("the range is kept with the request, which is the specified one without it", async ({
  page,
}) => {
  await page.goto("/");
  await fillIn(page);
  await page.getByLabel("How often should crews come? (optional)").selectOption("3");
  const request = page.waitForRequest("**/api/quote");
  await submitButton(page).click();
  expect((await request).postDataJSON()).toEqual({ ...goodRequest, frequency: "3" });
  await expectNotice(page, ...quoteSent);
  await expect(quoteForm(page)).not.toContainText("a month");
});

test("a click on the button that ends the typing is not lost to the range", async ({ page }) => {
  await page.goto("/");
  const { squareFootage, ...others } = goodRequest;
  await fillIn(page, others);
  await field(page, "squareFootage").pressSequentially(squareFootage);
  await submitButton(page).click();
  await expectNotice(page, ...quoteSent);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the frequency is an ordinary question that may stay open", async ({ page }) => {
    await page.goto("/contact");
    await expect(page.getByLabel("How often should crews come? (optional)")).toBeVisible();
    await fillIn(page);
    await submitButton(page).click();
    await expect(page.getByText("Your request is with us.")).toBeVisible();
  });
});
