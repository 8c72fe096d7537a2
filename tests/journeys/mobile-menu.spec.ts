import type { Locator, Page } from "@playwright/test";
import { scripts } from "../support/held-requests.ts";
import { expect, test, wake } from "../support/journey.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const menu = (page: Page): Locator =>
  page.locator("header details").filter({ has: page.getByLabel("Menu") });
const toggle = (page: Page): Locator => page.locator("summary[aria-label=Menu]");
const section = (page: Page, name: string): Locator =>
  menu(page).locator("details summary", { hasText: name });
const link = (page: Page, name: string): Locator =>
  menu(page).getByRole("link", { name, exact: true });

test.describe("the menu on a phone", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/");
    await wake(page);
    await toggle(page).tap();
  });

  test("opens an accordion with one section expanded at a time", async ({ page }) => {
    await section(page, "Industries").tap();
    await expect(link(page, "Healthcare Facilities")).toBeVisible();
    await section(page, "Services").tap();
    await expect(link(page, "Commercial Cleaning")).toBeVisible();
    await expect(link(page, "Healthcare Facilities")).toBeHidden();
    await section(page, "Services").tap();
    await expect(link(page, "Commercial Cleaning")).toBeHidden();
  });

  test("closes on a new page", async ({ page }) => {
    await section(page, "About Us").tap();
    await link(page, "Careers").tap();
    await expect(page).toHaveURL("/careers");
    await expect(menu(page)).not.toHaveAttribute("open");
  });

  test("closes on a touch outside", async ({ page }) => {
    await expect(section(page, "Services")).toBeVisible();
    await page.touchscreen.tap(60, 30);
    await expect(section(page, "Services")).toBeHidden();
  });

  test("closes on a touch beneath its entries, which reaches nothing behind", async ({ page }) => {
    const entries = menu(page).getByRole("navigation", { name: "Main" });
    const box = await entries.boundingBox();
    const bottom = (box?.y ?? 0) + (box?.height ?? 0);
    expect(bottom, "there is space left").toBeLessThan(844 - 44);
    await page.touchscreen.tap(195, (bottom + 844) / 2);
    await expect(section(page, "Services")).toBeHidden();
    await expect(page).toHaveURL("/");
  });

  test("leaves space to close it beneath entries that fill the window", async ({ page }) => {
    await section(page, "Industries").tap();
    await expect(link(page, "Healthcare Facilities")).toBeVisible();
    await page.locator("[data-menu-outside]").scrollIntoViewIfNeeded();
    await page.locator("[data-menu-outside]").tap();
    await expect(section(page, "Services")).toBeHidden();
  });

  test("closes on Escape and gives the focus back", async ({ page }) => {
    await page.keyboard.press("Escape");
    await expect(menu(page)).not.toHaveAttribute("open");
    await expect(toggle(page)).toBeFocused();
  });

  test("holds the quote and the client portal", async ({ page }) => {
    await expect(link(page, "Get a Free Quote")).toHaveAttribute("href", "/contact");
    await expect(link(page, "Client Portal")).toHaveAttribute("href", "/client-portal");
  });
});

test("the menu on a phone opens before any script has arrived", async ({ page }) => {
  await page.route(scripts, () => {});
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await toggle(page).tap();
  await section(page, "Services").tap();
  await expect(link(page, "Commercial Cleaning")).toBeVisible();
});

test("the menu changes at 768 px", async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 900 });
  await page.goto("/");
  await expect(toggle(page)).toBeVisible();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(toggle(page)).toBeHidden();
  await expect(
    page.getByRole("navigation", { name: "Main" }).filter({ visible: true }),
  ).toBeVisible();
});

test("the utility bar offers Call and Get a Quote, and never covers a form", async ({ page }) => {
  await page.goto("/");
  await wake(page);
  const bar = page.locator(".utility-bar");
  const show = (selector: string) =>
    page.evaluate((wanted) => {
      document.querySelector(wanted)?.scrollIntoView({ behavior: "instant" });
    }, selector);
  await show("#impact");
  await expect(bar.getByRole("link", { name: "Call" })).toHaveAttribute("href", /^tel:\+/);
  await expect(bar.getByRole("link", { name: "Get a Quote" })).toBeVisible();
  await show("form[data-draft=quote]");
  await expect(bar).toBeHidden();
  await show("#impact");
  await expect(bar).toBeVisible();
});

test("back-to-top never lies over a field, and is there beside and beneath the form", async ({
  page,
}) => {
  await page.goto("/");
  await wake(page);
  const button = page.getByRole("button", { name: "Back to top" });
  const form = page.locator("form[data-draft=quote]");
  const scrollFormTo = (shareOfForm: number) =>
    form.evaluate((element, share) => {
      const { top, height } = element.getBoundingClientRect();
      // The button stands about a hundred pixels above the lower end of the window.
      scrollBy({ top: top + height * share - innerHeight + 104, behavior: "instant" });
    }, shareOfForm);
  await scrollFormTo(-0.3);
  await expect(button).toBeVisible();
  for (const share of [0.1, 0.5, 0.9]) {
    await scrollFormTo(share);
    await expect(button).toBeHidden();
  }
  await scrollFormTo(1.3);
  await expect(button).toBeVisible();
});
