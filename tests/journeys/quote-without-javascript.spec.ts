import { expect, test } from "../support/journey.ts";
import {
  field,
  fillIn,
  goodRequest,
  noteOf,
  quoteForm,
  submitButton,
} from "../support/quote-visitor.ts";

test.use({ javaScriptEnabled: false, expectedOnConsole: /Failed to load resource.*422/ });

test("without JavaScript the form comes back with messages and values, and then confirms", async ({
  page,
}) => {
  const values = { ...goodRequest, email: "jane at harbor", message: 'a "<b>' };
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await fillIn(page, values);
  const answer = page.waitForResponse((response) => response.request().method() === "POST");
  await submitButton(page).click();
  expect((await answer).status()).toBe(422);

  const summary = quoteForm(page).getByRole("alert");
  await expect(summary).toBeInViewport({ ratio: 1 });
  await summary.getByRole("link", { name: "Please provide more details" }).click();
  await expect(field(page, "message")).toBeInViewport({ ratio: 1 });
  await expect(await noteOf(page, "email")).toHaveText("Invalid email address");
  await expect(await noteOf(page, "message")).toHaveText(
    "Please provide more details about your needs",
  );
  await expect(field(page, "email")).toHaveAttribute("aria-invalid", "true");
  await expect(field(page, "fullName")).not.toHaveAttribute("aria-invalid");
  for (const [name, value] of Object.entries(values)) {
    await expect(quoteForm(page).locator(`[name=${name}]`), name).toHaveValue(value);
  }

  await fillIn(page, { email: goodRequest.email, message: goodRequest.message });
  const confirmation = page.waitForResponse((response) => response.request().method() === "POST");
  await submitButton(page).click();
  expect((await confirmation).status()).toBe(200);
  await expect(page.getByText("Your request is with us.")).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(/Q-[A-Z0-9]{3}-[A-Z0-9]{4}/)).toBeVisible();
});
