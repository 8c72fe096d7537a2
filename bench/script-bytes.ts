/** Measures what a signed-in browser loads. */
import { setTimeout } from "node:timers/promises";
import { startBrowser } from "./browser.ts";

/** @param cookie as a request carries them */
export const cookiesFor = (url: string, cookie: string) =>
  cookie.split("; ").map((one) => {
    const [name = "", value = ""] = one.split("=");
    return { name, value, url };
  });

/** @returns bytes of scripts as they came over the line, until the page was still for two seconds */
export async function scriptBytesOf(address: string, cookie: string): Promise<number> {
  const { browser } = await startBrowser();
  try {
    const page = await browser.newPage();
    await page.context().addCookies(cookiesFor(new URL(address).origin, cookie));
    await page.goto(address);
    await page.waitForSelector("html[data-hydrated]", { state: "attached" });
    await setTimeout(2_000);
    return await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter((one) => new URL(one.name).pathname.endsWith(".js"))
        .reduce((sum, one) => sum + (one as PerformanceResourceTiming).encodedBodySize, 0),
    );
  } finally {
    await browser.close();
  }
}
