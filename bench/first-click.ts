/** How long the first click on the menu takes: slow 4G, a 4x slower processor, empty cache. */
import type { Page } from "@playwright/test";
import { startServer } from "#tests/support/server.ts";
import { startBrowser } from "./browser.ts";
import { slow4G, slowerProcessor } from "./cheap-phone.ts";
import { median, type Section, targetRow } from "./report.ts";

const runs = 5;

interface Click {
  /** Milliseconds from the press to the open menu (native, no script involved). */
  nativeAnswer: number;
  /** From the press to the last byte of code. */
  codeArrival: number;
  /** From the last byte of code to the hydrated page. */
  hydration: number;
}

export async function measureFirstClick(): Promise<Section> {
  const server = await startServer();
  try {
    const clicks: Click[] = [];
    for (let run = 0; run < runs; run++) clicks.push(await clickOnce(server.url));
    const of = (name: keyof Click) => median(clicks.map((click) => click[name]));
    return {
      title: "First click on the menu",
      method: `Median of ${runs} fresh browsers at 390 px, slow 4G (150 ms, 1.6 Mbit/s) and a 4x slower processor, applied by the browser. The first press on the menu is also the first intent. Times are from the press.`,
      rows: [
        targetRow("native answer, without any code", of("nativeAnswer"), " ms", { most: 200 }),
        targetRow("code has arrived", of("codeArrival"), " ms", { most: 1000 }),
        targetRow("React answers, after its code is there", of("hydration"), " ms", { most: 100 }),
      ],
    };
  } finally {
    await server.discard();
  }
}

async function clickOnce(url: string): Promise<Click> {
  const { browser } = await startBrowser();
  try {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", slow4G);
    await devtools.send("Emulation.setCPUThrottlingRate", slowerProcessor);
    await page.addInitScript(watch);
    await page.goto(url, { waitUntil: "load" });
    await page.waitForTimeout(1500);
    await page.locator(".mobile-menu > summary").tap();
    return await readClick(page);
  } finally {
    await browser.close();
  }
}

/** Runs in the page, before its own scripts. */
function watch(): void {
  const mark = (name: string) => {
    if (performance.getEntriesByName(name).length === 0) performance.mark(name);
  };
  addEventListener("pointerdown", () => mark("press"), true);
  addEventListener("toggle", () => mark("open"), true);
  addEventListener("hydrated", () => mark("hydrated"), true);
}

/** Waits inside the page: polling from outside would slow down what is measured. */
const readClick = (page: Page): Promise<Click> =>
  page.evaluate(async () => {
    if (document.documentElement.dataset.hydrated === undefined)
      await new Promise((resolve) =>
        addEventListener("hydrated", resolve, { once: true, capture: true }),
      );
    const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
    const press = at("press");
    const scripts = performance
      .getEntriesByType("resource")
      .filter(
        (entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming,
      )
      .filter((entry) => entry.name.endsWith(".js") && entry.responseEnd < at("hydrated"));
    const lastByte = Math.max(...scripts.map((entry) => entry.responseEnd));
    return {
      nativeAnswer: at("open") - press,
      codeArrival: lastByte - press,
      hydration: at("hydrated") - lastByte,
    };
  });
