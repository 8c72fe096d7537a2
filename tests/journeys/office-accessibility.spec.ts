/** What axe says of the office in use; every screen as it is opened is the walk's (`every-screen/`). */
import { expectGoodScreen, heading, logIn } from "../support/account-journey.ts";
import { expectNoViolationInAnyScheme } from "../support/axe.ts";
import { expect, test } from "../support/journey.ts";
import { askForQuote, row, uniqueCompany } from "../support/office-journey.ts";

for (const width of [390, 1280])
  test(`axe finds nothing on a notice, nor on the opened bar, at ${width} px`, async ({
    page,
    person,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const company = uniqueCompany();
    await askForQuote(page, { company, message: `${"word ".repeat(80)}end` });
    await logIn(page, person("administrator-ready"));
    await expect(heading(page)).toHaveText("Today");
    await page.goto(`/office/leads?words=${company}`);
    await row(page, company).getByRole("link").click();
    await page.getByRole("button", { name: "Mark as answered" }).click();
    await expect(page.getByRole("region", { name: "Notices (F8)" })).toBeVisible();
    await expectGoodScreen(page);
    if (width < 1024) {
      await page.locator("nav summary", { hasText: "More" }).click();
      await expectNoViolationInAnyScheme(page);
    }
  });
