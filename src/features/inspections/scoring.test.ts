import { describe, expect, it } from "vitest";
import { seededRandom } from "#tests/support/service-levels/seeded-random.ts";
import { formatAppaLevel } from "./score-sentences.server.ts";
import {
  appaLevel,
  isFailed,
  percentOf,
  ratingsOf,
  type ScoredArea,
  type ScoringMethod,
  scoreArea,
  scoreWhole,
  scoringMethods,
  tenthsOf,
} from "./scoring.ts";

type Item = [rating: string, weight?: number];

const area = (weight: number, ...items: Item[]): ScoredArea => ({
  weight,
  items: items.map(([rating, itemWeight = 1]) => ({ rating, weight: itemWeight })),
});

const shown = (method: ScoringMethod, areas: ScoredArea[]) => {
  const score = scoreWhole(method, areas);
  return score === undefined ? undefined : percentOf(tenthsOf(score));
};

describe("a score by hand", () => {
  it.each<[ScoringMethod, ScoredArea[], string | undefined]>([
    // (100 + 90 + 80 + 70 + 60) / 5
    ["five-point", [area(1, ["1"], ["2"], ["3"], ["4"], ["5"])], "80.0%"],
    // Lobby (100 + 90) / 2 = 95, restroom (70 + 2 * 60) / 3 = 63.333; (95 + 3 * 63.333) / 4 = 71.25
    ["five-point", [area(1, ["1"], ["2"]), area(3, ["4"], ["5", 2])], "71.3%"],
    // (100 + 85 + 70) / 3
    ["three-point", [area(1, ["1"], ["2"], ["3"])], "85.0%"],
    // (100 + 85) / 2 = 92.5 and (3 * 85 + 70) / 4 = 81.25; (2 * 92.5 + 81.25) / 3 = 88.75
    ["three-point", [area(2, ["1"], ["2"]), area(1, ["2", 3], ["3"])], "88.8%"],
    // 2 of 3 and 1 of 2: (66.667 + 50) / 2 = 58.333
    ["pass-fail", [area(1, ["pass"], ["pass"], ["fail"]), area(1, ["pass"], ["fail"])], "58.3%"],
    // The failed one is not applicable: 2 of 2.
    ["pass-fail", [area(1, ["pass"], ["pass"], ["na"])], "100.0%"],
    // An area where nothing applies leaves with its weight.
    ["five-point", [area(1, ["2"]), area(10, ["na"], ["na"])], "90.0%"],
    ["three-point", [area(1, ["na"])], undefined],
    ["five-point", [], undefined],
  ])("%s %#", (method, areas, expected) => {
    expect(shown(method, areas)).toBe(expected);
  });

  it("rounds half up, and only what is shown", () => {
    // 7 passes of 16 are 43.75.
    const items: Item[] = Array.from({ length: 16 }, (_, at) => [at < 7 ? "pass" : "fail"]);
    expect(shown("pass-fail", [area(1, ...items)])).toBe("43.8%");
    // 1/3 of three areas each: no third is rounded on the way.
    const third = area(1, ["pass"], ["fail"], ["fail"]);
    const score = scoreWhole("pass-fail", [third, third, third]);
    expect(score).toEqual({ over: 100n, under: 3n });
  });

  it("comes with the APPA level of its percent", () => {
    const levels = [1000, 950, 949, 850, 849, 750, 749, 650, 649, 0].map(appaLevel);
    expect(levels).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
  });

  it("says which end of the levels is the cleanest", () => {
    expect(formatAppaLevel(914, "en")).toBe(
      "Ordinary tidiness (APPA level 2, where 1 is the cleanest and 5 the dirtiest)",
    );
  });

  it("fails items below 80 percent", () => {
    const failed = scoringMethods.map((method) =>
      ratingsOf(method).filter((rating) => isFailed(method, rating)),
    );
    expect(failed).toEqual([["4", "5"], ["3"], ["fail"]]);
    expect(ratingsOf("pass-fail")).toEqual(["pass", "fail", "na"]);
  });
});

describe("of any ratings and weights, a score", () => {
  const random = seededRandom(14);
  const upTo = (most: number) => random.between(1, most);
  const cases = Array.from({ length: 300 }, () => {
    const method = random.oneOf(scoringMethods);
    const ratings = ratingsOf(method);
    const areas: ScoredArea[] = Array.from({ length: upTo(6) }, () => ({
      weight: upTo(10),
      items: Array.from({ length: upTo(8) }, () => ({
        weight: upTo(10),
        rating: random.oneOf(ratings),
      })),
    }));
    return { method, areas };
  });

  it("is the same as without what is not applicable", () => {
    for (const { method, areas } of cases) {
      const applied = areas.map((area) => ({
        ...area,
        items: area.items.filter(({ rating }) => rating !== "na"),
      }));
      expect(scoreWhole(method, applied)).toEqual(scoreWhole(method, areas));
    }
  });

  it("is the same when all weights double, and in any order", () => {
    for (const { method, areas } of cases) {
      const doubled = areas
        .map(({ weight, items }) => ({
          weight: 2 * weight,
          items: items.map((item) => ({ ...item, weight: 2 * item.weight })).toReversed(),
        }))
        .toReversed();
      expect(scoreWhole(method, doubled)).toEqual(scoreWhole(method, areas));
    }
  });

  it("lies between its worst and its best area, and grows with the weight of the best", () => {
    for (const { method, areas } of cases) {
      const whole = scoreWhole(method, areas);
      const each = areas.map(({ items }) => scoreArea(method, items));
      const shares = each
        .filter((share) => share !== undefined)
        .map((share) => Number(share.over) / Number(share.under));
      if (whole === undefined) {
        expect(shares).toEqual([]);
        continue;
      }
      const value = Number(whole.over) / Number(whole.under);
      expect(value).toBeGreaterThanOrEqual(Math.min(...shares) - 1e-9);
      expect(value).toBeLessThanOrEqual(Math.max(...shares) + 1e-9);
      const best = each.findIndex(
        (share) =>
          share !== undefined && Number(share.over) / Number(share.under) === Math.max(...shares),
      );
      const heavier = areas.map((area, at) =>
        at === best ? { ...area, weight: area.weight + 5 } : area,
      );
      const grown = scoreWhole(method, heavier);
      expect(Number(grown?.over) / Number(grown?.under)).toBeGreaterThanOrEqual(value - 1e-9);
    }
  });
});
