/** Measures how long the first click on the menu takes: a cheap phone on slow 4G, empty cache. */
import type { Page } from "@playwright/test";
import { startServer } from "#tests/support/server.ts";
import { startBrowser } from "./browser.ts";
import { slow4G, slowerProcessor } from "./cheap-phone.ts";
import { processorIndex, slowdownToCheapPhone } from "./processor.ts";
import { median, type Row, type Section, targetRow } from "./report.ts";

const runs = 5;

interface Click {
  /** Milliseconds from the press to the open menu (native, no script involved). */
  nativeAnswer: number;
  /** Milliseconds from the press to the last byte of code. */
  codeArrival: number;
  /** Milliseconds from the last byte of code to the hydrated page. */
  hydration: number;
}

export async function measureFirstClick(): Promise<Section> {
  const server = await startServer();
  try {
    const slowdown = slowdownToCheapPhone(await processorIndex());
    return {
      title: "First click on the menu",
      method: `Median of ${runs} fresh browsers at 390 px, slow 4G (150 ms, 1.6 Mbit/s), applied by the browser as the slower processor is: by ${slowdown.toFixed(1)} for a cheap phone on Lighthouse's scale, then by ${slowerProcessor.rate}. The first press on the menu is also the first intent. Times are from the press.`,
      rows: [
        ...(await measureClicks(server.url, slowdown, "")),
        ...(await measureClicks(server.url, slowerProcessor.rate, ` at ${slowerProcessor.rate}x`)),
      ],
    };
  } finally {
    await server.discard();
  }
}

async function measureClicks(url: string, slowdown: number, suffix: string): Promise<Row[]> {
  const clicks: Click[] = [];
  for (let run = 0; run < runs; run++) clicks.push(await clickOnce(url, slowdown));
  const row = (what: string, name: keyof Click, maxMs: number) =>
    targetRow(what + suffix, median(clicks.map((click) => click[name])), " ms", { max: maxMs });
  return [
    row("native answer, without any code", "nativeAnswer", 200),
    row("code has arrived", "codeArrival", 1000),
    row("React answers, after its code is there", "hydration", 100),
  ];
}

async function clickOnce(url: string, slowdown: number): Promise<Click> {
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
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
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
