import { describe, expect, it } from "vitest";
import { groupAreas, idsOfBuilding, isGrouped, totalsOf } from "./area-groups.ts";
import {
  exampleAlternative,
  exampleArea,
  exampleInput,
} from "./calculation/example-bid.test-support.ts";
import { priceOffered } from "./calculation/price-bid.ts";

const place = (id: string, floor: string, building = "") => ({ id, floor, building });

describe("areas by building and floor", () => {
  it("stand in the order of the floors, and what has none comes last", () => {
    const [building, ...more] = groupAreas(
      [place("a", "10"), place("b", ""), place("c", "2"), place("d", "Basement"), place("e", "2 ")],
      "en",
    );
    expect(more).toEqual([]);
    expect(building?.floors).toEqual([
      { floor: "2", ids: ["c", "e"] },
      { floor: "10", ids: ["a"] },
      { floor: "Basement", ids: ["d"] },
      { floor: "", ids: ["b"] },
    ]);
  });

  it("keep the same floor of two buildings apart, whatever their capitals", () => {
    const buildings = groupAreas(
      [
        place("a", "1", "North"),
        place("b", "1"),
        place("c", "1", "Annex"),
        place("d", "2", "north"),
      ],
      "en",
    );
    expect(buildings.map(({ building }) => building)).toEqual(["Annex", "North", ""]);
    expect(buildings.map(idsOfBuilding)).toEqual([["c"], ["a", "d"], ["b"]]);
  });

  it("are no groups where all are on one floor", () => {
    expect(isGrouped(groupAreas([place("a", "1"), place("b", "1")], "en"))).toBe(false);
    expect(isGrouped(groupAreas([place("a", "1"), place("b", "2")], "en"))).toBe(true);
    expect(isGrouped(groupAreas([place("a", "1", "A"), place("b", "1", "B")], "en"))).toBe(true);
    expect(isGrouped([])).toBe(false);
  });

  it("come to the hours that stand beside them, whatever their lines were rounded to", () => {
    const nightly = { times: 5, per: "week" } as const;
    const shared = { frequency: { a: nightly, b: null, c: null }, ownSeconds: 61 };
    const areas = Array.from({ length: 7 }, (_, n) => exampleArea({ id: `k${n}`, ...shared }));
    for (const sheet of [exampleInput().sheet, { ...exampleInput().sheet, areas }]) {
      const [only] = priceOffered(exampleInput(sheet));
      if (only === undefined) throw new Error("Nothing is offered");
      const [totals] = totalsOf(sheet.areas, [only]);
      expect(totals?.monthlyHundredthsOfHours).toBe(only.priced.hoursAMonth);
      expect(totals?.tenthsOfMinutes).toBe(only.priced.tenthsOfMinutesAVisit);
    }
  });

  it("come to what each alternative includes", () => {
    const nightly = { times: 5, per: "week" } as const;
    const areas = [
      exampleArea({ id: "a", squareFeet: 1_000, frequency: { a: nightly, b: nightly, c: null } }),
      exampleArea({ id: "b", squareFeet: 333, frequency: { a: nightly, b: null, c: null } }),
    ];
    const input = exampleInput({
      areas,
      alternatives: {
        a: exampleAlternative(),
        b: exampleAlternative(),
        c: exampleAlternative({ isOffered: false }),
      },
    });
    const offered = priceOffered(input);
    const [ofA, ofB] = totalsOf(areas, offered);
    expect(ofA).toEqual({
      alternative: "a",
      count: 2,
      squareFeet: 1_333,
      tenthsOfMinutes: offered[0]?.priced.tenthsOfMinutesAVisit,
      monthlyHundredthsOfHours: offered[0]?.priced.hoursAMonth,
    });
    expect(ofB).toMatchObject({ alternative: "b", count: 1, squareFeet: 1_000 });
  });
});
