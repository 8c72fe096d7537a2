import { expect, test, wake } from "../support/journey.ts";

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
