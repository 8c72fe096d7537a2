import { describe, expect, it } from "vitest";
import {
  exampleAlternative,
  exampleArea,
  exampleInput,
} from "../calculation/example-bid.test-support.ts";
import { priceOffered } from "../calculation/price-bid.ts";
import {
  areaSentences,
  comparisonSentence,
  periodicSentences,
  totalsSentences,
} from "./bid-sentences.ts";

const nightly = { times: 5, per: "week" } as const;
const weekly = { times: 1, per: "week" } as const;

function sentencesOf(hasB: boolean) {
  const areas = [
    exampleArea({ id: "a", squareFeet: 3_500, frequency: { a: nightly, b: weekly, c: null } }),
    exampleArea({ id: "b", squareFeet: 7_000, frequency: { a: nightly, b: null, c: null } }),
  ];
  const b = exampleAlternative({ name: "Weekly", isOffered: hasB });
  const c = exampleAlternative({ isOffered: false });
  const input = exampleInput({ areas, alternatives: { a: exampleAlternative(), b, c } });
  const offered = priceOffered(input);
  return {
    ofAreas: areas.map((area) =>
      areaSentences(
        area,
        offered.map(({ name, priced }) => ({
          name,
          area: priced.areas.find(({ id }) => id === area.id),
        })),
        input.fixtureTimes,
        "en",
      ),
    ),
    ofFirst: totalsSentences(areas.slice(0, 1), offered, "en"),
    totals: totalsSentences(areas, offered, "en"),
  };
}

describe("what a bid says of its areas", () => {
  it("is one sentence each where one alternative is offered", () => {
    const { ofAreas, totals } = sentencesOf(false);
    expect(ofAreas.map((sentences) => sentences.length)).toEqual([1, 1]);
    expect(ofAreas[0]?.[0]).toMatch(
      /^3,500 sq ft at .+ min; 5 times a week, .+ of the cleaning hours$/,
    );
    expect(totals).toEqual([
      expect.stringMatching(
        /^2 areas, 10,500 sq ft: [\d.]+ min to clean all of it once, [\d.]+ h a month$/,
      ),
    ]);
  });

  it("has the time once among several alternatives, and then how often each has it", () => {
    const { ofAreas, ofFirst, totals } = sentencesOf(true);
    // Both alternatives have all of it: what it takes stands once.
    expect(ofFirst).toEqual([
      expect.stringMatching(/^1 area, 3,500 sq ft: [\d.]+ min to clean all of it once$/),
      expect.stringMatching(
        /^Alternative A: [\d.]+ h a month and Alternative B: [\d.]+ h a month$/,
      ),
    ]);
    expect(ofAreas[0]).toEqual([
      expect.stringMatching(/^3,500 sq ft at .+ min$/),
      expect.stringMatching(/^Alternative A: 5 times a week, /),
      expect.stringMatching(/^Alternative B: .+, [\d.]+ h a month/),
    ]);
    expect(ofAreas[1]?.[2]).toBe("Not included in Alternative B");
    expect(totals).toEqual([
      expect.stringMatching(/^Alternative A: 2 areas, 10,500 sq ft/),
      expect.stringMatching(/^Alternative B: 1 area, 3,500 sq ft/),
    ]);
  });
});

describe("what a bid says of periodic work", () => {
  const said = (hasB: boolean) => {
    const input = exampleInput({
      periodicWork: [{ id: "wax", name: "Wax", cost: 400_00, timesAYear: 2, firstMonth: 4 }],
      alternatives: {
        a: exampleAlternative(),
        b: exampleAlternative({ isOffered: hasB, target: { kind: "markup", share: 5_000 } }),
        c: exampleAlternative({ isOffered: false }),
      },
    });
    return periodicSentences("wax", priceOffered(input), "en");
  };

  it("is one price where one alternative is offered", () => {
    expect(said(false)).toEqual(["$480.00 each time, $960.00 a year, in April and October"]);
  });

  it("is the price of each alternative that the prospect reads", () => {
    expect(said(true)).toEqual([
      "Alternative A: $480.00 each time, $960.00 a year, in April and October",
      "Alternative B: $600.00 each time, $1,200.00 a year, in April and October",
    ]);
  });
});

it.each([
  [[131], "your building takes 13.1."],
  [[131, 131], "your buildings each take 13.1."],
  [[152, 131, 140], "your buildings take 13.1 to 15.2."],
])("compares with what buildings take that are measured: %j", (takes, ending) => {
  expect(comparisonSentence(120, takes, "en")).toBe(
    `This bid plans 12.0 minutes per 1,000 sq ft; ${ending}`,
  );
});
