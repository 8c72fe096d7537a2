/** Time to the next page of the site by navigation, compared with a full load of the same page. */
import type { Page } from "@playwright/test";
import { startServer } from "#tests/support/server.ts";
import { startBrowser } from "./browser.ts";
import { slow4G, slowerProcessor } from "./cheap-phone.ts";
import { median, type Row, type Section, targetRow } from "./report.ts";

const runs = 5;
/** Milliseconds from hovering over a link to the click; people take 200 to 500. */
const pointingMs = 400;
const ways = [
  { from: "/", to: "/careers" },
  { from: "/", to: "/industries" },
  { from: "/news", to: "/news/eco-friendly-program" },
];

export async function measureRouteChange(): Promise<Section> {
  const server = await startServer();
  try {
    const rows: Row[] = [];
    for (const { from, to } of ways) {
      const changes: number[] = [];
      const loads: number[] = [];
      for (let run = 0; run < runs; run++) {
        changes.push(await inNewBrowser((page) => changeRoute(page, server.url + from, to)));
        loads.push(await inNewBrowser((page) => loadWhole(page, server.url + to)));
      }
      const [change, load] = [median(changes), median(loads)];
      rows.push(
        targetRow(`${from} to ${to}, within the site`, change, " ms", { max: 250 }),
        { what: `${to}, a full load`, measured: `${load.toFixed(0)} ms` },
        { what: `${to}: ratio`, measured: (change / load).toFixed(2) },
      );
    }
    return {
      title: "The next page",
      method: `Median of ${runs} fresh browsers at 1280 px, slow 4G and a 4x slower processor, applied by the browser. Within the site: React is there, the pointer rests on the link of the page for ${pointingMs} ms; from the click to the frame with the new headline. A full load: until its first paint with content, nothing cached.`,
      rows,
    };
  } finally {
    await server.discard();
  }
}

async function inNewBrowser(measure: (page: Page) => Promise<number>): Promise<number> {
  const { browser } = await startBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", slow4G);
    await devtools.send("Emulation.setCPUThrottlingRate", slowerProcessor);
    return await measure(page);
  } finally {
    await browser.close();
  }
}

async function changeRoute(page: Page, from: string, to: string): Promise<number> {
  await page.goto(from);
  await page.keyboard.press("Shift"); // The first intent.
  await page.waitForSelector("html[data-hydrated]", { state: "attached" });
  return clickThrough(page, `a[href="${to}"]:visible`);
}

/** Measures from the click on a link, with the pointer on it before, to the frame with another headline. */
export async function clickThrough(page: Page, selector: string): Promise<number> {
  const link = page.locator(selector).last();
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(1000);
  await page.evaluate(watchHeadline);
  await link.hover();
  await page.waitForTimeout(pointingMs);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForFunction(() => performance.getEntriesByName("shown").length > 0);
  return page.evaluate(() => performance.measure("change", "click", "shown").duration);
}

/** Runs in the page: marks the click, and the end of the frame that shows another headline. */
function watchHeadline(): void {
  const headline = () => document.querySelector("h1")?.textContent;
  const before = headline();
  addEventListener("click", () => performance.mark("click"), { capture: true, once: true });
  const observer = new MutationObserver(() => {
    if (headline() === undefined || headline() === before) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => performance.mark("shown")));
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
}

async function loadWhole(page: Page, url: string): Promise<number> {
  await page.goto(url);
  await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint").length > 0,
  );
  return page.evaluate(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
  );
}
