import type { Page } from "@playwright/test";
import { expect, test, wake } from "../support/journey.ts";

test("the code of a page is asked for before the click that opens it", async ({ page }) => {
  await page.goto("/");
  await wake(page);
  await page.waitForLoadState("networkidle");
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));

  const arrived: string[] = [];
  page.on("requestfinished", (request) => arrived.push(new URL(request.url()).pathname));
  const link = page.locator("footer").getByRole("link", { name: "Industries" });
  await link.hover();
  const module = await moduleOf(page, "industries");
  await expect.poll(() => arrived).toContain(module);
  await expect.poll(() => requested.filter((path) => !arrived.includes(path))).toEqual([]);
  await page.route("**/assets/*.js", (route) => route.abort());
  await link.click();
  await expect(page).toHaveURL("/industries");
  await expect(page.locator("h1")).toHaveText("Six industries, each with its own hours");
});

test("files and other places are not asked for ahead", async ({ page }) => {
  await page.goto("/resources");
  await wake(page);
  await page.waitForLoadState("networkidle");
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.locator('a[href$=".pdf"]').first().hover();
  await page.locator('a[href^="tel:"]:visible').first().hover();
  await page.waitForTimeout(300);
  expect(requested.filter((path) => !path.startsWith("/pictures/"))).toEqual([]);
});

test("the next page begins at its top and is whole a moment after its headline", async ({
  page,
}) => {
  await page.goto("/");
  await wake(page);
  const link = page.locator("footer").getByRole("link", { name: "Careers" });
  await link.click();
  await expect(page).toHaveURL("/careers");
  await expect(page.locator("h1")).toBeInViewport();
  await expect(page.locator("main [name=fullName]")).toBeAttached();
  await expect(page.locator("main section:empty")).toHaveCount(0);
});

test("a link to a part of another page arrives there, and the way back where it began", async ({
  page,
}) => {
  await page.goto("/contact");
  await wake(page);
  await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
  await page.evaluate(() => {
    const link = Object.assign(document.createElement("a"), { href: "/careers#faq" });
    document.body.append(link);
    link.click();
  });
  await expect(page).toHaveURL("/careers#faq");
  await expect(page.locator("#faq h2")).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL("/contact");
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(700);
});

/** The file with a page's own code, as the framework's list names it. */
const moduleOf = (page: Page, path: string): Promise<string> =>
  page.evaluate((wanted) => {
    const manifest: { routes: Record<string, { path?: string; module: string }> } = Reflect.get(
      window,
      "__reactRouterManifest",
    );
    return Object.values(manifest.routes).find((route) => route.path === wanted)?.module ?? "";
  }, path);
