import { expectNoViolation } from "../support/axe.ts";
import { expect, test, wake } from "../support/journey.ts";
import { submitButton } from "../support/quote-visitor.ts";

const sizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const;

// Judging a whole page takes seconds, on a busy machine many of them.
test.describe.configure({ timeout: 150_000 });

for (const [name, viewport] of Object.entries(sizes)) {
  test.describe(`axe finds nothing on a ${name}`, () => {
    test.use({ viewport, expectedOnConsole: /Failed to load resource.*404/ });

    test("on the home page", async ({ page }) => {
      await page.goto("/");
      await expectNoViolation(page);
      await wake(page);
      await expectNoViolation(page);
    });

    test("on the home page with every message of the form", async ({ page }) => {
      await page.goto("/");
      await wake(page);
      await submitButton(page).click();
      await expect(page.locator("[aria-invalid]").first()).toBeVisible();
      await expectNoViolation(page);
    });

    test("on the not-found page", async ({ page }) => {
      await page.goto("/no-such-page");
      await expectNoViolation(page);
    });

    test("on open menus", async ({ page }) => {
      await page.goto("/");
      await wake(page);
      if (name === "phone") await page.locator("summary[aria-label=Menu]").click();
      for (const item of ["Industries", "Services", "About Us"]) {
        await page.locator("header summary:visible", { hasText: item }).click();
        await expectNoViolation(page, "header");
      }
    });
  });
}
