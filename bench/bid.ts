/** A bid of many areas, worked out anew as the browser does with each key. */
import { randomFrom } from "#demo/random.ts";
import {
  exampleAlternative,
  exampleArea,
  exampleInput,
} from "#features/bids/calculation/example-bid.test-support.ts";
import { priceBid } from "#features/bids/calculation/price-bid.ts";
import { readSheet, sheetTexts } from "#features/bids/sheet-texts.ts";
import { shippedProductionRates } from "#features/production-rates/shipped-rates.ts";
import { percentile, type Section, targetRow } from "./report.ts";

const areaCount = 500;
const rounds = 60;
const maxMs = 100;

const types = shippedProductionRates.flatMap(({ areaType }) =>
  areaType === "any" ? [] : [areaType],
);

export async function measureBid(): Promise<Section> {
  const random = randomFrom(11);
  const nightly = { times: 5, per: "week" } as const;
  const weekly = { times: 1, per: "week" } as const;
  const areas = Array.from({ length: areaCount }, (_, n) =>
    exampleArea({
      id: `k${n}`,
      name: `Room ${n}`,
      type: random.pick(types),
      squareFeet: 80 + random.below(9_000),
      frequency: { a: nightly, b: weekly, c: null },
    }),
  );
  const b = exampleAlternative({ name: "Weekly" });
  const input = exampleInput({ areas, alternatives: { a: exampleAlternative(), b, c: b } });
  const texts = sheetTexts(input.sheet);
  const ms = Array.from({ length: rounds }, () => {
    const begin = performance.now();
    const { sheet } = readSheet(texts, "en", 0);
    for (const name of ["a", "b", "c"] as const) priceBid({ ...input, sheet }, name);
    return performance.now() - begin;
  });
  return {
    title: "A bid",
    method: `The fields of ${areaCount} areas read, and three alternatives priced, in Node; p95 of ${rounds}.`,
    rows: [targetRow("a bid worked out anew", percentile(ms, 0.95), " ms", { max: maxMs }, 1)],
  };
}
