/** What pages turn into while they are used; each page itself is validated in `every-page/`. */
import { applicant, applicationForm } from "../support/application-visitor.ts";
import { expectNoViolation } from "../support/axe.ts";
import { goodMessage, writer } from "../support/contact-visitor.ts";
import { expect, test, wake } from "../support/journey.ts";
import { field as quoteField, quoteForm, submitButton } from "../support/quote-visitor.ts";

const sizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const;

// Checking a whole page takes seconds, more on a busy machine.
test.describe.configure({ timeout: 150_000 });

for (const [name, viewport] of Object.entries(sizes)) {
  test.describe(`axe finds nothing on a ${name}`, () => {
    test.use({
      viewport,
      expectedOnConsole:
        /Failed to (load resource|fetch)|^console: (TypeError|Error: \d{3}: )|net::ERR/,
    });

    test("on every message of the quote form", async ({ page }) => {
      await page.goto("/");
      await wake(page);
      await submitButton(page).click();
      await expect(page.locator("[aria-invalid]").first()).toBeVisible();
      await expectNoViolation(page);
    });

    test("on open menus", async ({ page }) => {
      await page.goto("/");
      await wake(page);
      if (name === "phone") await page.locator("summary[aria-label=Menu]").click();
      for (const item of ["Industries", "Services", "About Us"]) {
        await page.locator("header summary:visible", { hasText: item }).click();
        await expectNoViolation(page, { within: "header" });
      }
    });

    test("on a message that waits, with a planning range beside it", async ({ page }) => {
      await page.route("**/api/**", (route) => route.abort());
      await page.goto("/contact");
      await writer.fillIn(page, goodMessage);
      await writer.button(page).click();
      await expect(writer.form(page)).toContainText("waiting in this browser");
      await quoteField(page, "facilityType").selectOption("retail");
      await quoteField(page, "squareFootage").fill("8,000");
      await quoteField(page, "squareFootage").blur();
      await quoteForm(page).getByText("What it is based on").click();
      await expectNoViolation(page);
    });

    test("on a selected opening, and on every message of the application", async ({ page }) => {
      await page.goto("/careers");
      await wake(page);
      await page
        .locator("#night-supervisor")
        .getByRole("link", { name: /Apply Now/ })
        .click();
      await page.locator("#night-supervisor summary").click();
      await applicant.button(page).click();
      await expect(page.locator(`${applicationForm.selector} [aria-invalid]`)).toHaveCount(6);
      await expectNoViolation(page);
    });

    test("on a login that is refused", async ({ page }) => {
      await page.goto("/client-portal");
      await page.getByLabel("Username/Email").fill("nobody");
      await page.getByLabel("Password").fill("nothing");
      await page.getByRole("button", { name: "Log In" }).click();
      await expect(page.locator("#login").getByRole("alert")).not.toBeEmpty();
      await expectNoViolation(page);
    });
  });
}
