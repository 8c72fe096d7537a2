/** Every screen of the office, as axe sees it, in both sizes and both colors. */
import { expectToFit, heading, logIn, test } from "../support/account-journey.ts";
import { expectNoViolation } from "../support/axe.ts";
import { expect } from "../support/journey.ts";
import { askForQuote, row, uniqueCompany } from "../support/office-journey.ts";

test.describe.configure({ timeout: 180_000 });

const screens = [
  "/office/leads?state=all",
  "/office/leads?received=30-days&category=office&from=2026-01-01",
  "/office/contact-messages",
  "/office/applications",
  "/office/work-orders?tab=all",
  "/office/work-orders/new",
  "/office/subscribers",
  "/office/tonight",
  "/office/schedule",
  "/office/schedule/series",
  "/office/clients",
  "/office/people",
  "/office/people/invite",
  "/office/audit",
];

for (const width of [390, 1280])
  for (const colorScheme of ["light", "dark"] as const)
    test.describe(`at ${width} px, ${colorScheme},`, () => {
      test.use({ viewport: { width, height: 844 }, colorScheme });

      test("axe finds nothing on the screens of the office", async ({ page, person }) => {
        const company = uniqueCompany();
        await askForQuote(page, { company, message: `${"word ".repeat(80)}end` });
        await logIn(page, person("administrator-ready"));
        await expect(heading(page)).toHaveText("Quote requests");
        for (const path of screens) {
          await page.goto(path);
          await expect(page.locator("html[data-hydrated]")).toBeAttached();
          await expectToFit(page);
          await expectNoViolation(page);
        }
        await page.goto(`/office/leads?words=${company}`);
        await row(page, company).getByRole("link").click();
        await page.getByRole("button", { name: "Mark as answered" }).click();
        await expect(page.getByRole("region", { name: "Notices (F8)" })).toBeVisible();
        await expectNoViolation(page);
        if (width < 1024) {
          await page.locator("nav summary").click();
          await expectNoViolation(page);
        }
      });
    });
