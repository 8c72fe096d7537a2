/** The arithmetic of a bid: by the worked example, and by what has to hold for any bid. */
import { describe, expect, it } from "vitest";
import { type BidAssumptions, shippedBidAssumptions } from "#content/bid-assumptions.ts";
import { randomFrom } from "#demo/random.ts";
import type { ProductionRate } from "#features/production-rates/production-rate.ts";
import { shippedProductionRates } from "#features/production-rates/shipped-rates.ts";
import { frequencies, timesAYear } from "#features/scopes/frequency-types.ts";
import { type BidInput, type BidSheet, difficulties } from "../bid-sheet-types.ts";
import {
  exampleAlternative,
  exampleArea,
  exampleInput,
  exampleSheet,
} from "./example-bid.test-support.ts";
import { fraction, round } from "./fraction.ts";
import { marginOf, markupOf, priceBid, priceFor } from "./price-bid.ts";

describe("the worked example", () => {
  const priced = priceBid(exampleInput(), "a");

  it("takes 6.8 hours a visit and 147.8 a month", () => {
    expect(priced.visitsAMonth).toBe(21_67);
    expect(priced.tenthsOfMinutesAVisit).toBe(409_4);
    expect(priced.hoursAMonth).toBe(147_84);
    expect(priced.squareFeet).toBe(20_000);
    expect(priced.areas.map(({ tenthsOfMinutes }) => tenthsOfMinutes)).toEqual([
      274_3, 20_4, 32_7, 30_0, 52_0,
    ]);
  });

  it("costs, to the cent, wages with 30 % burden, supplies, overhead and the allowance", () => {
    const cents = Object.fromEntries(priced.costs.map(({ name, cents }) => [name, cents]));
    expect(cents).toEqual({
      cleaningWages: 2_489_69,
      porterWages: 0,
      supervisionWages: 0,
      "burden.socialSecurity": 190_46,
      "burden.federalUnemployment": 14_94,
      "burden.stateUnemployment": 80_91,
      "burden.workersCompensation": 124_48,
      "burden.liability": 0,
      "burden.paidTimeOff": 112_04,
      "burden.health": 224_07,
      supplies: 124_48,
      equipment: 0,
      overhead: 485_49,
      allowance: 124_48,
    });
    expect(priced.cost).toBe(3_971_04);
  });

  it("costs more by the difference for nights, and the porter has a wage of the own", () => {
    const porter = { porterMinutesADay: 240, porterDaysAWeek: 5 };
    const alternatives = { ...exampleSheet().alternatives, a: exampleAlternative(porter) };
    const centsOf = (sheet: Partial<BidSheet>) =>
      Object.fromEntries(
        priceBid(exampleInput({ alternatives, ...sheet }), "a").costs.map(({ name, cents }) => [
          name,
          cents,
        ]),
      );
    const usual = centsOf({});
    expect(usual).not.toHaveProperty("nightDifference");
    const own = centsOf({ porterWage: 20_00, nightDifference: 1_00 });
    expect(own).toMatchObject({
      cleaningWages: usual.cleaningWages,
      nightDifference: 147_84,
      porterWages: 1_733_33,
    });
    expect(own.overhead).toBeGreaterThan(usual.overhead ?? 0);
    const floors = (sheet: Partial<BidSheet>) =>
      priceBid(exampleInput({ alternatives, wageFloor: 17_00, ...sheet }), "a").warnings.map(
        ({ kind }) => kind,
      );
    expect(floors({ wage: 16_50, nightDifference: 50, porterWage: 17_00 })).toEqual([]);
    expect(floors({ wage: 17_00, porterWage: 16_99 })).toEqual(["under-wage-floor"]);
  });

  it("pays each role its own wage and burden, and the worked example without any as before", () => {
    const linesOf = (sheet: Partial<BidSheet>, more: Partial<BidAssumptions> = {}) => {
      const assumptions = { ...shippedBidAssumptions, ...more };
      const { cost, costs } = priceBid(exampleInput(sheet, { assumptions }), "a");
      expect(costs.reduce((sum, { cents }) => sum + cents, 0)).toBe(cost);
      return { cost, ...Object.fromEntries(costs.map(({ name, cents }) => [name, cents])) };
    };
    const usual = linesOf({});
    expect(usual).toMatchObject({ cost: 3_971_04, cleaningWages: 2_489_69 });
    for (const line of ["leadWages", "roleBurden"]) expect(usual).not.toHaveProperty(line);
    // A lead costs nothing where nobody leads, whatever the wage.
    expect(linesOf({ leadWage: 40_00 }, { leadWage: 50_00, porterWage: 60_00 })).toEqual(usual);

    // An hour a visit on 21.67 visits: as many hours fewer of cleaners.
    const led = linesOf({ leadMinutesAVisit: 60 });
    expect(led).toMatchObject({ leadWages: 388_92, cleaningWages: 2_124_82 });
    expect(linesOf({ leadMinutesAVisit: 60, leadWage: 20_00 })).toMatchObject({
      leadWages: 433_33,
    });
    // No more than there is to do.
    expect(linesOf({ leadMinutesAVisit: 6_000, leadWage: 20_00 })).toMatchObject({
      cleaningWages: 0,
      leadWages: 2_956_87,
    });

    // The whole burden of a role, in place of the parts; the building's before the company's.
    const own = linesOf({ leadMinutesAVisit: 60 }, { roleBurden: { lead: 2_000 } });
    expect(own).toMatchObject({ roleBurden: 77_78, "burden.socialSecurity": 162_55 });
    expect(
      linesOf({ roleBurden: { cleaner: 4_000 } }, { roleBurden: { cleaner: 1_000 } }),
    ).toMatchObject({ roleBurden: 995_87, "burden.socialSecurity": 0, "burden.health": 0 });
    // One of nothing is a burden, too.
    expect(linesOf({ roleBurden: { cleaner: 0 } })).toMatchObject({ "burden.health": 0 });
  });

  it("breaks even at its cost, and needs no approval from the lowest margin on", () => {
    expect(priced.lowestPrice).toBe(4_412_27);
    const at = (cents: number) =>
      priceBid(
        exampleInput({
          alternatives: {
            ...exampleSheet().alternatives,
            a: exampleAlternative({ target: { kind: "price", cents } }),
          },
        }),
        "a",
      );
    expect(at(priced.lowestPrice).warnings).toEqual([]);
    expect(at(priced.cost).profit).toBe(0);
  });

  it("has another price by 20 % markup than by 20 % margin", () => {
    expect(priced).toMatchObject({
      price: 4_765_25,
      profit: 794_21,
      pricePerSquareFoot: 238,
      markup: 2_000,
      margin: 1_667,
    });
    const byMargin = exampleInput({
      alternatives: {
        ...exampleSheet().alternatives,
        a: exampleAlternative({ target: { kind: "margin", share: 2_000 } }),
      },
    });
    expect(priceBid(byMargin, "a")).toMatchObject({
      price: 4_963_80,
      pricePerSquareFoot: 248,
      margin: 2_000,
      markup: 2_500,
    });
  });

  it("leaves less where the hours turn out a tenth more", () => {
    expect(priced.marginWithMoreHours).toBe(833);
    expect(priced.marginWithFewerHours).toBe(2_500);
  });
});

describe("the time of an area", () => {
  const minutesOf = (area: Parameters<typeof exampleArea>[0], input: Partial<BidInput> = {}) => {
    const [first] = priceBid(exampleInput({ areas: [exampleArea(area)] }, input), "a").areas;
    return first;
  };

  it("is its own minutes before its fixtures, and these before a rate", () => {
    const fixtures = { toilet: 2, urinal: 0, sink: 1 };
    expect(minutesOf({ squareFeet: 3_500 })?.tenthsOfMinutes).toBe(60_0);
    expect(minutesOf({ squareFeet: 3_500, fixtures })).toMatchObject({
      tenthsOfMinutes: 7_0,
      basis: { by: "fixtures" },
    });
    expect(minutesOf({ fixtures, ownSeconds: 90 })).toMatchObject({
      tenthsOfMinutes: 1_5,
      basis: { by: "own" },
    });
  });

  it("grows with the difficulty, whatever it follows from", () => {
    expect(minutesOf({ squareFeet: 3_500, difficulty: 125 })?.tenthsOfMinutes).toBe(75_0);
    expect(minutesOf({ ownSeconds: 120, difficulty: 150 })?.tenthsOfMinutes).toBe(3_0);
  });

  it("leaves a closet of two minutes as small as it is", () => {
    expect(minutesOf({ ownSeconds: 120 })?.tenthsOfMinutes).toBe(2_0);
  });

  it("follows the most specific rate: floor before building, own before shipped", () => {
    const rate = (id: string, more: Partial<ProductionRate>): ProductionRate => ({
      id,
      areaType: "open-office",
      floorCovering: null,
      facilityType: null,
      squareFeetAnHour: 3_000,
      low: null,
      high: null,
      source: "Own",
      isOwn: true,
      ...more,
    });
    const type = rate("type", {});
    const building = rate("building", { facilityType: "office" });
    const floor = rate("floor", { floorCovering: "carpet" });
    const both = rate("both", { floorCovering: "carpet", facilityType: "office" });
    const others = [
      rate("other floor", { floorCovering: "tile", facilityType: "office" }),
      rate("other building", { floorCovering: "carpet", facilityType: "retail" }),
      rate("any", { areaType: "any", floorCovering: "carpet", facilityType: "office" }),
    ];
    const chosen = (...own: ProductionRate[]) => {
      const basis = minutesOf({}, { rates: [...others, ...own, ...shippedProductionRates] })?.basis;
      return basis?.by === "rate" ? basis.rate.id : undefined;
    };
    expect(chosen(type, building, floor, both)).toBe("both");
    expect(chosen(type, building, floor)).toBe("floor");
    expect(chosen(type, building)).toBe("building");
    expect(chosen(type)).toBe("type");
    expect(chosen()).toBe("shipped.open-office");
  });
});

describe("a visit", () => {
  it("is as frequent as its most frequent area, and long on the night when everything is due", () => {
    const areas = [
      exampleArea({ id: "nightly", ownSeconds: 3_600 }),
      exampleArea({
        id: "monthly",
        ownSeconds: 7_200,
        frequency: { a: { times: 1, per: "month" }, b: null, c: null },
      }),
    ];
    const priced = priceBid(
      exampleInput({ areas, window: { from: "23:00", until: "01:00" }, people: 1 }),
      "a",
    );
    // 60 minutes on each of 260 visits, and 120 on twelve of them.
    expect(priced.tenthsOfMinutesAVisit).toBe(65_5);
    expect(priced.tenthsOfMinutesOfLongestVisit).toBe(180_0);
    expect(priced.peopleNeeded).toBe(2);
    expect(priced.warnings).toContainEqual({ kind: "does-not-fit", people: 1, needed: 2 });
  });

  it("needs one person for exactly the window, and two for a minute more", () => {
    const needed = (seconds: number) =>
      priceBid(
        exampleInput({
          areas: [exampleArea({ ownSeconds: seconds })],
          window: { from: "18:00", until: "22:00" },
        }),
        "a",
      ).peopleNeeded;
    expect([needed(240 * 60), needed(241 * 60)]).toEqual([1, 2]);
  });
});

describe("a bid warns", () => {
  const warningsOf = (sheet: Partial<BidSheet>, input: Partial<Omit<BidInput, "sheet">> = {}) =>
    priceBid(exampleInput(sheet, input), "a").warnings.map(({ kind }) => kind);

  it("of nothing where there is nothing", () => expect(warningsOf({})).toEqual([]));

  it("where nothing is cleaned, or nothing says how long", () => {
    expect(warningsOf({ areas: [] })).toContain("nothing-to-clean");
    expect(warningsOf({}, { rates: [] })).toContain("no-rate");
  });

  it("where it is faster than the trade, by an area or as a whole", () => {
    expect(warningsOf({ areas: [exampleArea({ difficulty: 85 })] })).toEqual([]);
    const [office] = shippedProductionRates.filter(({ areaType }) => areaType === "open-office");
    if (office === undefined) throw new Error("offices have a rate");
    const fast = { ...office, isOwn: true, squareFeetAnHour: 6_000 };
    expect(warningsOf({ areas: [exampleArea()] }, { rates: [fast] })).toEqual([
      "area-too-fast",
      "building-too-fast",
    ]);
  });

  it("of a warehouse by what its own sources know, and of own minutes by those of its type", () => {
    const warehouse = exampleArea({ type: "warehouse", squareFeet: 70_000 });
    expect(warningsOf({ areas: [warehouse] })).toEqual([]);
    // 70,000 square feet in eight hours are 8,750 an hour, where sources know 8,000.
    expect(warningsOf({ areas: [{ ...warehouse, ownSeconds: 8 * 3_600 }] })).toEqual([
      "area-too-fast",
      "building-too-fast",
    ]);
    const [office] = shippedProductionRates.filter(({ areaType }) => areaType === "open-office");
    if (office === undefined) throw new Error("offices have a rate");
    const own = { ...office, isOwn: true, low: null, high: null, squareFeetAnHour: 4_500 };
    expect(warningsOf({ areas: [exampleArea()] }, { rates: [own] })).toEqual(["area-too-fast"]);
  });

  it("under the wage floor of the company or of the building", () => {
    expect(warningsOf({ wage: 7_00 })).toContain("under-wage-floor");
    expect(warningsOf({ wageFloor: 17_00 })).toEqual(["under-wage-floor"]);
    expect(warningsOf({ wage: 17_00, wageFloor: 17_00 })).toEqual([]);
  });

  it("under the company's margin, and not at it", () => {
    const target = (share: number) => ({
      alternatives: {
        ...exampleSheet().alternatives,
        a: exampleAlternative({ target: { kind: "margin", share } }),
      },
    });
    expect(warningsOf(target(shippedBidAssumptions.marginFloor))).toEqual([]);
    expect(warningsOf(target(shippedBidAssumptions.marginFloor - 10))).toEqual([
      "under-margin-floor",
    ]);
  });
});

it("given away is under any margin", () => {
  const alternatives = {
    ...exampleSheet().alternatives,
    a: exampleAlternative({ target: { kind: "price", cents: 0 } }),
  };
  const { warnings } = priceBid(exampleInput({ alternatives }), "a");
  expect(warnings).toMatchObject([{ kind: "under-margin-floor" }]);
});

describe("what is by the client or by the time", () => {
  it("leaves supplies out, or takes an amount", () => {
    const supplies = (sheet: Partial<BidSheet>) =>
      priceBid(exampleInput(sheet), "a").costs.find(({ name }) => name === "supplies")?.cents;
    expect(supplies({ supplies: { by: "client" } })).toBe(0);
    expect(supplies({ supplies: { by: "amount", cents: 210_00 } })).toBe(210_00);
  });

  it("pays a day porter for the hours of a year", () => {
    const input = exampleInput({
      areas: [],
      alternatives: {
        ...exampleSheet().alternatives,
        a: exampleAlternative({ porterMinutesADay: 240, porterDaysAWeek: 5 }),
      },
    });
    const { hoursAMonth, costs, priceAVisit } = priceBid(input, "a");
    // A visit is not what the porter costs as well.
    expect(priceAVisit).toBe(null);
    expect(hoursAMonth).toBe(86_67);
    expect(costs.find(({ name }) => name === "porterWages")?.cents).toBe(1_459_47);
  });

  it("prices periodic work apart, in its months", () => {
    const periodicWork = [
      { id: "wax", name: "Strip and wax", cost: 800_00, timesAYear: 2, firstMonth: 11 },
    ];
    const without = priceBid(exampleInput(), "a");
    const priced = priceBid(exampleInput({ periodicWork }), "a");
    expect(priced.price).toBe(without.price);
    expect(priced.periodicWork).toMatchObject([
      { price: 960_00, priceAYear: 1_920_00, months: [5, 11] },
    ]);
  });

  it.each([
    ["to the cent what the market pays for the building", 4_948_74, 5_200_00, 420_31],
    ["nothing less than it costs", 5_200_00, 4_948_74, 400_00],
    ["no more than ten times its cost", 1_00, 5_200_00, 4_000_00],
    ["the same where nothing is paid for the building", 4_948_74, 0, 400_00],
    ["the same where the building costs nothing", 0, 5_200_00, 4_000_00],
  ])("prices periodic work at a market price by %s", (_, cost, cents, price) => {
    const input = exampleInput({
      areas: [],
      equipment: cost,
      periodicWork: [{ id: "wax", name: "Wax", cost: 400_00, timesAYear: 2, firstMonth: 1 }],
      alternatives: {
        ...exampleInput().sheet.alternatives,
        a: exampleAlternative({ target: { kind: "price", cents } }),
      },
    });
    const priced = priceBid(input, "a");
    expect(priced.cost).toBe(cost);
    expect(priced.periodicWork).toMatchObject([{ price, priceAYear: price * 2 }]);
  });
});

const types = shippedProductionRates.flatMap(({ areaType }) =>
  areaType === "any" ? [] : [areaType],
);

/** Any bid: odd sizes, all difficulties and frequencies, with or without what may be missing. */
function anyBid(seed: number): BidInput {
  const { below: random, pick } = randomFrom(seed);
  const areas = Array.from({ length: 1 + random(12) }, (_, n) =>
    exampleArea({
      id: String(n),
      type: pick(types),
      squareFeet: 1 + random(40_000),
      fixtures:
        random(4) === 0
          ? { toilet: random(9), urinal: random(5), sink: random(9) }
          : { toilet: 0, urinal: 0, sink: 0 },
      ownSeconds: random(5) === 0 ? 1 + random(9_000) : null,
      difficulty: pick(difficulties),
      frequency: { a: pick(frequencies), b: null, c: null },
    }),
  );
  return exampleInput(
    {
      areas,
      setUpMinutes: random(20),
      supervisionMinutesAMonth: random(600),
      equipment: random(50_000),
      wage: random(2) === 0 ? null : 900 + random(3_000),
      leadMinutesAVisit: random(2) === 0 ? 0 : random(400),
      roleBurden: random(2) === 0 ? {} : { lead: random(6_000), porter: random(6_000) },
      alternatives: {
        ...exampleSheet().alternatives,
        a: exampleAlternative({
          target: { kind: pick(["margin", "markup"] as const), share: random(9_000) },
          porterMinutesADay: random(480),
          porterDaysAWeek: random(8),
        }),
      },
    },
    {
      assumptions: {
        ...shippedBidAssumptions,
        supplies: random(1_500),
        overhead: random(3_000),
        allowance: random(1_000),
      },
    },
  );
}

describe("of any bid", () => {
  it.each(Array.from({ length: 200 }, (_, seed) => seed))("number %i", (seed) => {
    const input = anyBid(seed);
    const priced = priceBid(input, "a");
    const { sheet } = input;

    // The lines add up to the cent.
    const sum = priced.costs.reduce((total, { cents }) => total + cents, 0);
    expect(sum).toBe(priced.cost);
    expect(sum + priced.profit).toBe(priced.price);

    // The same input has the same output.
    expect(priceBid(structuredClone(input), "a")).toEqual(priced);

    // Three times the square feet take three times the minutes, where a rate says them.
    const tripled = sheet.areas.map((area) => ({ ...area, squareFeet: area.squareFeet * 3 }));
    const scaled = priceBid({ ...input, sheet: { ...sheet, areas: tripled } }, "a");
    for (const [n, area] of priced.areas.entries()) {
      const times = area.basis.by === "rate" ? 3 : 1;
      const difference = (scaled.areas[n]?.tenthsOfMinutes ?? 0) - area.tenthsOfMinutes * times;
      expect(Math.abs(difference)).toBeLessThanOrEqual(1);
    }

    // More often is never cheaper.
    const oftener = sheet.areas.map((area) => ({
      ...area,
      frequency: { ...area.frequency, a: nextOftener(area.frequency.a) },
    }));
    const frequent = priceBid({ ...input, sheet: { ...sheet, areas: oftener } }, "a");
    expect(frequent.price).toBeGreaterThanOrEqual(priced.price);
    expect(frequent.hoursAMonth).toBeGreaterThanOrEqual(priced.hoursAMonth);
  });

  it("margin and markup undo each other, for any cost and share", () => {
    const { below: random } = randomFrom(7);
    for (let n = 0; n < 500; n += 1) {
      const cost = 100_000 + random(10_000_000);
      const margin = random(9_000);
      const price = round(priceFor(fraction(cost), { kind: "margin", share: margin }));
      expect(marginOf(price, cost)).toBe(margin);
      const markup = markupOf(price, cost);
      const again = round(priceFor(fraction(cost), { kind: "markup", share: markup }));
      // A markup of hundredths of a percent says the price as exactly as that.
      expect(Math.abs(again - price)).toBeLessThanOrEqual(cost / 10_000);
      expect(markup).toBeGreaterThanOrEqual(margin);
    }
  });
});

function nextOftener(frequency: (typeof frequencies)[number] | null) {
  if (frequency === null) return null;
  const oftener = frequencies.filter((one) => timesAYear(one) > timesAYear(frequency));
  return oftener.toSorted((a, b) => timesAYear(a) - timesAYear(b))[0] ?? frequency;
}
