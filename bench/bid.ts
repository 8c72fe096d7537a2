/** A bid of many areas, priced again at each key: by itself, and in a browser. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { randomFrom } from "#demo/random.ts";
import type { BidInput } from "#features/bids/bid-sheet-types.ts";
import {
  exampleAlternative,
  exampleArea,
  exampleInput,
} from "#features/bids/calculation/example-bid.test-support.ts";
import { priceBid } from "#features/bids/calculation/price-bid.ts";
import { readSheet, sheetTexts } from "#features/bids/sheet-texts.ts";
import { shippedProductionRates } from "#features/production-rates/shipped-rates.ts";
import { addBid } from "#tests/support/bids.ts";
import { actorOf } from "#tests/support/people.ts";
import { startServer } from "#tests/support/server.ts";
import { startBrowser } from "./browser.ts";
import { fillOffice, inDatabaseOf, signInTo } from "./office-data.ts";
import { percentile, type Section, targetRow } from "./report.ts";
import { cookiesFor } from "./script-bytes.ts";

const areaCount = 500;
const floorCount = 12;
const rounds = 60;
const maxMs = 100;
/** The pause between two keys of somebody who types figures. */
const keyPauseMs = 250;

const types = shippedProductionRates.flatMap(({ areaType }) =>
  areaType === "any" ? [] : [areaType],
);

function largeBid(): BidInput {
  const random = randomFrom(11);
  const nightly = { times: 5, per: "week" } as const;
  const weekly = { times: 1, per: "week" } as const;
  const areas = Array.from({ length: areaCount }, (_, n) =>
    exampleArea({
      id: `k${n}`,
      name: `Room ${n}`,
      floor: String(1 + Math.floor((n * floorCount) / areaCount)),
      type: random.pick(types),
      squareFeet: 80 + random.below(9_000),
      frequency: { a: nightly, b: weekly, c: null },
    }),
  );
  const b = exampleAlternative({ name: "Weekly" });
  return exampleInput({ areas, alternatives: { a: exampleAlternative(), b, c: b } });
}

function priceAgain(input: BidInput): number[] {
  const texts = sheetTexts(input.sheet);
  return Array.from({ length: rounds }, () => {
    const begin = performance.now();
    const { sheet } = readSheet(texts, "en", 0);
    for (const name of ["a", "b", "c"] as const) priceBid({ ...input, sheet }, name);
    return performance.now() - begin;
  });
}

/** Measures from a key in the square feet of one area to the frame after the price has changed. */
async function typeInBrowser({ sheet }: BidInput): Promise<{ opened: number; keys: number[] }> {
  const folder = await mkdtemp(join(tmpdir(), "bench-bid-"));
  const [person] = await fillOffice({ folder }, { leads: 0, people: 1 });
  if (person === undefined) throw new Error("nobody to sign in");
  const id = await inDatabaseOf({ folder }, (db) => addBid(db, actorOf(person), sheet));
  const server = await startServer({ dataDirectory: folder });
  const { browser } = await startBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    await context.addCookies(cookiesFor(server.url, await signInTo(server.url, person)));
    const page = await context.newPage();
    const path = `${server.url}/office/pipeline/${id}/bid`;
    const opened: number[] = [];
    for (let round = 0; round < 3; round++) {
      const begin = performance.now();
      await page.goto(path);
      await page.waitForSelector("html[data-hydrated]", { state: "attached" });
      opened.push(performance.now() - begin);
    }
    return { opened: percentile(opened, 0.5), keys: await timeKeys(page) };
  } finally {
    await browser.close();
    await server.stop();
    await rm(folder, { recursive: true });
  }
}

async function timeKeys(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const price = document.querySelector("#price-title")?.parentElement;
    if (price === null || price === undefined) throw new Error("there is no price");
    document.addEventListener("keydown", () => performance.mark("key"), true);
    new MutationObserver(() => requestAnimationFrame(() => performance.mark("price"))).observe(
      price,
      { subtree: true, childList: true, characterData: true },
    );
  });
  await page.getByRole("button", { name: "Unfold all" }).click();
  const area = page.locator("li details", {
    has: page.locator(`[name="area.k${areaCount / 2}.name"]`),
  });
  await area.locator("summary").click();
  await area.locator("[name$=squareFeet]").focus();
  const ms: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await page.evaluate(() => performance.clearMarks());
    await page.keyboard.press(round % 2 === 0 ? "7" : "Backspace");
    await page.waitForFunction(() => performance.getEntriesByName("price").length > 0);
    ms.push(await page.evaluate(() => performance.measure("worked out", "key", "price").duration));
    await page.waitForTimeout(keyPauseMs);
  }
  return ms;
}

export async function measureBid(): Promise<Section> {
  const input = largeBid();
  const ms = priceAgain(input);
  const { opened, keys } = await typeInBrowser(input);
  return {
    title: "A bid",
    method: `The fields of ${areaCount} areas on ${floorCount} floors read, and three alternatives priced, in Node; p95 of ${rounds}. The same bid in a browser at 1280 px: from a key in the square feet of one area to the frame with another price, ${rounds} keys, ${keyPauseMs} ms apart; opened three times, the median until React is there.`,
    rows: [
      targetRow("a bid priced again", percentile(ms, 0.95), " ms", { max: maxMs }, 1),
      targetRow("in a browser, p50 of a key", percentile(keys, 0.5), " ms", { max: maxMs }),
      targetRow("in a browser, p95 of a key", percentile(keys, 0.95), " ms", { max: maxMs }),
      { what: "opened in a browser", measured: `${opened.toFixed(0)} ms` },
    ],
  };
}
