import { expect, test, wake } from "../support/journey.ts";

/** Of the Layout Instability API, which TypeScript's DOM types leave out. */
interface LayoutShiftSource {
  node: Node | null;
  previousRect: DOMRectReadOnly;
  currentRect: DOMRectReadOnly;
}

test("nothing moves while the page loads and React takes over", async ({ page }) => {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    const describe = ({ node, previousRect, currentRect }: LayoutShiftSource) =>
      `${node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent} ${JSON.stringify([previousRect, currentRect])}`;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ("sources" in entry) moved.push(...(entry.sources as LayoutShiftSource[]).map(describe));
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/");
  await wake(page);
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate("window.moved")).toEqual([]);
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
