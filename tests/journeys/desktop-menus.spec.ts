import type { Locator, Page } from "@playwright/test";
import { navigationContent } from "#content/navigation.ts";
import { holdRequests, scripts } from "../support/held-requests.ts";
import { expect, test, waitForReact, wake } from "../support/journey.ts";

const nav = (page: Page): Locator =>
  page.locator("header").getByRole("navigation", { name: "Main" }).filter({ visible: true });
const name = (page: Page, item: string): Locator => nav(page).locator("summary", { hasText: item });
const panel = (page: Page, item: string): Locator =>
  nav(page).getByRole("link", { name: `View All ${item}` });

const menus = navigationContent("en").navigation.filter(({ items }) => items !== undefined);

test.describe("the mega-menu", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/");
    await wake(page);
  });

  for (const menu of menus) {
    test(`of ${menu.name} shows its name, a blurb, View All and a card for each sub-item`, async ({
      page,
    }) => {
      await name(page, menu.name).click();
      await expect(panel(page, menu.name)).toBeVisible();
      await expect(panel(page, menu.name)).toHaveAttribute("href", menu.href);
      await expect(nav(page).getByText(menu.blurb ?? "", { exact: true })).toBeVisible();
      for (const link of menu.items ?? []) {
        const card = nav(page).getByRole("link", { name: link.name }).filter({ visible: true });
        await expect(card).toHaveAttribute("href", link.href);
      }
    });
  }

  test("opens under the pointer after a short delay and closes 800 ms after it has left", async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto("/");
    await wake(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await name(page, "Services").hover();
    await expect(panel(page, "Services")).toBeHidden();
    await page.clock.runFor(400);
    await expect(panel(page, "Services")).toBeVisible();
    await page.mouse.move(640, 780);
    await page.clock.runFor(790);
    await expect(panel(page, "Services")).toBeVisible();
    await page.clock.runFor(20);
    await expect(panel(page, "Services")).toBeHidden();
  });

  test("stays open when the pointer comes back in time", async ({ page }) => {
    await page.clock.install();
    await page.goto("/");
    await wake(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await name(page, "Industries").hover();
    await page.clock.runFor(400);
    await page.mouse.move(640, 780);
    await page.clock.runFor(500);
    await name(page, "Industries").hover();
    await page.clock.runFor(2_000);
    await expect(panel(page, "Industries")).toBeVisible();
  });

  test("is toggled by clicks, and one replaces the other", async ({ page }) => {
    await name(page, "Services").click();
    await expect(panel(page, "Services")).toBeVisible();
    await name(page, "Industries").click();
    await expect(panel(page, "Industries")).toBeVisible();
    await expect(panel(page, "Services")).toBeHidden();
    await expect(async () => {
      await name(page, "Industries").click();
      await expect(panel(page, "Industries")).toBeHidden({ timeout: 500 });
    }).toPass();
  });

  test("is complete by keyboard: arrows walk, Enter opens, Escape closes and gives the focus back", async ({
    page,
  }) => {
    await name(page, "Industries").focus();
    await page.keyboard.press("ArrowRight");
    await expect(name(page, "Services")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(panel(page, "Services")).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(panel(page, "Services")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(nav(page).getByRole("link", { name: "Commercial Cleaning" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(panel(page, "Services")).toBeHidden();
    await expect(name(page, "Services")).toBeFocused();
  });

  test("closes when the focus walks out of it", async ({ page }) => {
    await name(page, "About Us").focus();
    await page.keyboard.press("Enter");
    await expect(panel(page, "About Us")).toBeVisible();
    await nav(page).getByRole("link", { name: "Contact", exact: true }).focus();
    await expect(panel(page, "About Us")).toBeHidden();
  });

  test("closes on a click outside", async ({ page }) => {
    await name(page, "Services").click();
    await expect(panel(page, "Services")).toBeVisible();
    await page.mouse.click(640, 780);
    await expect(panel(page, "Services")).toBeHidden();
  });

  test("gives way to who types elsewhere, though the pointer rests on it", async ({ page }) => {
    await name(page, "Industries").hover();
    await expect(panel(page, "Industries")).toBeVisible();
    await page.locator("#quote-fullName").focus();
    await page.keyboard.type("A");
    await expect(panel(page, "Industries")).toBeHidden();
  });

  test("leads to the page, closes there, and marks where the visitor is", async ({ page }) => {
    await name(page, "About Us").click();
    await nav(page).getByRole("link", { name: "Our Approach" }).click();
    await expect(page).toHaveURL("/approach");
    await expect(panel(page, "About Us")).toBeHidden();
    await expect(name(page, "About Us")).toHaveAttribute("data-active", "");
    await name(page, "About Us").click();
    await expect(nav(page).getByRole("link", { name: "Our Approach" })).toHaveAttribute(
      "aria-current",
      "page",
    );
  });
});

test("a click on a menu is answered before any script has arrived", async ({ page }) => {
  await page.route(scripts, () => {});
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await name(page, "Services").click();
  await expect(panel(page, "Services")).toBeVisible();
});

test("a menu opened before React has taken over stays open", async ({ page }) => {
  const arrive = await holdRequests(page, scripts);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await name(page, "Services").click();
  await expect(panel(page, "Services")).toBeVisible();
  arrive();
  await waitForReact(page);
  await expect(panel(page, "Services")).toBeVisible();
});

test("the top bar gives hours, telephone, address, Locations and Client Portal", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByText("Mon-Fri 8am-6pm").filter({ visible: true }).first()).toBeVisible();
  await expect(page.locator("a[href^='tel:']").filter({ visible: true }).first()).toBeVisible();
  await expect(page.locator("a[href^='mailto:']").filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Locations" }).first()).toHaveAttribute(
    "href",
    "/locations",
  );
  const header = page.locator("header");
  const portal = header.getByRole("link", { name: "Client Portal" }).filter({ visible: true });
  await expect(portal, "in the top bar and as a button").toHaveCount(2);
  for (const link of await portal.all()) {
    await expect(link).toHaveAttribute("href", "/client-portal");
  }
  await expect(
    header.getByRole("link", { name: "Get a Free Quote" }).filter({ visible: true }),
  ).toHaveAttribute("href", "/contact");
});
