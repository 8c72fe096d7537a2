/**
 * Measures how fast this machine's browser is, and how far to slow it down for one and the same cheap phone.
 */
import { pageFunctions } from "lighthouse/core/lib/page-functions.js";
import { startBrowser } from "./browser.ts";
import { median } from "./report.ts";

const rounds = 5;

let measured: Promise<number> | undefined;

/** Lighthouse's benchmark index, measured once a run: 1,500 to 2,000 on a fast desktop, 125 to 800 on a cheap phone. */
export const processorIndex = (): Promise<number> => {
  measured ??= measureIndex();
  return measured;
};

async function measureIndex(): Promise<number> {
  const { browser } = await startBrowser();
  try {
    const page = await browser.newPage();
    const indexes: number[] = [];
    for (let round = 0; round < rounds; round++)
      indexes.push(await page.evaluate(pageFunctions.computeBenchmarkIndex));
    return median(indexes);
  } finally {
    await browser.close();
  }
}

/**
 * Lighthouse's constant 4 makes a cheap phone of a fast desktop only. For other machines its
 * documentation (docs/throttling.md, "Calibrating the CPU slowdown") names this scale.
 */
export function slowdownToCheapPhone(index: number): number {
  if (index >= 1300) return 3 + (index - 1300) / 233;
  if (index >= 800) return 2 + (index - 800) / 500;
  return Math.max(1, 1 + (index - 150) / 650);
}
