import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import sharp, { type Sharp } from "sharp";
import { morning, type Shot } from "./shots.ts";

/** The desktop has the shape of the site's pictures, 1920 x 1200 pixels in all. */
const desktop = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.5 };
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.5, isMobile: true };

/** @returns the files that were written, from the product's folder */
export async function takeShot(
  browser: Browser,
  site: string,
  cookie: string,
  { path, navigate, isPhone, name, master }: Shot,
  product: string,
): Promise<string[]> {
  const context = await browser.newContext({
    ...(isPhone ? phone : desktop),
    locale: "en-US",
    timezoneId: "America/Chicago",
    colorScheme: "light",
    reducedMotion: "reduce",
  });
  try {
    const [cookieName = "", value = ""] = cookie.split("=");
    await context.addCookies([{ name: cookieName, value, url: site }]);
    await context.clock.setFixedTime(new Date(morning));
    const page = await context.newPage();
    await page.goto(site + path);
    await page.waitForSelector("html[data-hydrated]", { state: "attached" });
    if (navigate) {
      const before = page.url();
      await navigate(page);
      await page.waitForURL((url) => url.href !== before);
      // Nothing is pointed at in a picture.
      await page.mouse.move(0, 0);
    }
    await page.evaluate(() => document.fonts.ready);
    const picture = sharp(await page.screenshot());
    const files = [];
    if (master) {
      const file = `artwork/pictures/${master}.webp`;
      await writeFile(join(product, file), await picture.clone().webp({ quality: 95 }).toBuffer());
      files.push(file);
    }
    const file = `docs/images/${name}.webp`;
    const small = isPhone ? picture : picture.resize({ width: 1280 });
    await writeFile(join(product, file), await smallEnough(small));
    return [...files, file];
  } finally {
    await context.close();
  }
}

/** Documents are read over slow connections, too, and the repository keeps every version. */
const maxBytes = 60_000;

async function smallEnough(picture: Sharp): Promise<Buffer> {
  for (const quality of [82, 74, 66]) {
    const bytes = await picture.clone().webp({ quality }).toBuffer();
    if (bytes.length <= maxBytes) return bytes;
  }
  return picture.webp({ quality: 58 }).toBuffer();
}
