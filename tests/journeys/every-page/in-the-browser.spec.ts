/** Each page, looked at closely: as it is served to a phone, and on a desktop once React is there. */
import type { Page } from "@playwright/test";
import { expectNoViolation } from "../../support/axe.ts";

import { expect, test, wake } from "../../support/journey.ts";
import { readableText, readMarkup } from "../../support/markup.ts";
import {
  everyEnglishPage,
  htmlOf,
  isSampleOfItsRoute,
  nowhere,
  translatedPages,
} from "../../support/page-list.ts";

const sizes = {
  phone: { viewport: { width: 390, height: 844 }, widths: [320, 390, 640, 767] },
  desktop: { viewport: { width: 1280, height: 800 }, widths: [768, 1024, 1280, 1920] },
} as const;

/** What nobody knows before a browser is there. */
const saidByTheBrowser = ["Your browser doesn’t send the signal."];

// Console, exceptions and foreign requests are watched by `page` itself.
test.use({ expectedOnConsole: nowhere, trace: "off" });
// Checking a whole page takes seconds, more on a busy machine.
test.describe.configure({ timeout: 120_000 });

for (const { path, status } of everyEnglishPage.filter(isSampleOfItsRoute)) {
  test(`${path} on a phone as served, then on a desktop with React`, async ({ page, served }) => {
    await page.setViewportSize(sizes.phone.viewport);
    const response = await page.goto(path);
    expect(response?.status()).toBe(status);
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.locator("h1")).toBeVisible();
    await expectNoViolation(page);
    await wake(page);
    await expectNoSidewaysScroll(page, sizes.phone.widths);

    await page.setViewportSize(sizes.desktop.viewport);
    await expect(page.locator("h1")).toHaveCount(1);
    await expectNoViolation(page);
    const inHtml = compact(readableText(readMarkup(htmlOf(served, path)).one("body")));
    const added = (await textsIn(page)).filter((text) => !inHtml.includes(compact(text)));
    expect(added.filter((text) => !saidByTheBrowser.includes(text))).toEqual([]);
    await expectNoSidewaysScroll(page, sizes.desktop.widths);
    await expectRoomForSpacedText(page);
  });
}

for (const { path, status } of translatedPages.filter(isSampleOfItsRoute)) {
  test(`${path} on a phone with React, and at every width`, async ({ page }) => {
    await page.setViewportSize(sizes.phone.viewport);
    const response = await page.goto(path);
    expect(response?.status()).toBe(status);
    await wake(page);
    await expect(page.locator("h1")).toHaveCount(1);
    await expectNoViolation(page);
    await expectNoSidewaysScroll(page, [...sizes.phone.widths, ...sizes.desktop.widths]);
    await expectRoomForSpacedText(page);
  });
}

/** WCAG 1.4.12: readers space texts so, on the narrowest phone as well. */
async function expectRoomForSpacedText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }`);
    document.adoptedStyleSheets.push(spacing);
  });
  await expectNoSidewaysScroll(page, [320]);
}

async function expectNoSidewaysScroll(page: Page, widths: readonly number[]): Promise<void> {
  const wider: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const by = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (by > 0) wider.push(`${by} px too wide at ${width} px`);
  }
  expect(wider).toEqual([]);
}

/** What people read in the page, block by block. */
const textsIn = (page: Page): Promise<string[]> =>
  page
    .locator(
      ":is(header, main, footer) :is(h1, h2, h3, p, li, dt, dd, th, td, figcaption, summary, a)",
    )
    .evaluateAll((blocks) => blocks.map((block) => block.textContent));

const compact = (text: string): string => text.replace(/\s+/g, "");
