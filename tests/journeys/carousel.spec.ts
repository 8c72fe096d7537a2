import type { Locator, Page } from "@playwright/test";
import { holdRequests, scripts } from "../support/held-requests.ts";
import { expect, test, wake } from "../support/journey.ts";

const carousel = (page: Page): Locator => page.locator("[aria-roledescription=carousel]");
const slides = (page: Page): Locator => carousel(page).locator("[aria-roledescription=slide]");
const press = (page: Page, name: string) => carousel(page).getByRole("button", { name }).click();

/** Slides that stand whole inside the row. */
const inSight = (page: Page): Promise<number[]> =>
  carousel(page).evaluate((element) => {
    const row = element.querySelector("[aria-label=Slides]");
    if (!row) throw new Error("no row");
    const { left, right } = row.getBoundingClientRect();
    return [...row.children]
      .map((slide, at) => ({ at, box: slide.getBoundingClientRect() }))
      .filter(({ box }) => box.left >= left - 2 && box.right <= right + 2)
      .map(({ at }) => at);
  });

test.describe("the testimonials", () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await wake(page);
    await carousel(page).scrollIntoViewIfNeeded();
  });

  test("start at the first of three, two in sight on large screens", async ({ page }) => {
    await expect(slides(page)).toHaveCount(3);
    await expect(slides(page).first()).toHaveAttribute("aria-label", "1 of 3");
    await expect.poll(() => inSight(page)).toEqual([0, 1]);
  });

  test("wrap around both ways", async ({ page }) => {
    await press(page, "Next");
    await expect.poll(() => inSight(page)).toEqual([1, 2]);
    await press(page, "Next");
    await expect.poll(async () => (await inSight(page))[0]).toBe(2);
    await press(page, "Next");
    await expect.poll(() => inSight(page)).toEqual([0, 1]);
    await press(page, "Previous");
    await expect.poll(async () => (await inSight(page))[0]).toBe(2);
  });

  test("show one at a time on a phone", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => inSight(page)).toEqual([0]);
  });
});

test("the testimonials turn by themselves until they are paused", async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  await wake(page);
  await carousel(page).scrollIntoViewIfNeeded();
  await page.mouse.move(2, 2);
  await expect(carousel(page).getByRole("button", { name: "Pause" })).toBeVisible();
  await page.clock.runFor(8_000);
  await expect(carousel(page)).toContainText("2 / 3");
  await press(page, "Pause");
  await expect(carousel(page).getByRole("button", { name: "Play" })).toBeVisible();
  await page.mouse.move(2, 2);
  await page.clock.runFor(30_000);
  await expect(carousel(page)).toContainText("2 / 3");
});

test("a press on Next before React has taken over is not lost", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const arrive = await holdRequests(page, scripts);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await press(page, "Next");
  arrive();
  await expect.poll(() => inSight(page)).toEqual([1, 2]);
});
