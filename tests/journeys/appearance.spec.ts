/** Light, dark, or as the system: chosen once, kept by the browser, written by the server. */
import type { Page } from "@playwright/test";
import { palette } from "#content/palette.ts";
import { expectToFit, heading, logIn } from "../support/account-journey.ts";
import { expectNoViolation } from "../support/axe.ts";
import { expect, test } from "../support/journey.ts";

/** As the palette writes it. */
const background = async (page: Page): Promise<string> => {
  const color = await page
    .locator("html")
    .evaluate((html) => getComputedStyle(html).backgroundColor);
  const parts = [...color.matchAll(/\d+/g)].map(([part]) => Number(part).toString(16));
  return `#${parts.map((part) => part.padStart(2, "0")).join("")}`;
};
const light: string = palette.porcelain;
const dark: string = palette.night;

test.use({ colorScheme: "light" });

const choose = async (page: Page, name: string) => {
  // Until its styles are there, a page shows the rail of wide windows.
  await page.waitForLoadState();
  const more = page.locator("nav summary", { hasText: "More" });
  const button = page.getByRole("button", { name, exact: true });
  if (!(await button.filter({ visible: true }).count())) await more.click();
  await button.filter({ visible: true }).click();
};

test("office, account and portal follow the choice; public pages do not", async ({
  page,
  person,
}) => {
  await logIn(page, person("staff"));
  await expect(heading(page)).toHaveText("Today");
  await page.goto("/office/leads?state=all");
  expect(await background(page)).toBe(light);
  await choose(page, "Dark");
  await expect(page.locator("html")).toHaveAttribute("data-appearance", "dark");
  await expect(page).toHaveURL(/\/office\/leads\?state=all$/);
  await expect.poll(() => background(page)).toBe(dark);
  await expect(
    page.getByRole("button", { name: "Dark", exact: true }).filter({ visible: true }),
  ).toHaveAttribute("aria-pressed", "true");
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .toContain("appearance");
  for (const path of ["/office/leads", "/account/profile"]) {
    const served = await page.request.get(path);
    expect(await served.text(), path).toMatch(/<html[^>]*data-appearance="dark"/);
    await page.goto(path);
    expect(await background(page)).toBe(dark);
    await expectToFit(page);
    await expectNoViolation(page);
  }
  for (const path of ["/", "/newsletter", "/careers"])
    expect(await (await page.request.get(path)).text(), path).not.toContain("data-appearance");
  await page.goto("/account/profile");
  await choose(page, "Light");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(() => background(page)).toBe(light);
  await choose(page, "Match system");
  await expect.poll(() => background(page)).toBe(dark);
});

test("the portal has the switch as well, on phones too", async ({ page, person }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, person("client"));
  await expect(page.getByRole("navigation", { name: "Sections" }).first()).toBeAttached();
  await choose(page, "Dark");
  await expect.poll(() => background(page)).toBe(dark);
  await expectToFit(page);
  await expectNoViolation(page);
});
