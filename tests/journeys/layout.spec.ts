import { expect, test, wake } from "../support/journey.ts";

const widths = [320, 360, 390, 480, 640, 767, 768, 900, 1024, 1280, 1440, 1920];

test.use({ expectedOnConsole: /Failed to load resource.*404/ });

for (const path of ["/", "/no-such-page", "/services"]) {
  test(`${path} never scrolls sideways from 320 to 1920 px`, async ({ page }) => {
    await page.goto(path);
    await wake(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wider, `${width} px`).toBeLessThanOrEqual(0);
    }
  });
}

test("nothing moves while the page loads and React takes over", async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ("value" in entry) shifts.push(Number(entry.value));
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/");
  await wake(page);
  await page.evaluate(() => document.fonts.ready);
  const shifts: unknown = await page.evaluate("window.shifts");
  expect(shifts).toEqual([]);
});

test("headline, sentence, both actions and badges stand on the first screen of a phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  for (const name of ["Request a Quote", "Explore Our Services"]) {
    await expect(page.locator("#hero").getByRole("link", { name })).toBeInViewport({ ratio: 1 });
  }
  await expect(page.getByText("Certified Teams", { exact: true })).toBeInViewport({ ratio: 1 });
});
