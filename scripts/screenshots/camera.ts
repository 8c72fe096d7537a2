import type { Browser, Page } from "@playwright/test";
import type { Screenshot } from "./screenshot.ts";

/** Typical window heights at these widths. */
const heightAt = (width: number) => (width < 768 ? 844 : 800);

/** A new browser context, so that no draft or notice of another screenshot is in the picture. */
export async function takePicture(
  browser: Browser,
  site: string,
  { path, prepare, window }: Screenshot,
  width: number,
  file: string,
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: heightAt(width) },
    locale: "en-US",
    timezoneId: "America/Chicago",
    reducedMotion: "reduce",
  });
  try {
    const page = await context.newPage();
    await page.goto(`${site}${path}`);
    await hydrate(page);
    await prepare?.(page);
    if (!window) await scrollToTop(page);
    await layOutWholePage(page);
    await loadPictures(page);
    await page.screenshot({ path: file, fullPage: !window });
  } finally {
    await context.close();
  }
}

async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(3, 3);
  await page.mouse.move(5, 5);
  await page.waitForSelector("html[data-hydrated]", { state: "attached" });
}

/** A picture of a whole page has the header wherever the window was scrolled to. */
async function scrollToTop(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await page.waitForFunction(() => scrollY === 0 && !document.querySelector("[data-scrolled]"));
}

/** Otherwise heights of parts out of sight are estimates, and the picture ends elsewhere. */
const layOutWholePage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(sheet);
  });

const loadPictures = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const images = [...document.images].filter((image) => image.checkVisibility());
    for (const image of images) image.loading = "eager";
    await Promise.all(images.map((image) => image.decode()));
    await document.fonts.ready;
  });
