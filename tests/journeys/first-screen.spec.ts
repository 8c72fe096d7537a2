import type { Page } from "@playwright/test";
import { expect, test, wake } from "../support/journey.ts";

const putOff = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll(".later")].filter(
        (section) => getComputedStyle(section).contentVisibility === "auto",
      ).length,
  );

/** Without a window, the browser says of each page that a pointer rests in its corner. */
function ignorePointerOfNobody(): void {
  const ignore = (event: PointerEvent) => {
    if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
  };
  addEventListener("pointerover", ignore, { capture: true });
}

test("the page is laid out to its end a moment after the first paint, without an intent", async ({
  page,
}) => {
  await page.addInitScript(ignorePointerOfNobody);
  await page.goto("/");
  await expect(page.locator("html[data-whole]")).toBeAttached();
  expect(await putOff(page)).toBe(0);
  await expect(page.locator("html[data-hydrated]")).not.toBeAttached();
  await expect(page.locator(".later[style*=content-visibility]")).toHaveCount(0);
});

test("an anchor in the address, a reload and the way back find their place", async ({ page }) => {
  await page.goto("/#quote");
  await expect(page.locator("#quote h2").first()).toBeInViewport();
  // What is still laid out above moves the place along with its content.
  await expect(page.locator("html[data-whole]")).toBeAttached();
  await page.evaluate(() => scrollTo({ top: 3_000, behavior: "instant" }));
  const heading = () =>
    page.evaluate(() => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.textContent);
  const before = await heading();
  await page.reload();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(3_000);
  expect(await heading()).toBe(before);
});

test("a link to a section further down arrives there while the page is still laid out", async ({
  page,
}) => {
  // A picture that never comes keeps the load, and so the rest of the layout, waiting.
  await page.route("**/pictures/**", () => undefined);
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.locator("footer")).toBeAttached();
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href$="#quote"]')?.click());
  await expect(page.locator("#quote h2").first()).toBeInViewport();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const path of ["/", "/industries", "/services", "/news/eco-friendly-program"])
    test(`${path} is no wider than the window while it is still laid out`, async ({ page }) => {
      // A picture that never comes keeps the rest of the layout waiting.
      await page.route("**/pictures/**", () => undefined);
      await page.goto(path, { waitUntil: "commit" });
      await expect(page.locator("footer")).toBeAttached();
      expect(await putOff(page)).toBeGreaterThan(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });
});

test("the first click on a link after React's first answer stays within the page", async ({
  page,
}) => {
  await page.goto("/about");
  await wake(page);
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loaded.push(request.url());
  });
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('footer a[href="/industries"]')?.click(),
  );
  await expect(page).toHaveURL("/industries");
  await expect(page.locator("h1")).toHaveText("Six industries, each with its own hours");
  expect(loaded).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("nothing is put off", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("footer.later")).toHaveCSS("content-visibility", "visible");
  });
});
