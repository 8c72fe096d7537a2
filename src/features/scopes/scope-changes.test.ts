import { expect, it } from "vitest";
import { type ComparedLine, scopeChanges } from "./scope-changes.ts";

const line = (over: Partial<ComparedLine> = {}): ComparedLine => ({
  areaId: "lobby",
  areaName: "Lobby",
  floor: "1",
  task: "Vacuum carpet",
  times: 5,
  per: "week",
  monthlyPriceCents: 10_000,
  ...over,
});

it("finds what was added, removed and changed, and leaves out what is the same", () => {
  const same = line();
  const [often, seldom] = [line({ task: "Dust" }), line({ task: "Dust", times: 1, per: "month" })];
  const [cheap, dear] = [line({ task: "Mop" }), line({ task: "Mop", monthlyPriceCents: 12_000 })];
  const [gone, fresh] = [line({ task: "Polish" }), line({ areaId: "office" })];
  expect(scopeChanges([same, often, cheap, gone], [fresh, dear, same, seldom])).toEqual([
    { what: "added", after: fresh },
    { what: "changed", before: cheap, after: dear },
    { what: "changed", before: often, after: seldom },
    { what: "removed", before: gone },
  ]);
});

it("knows a task again whatever its case, and the same task in another area as another", () => {
  expect(scopeChanges([line()], [line({ task: "VACUUM CARPET" })])).toEqual([]);
  expect(scopeChanges([line()], [line({ areaId: "office" })])).toHaveLength(2);
});

it("says nothing of prices to who may not know them", () => {
  const hidden = { monthlyPriceCents: null };
  expect(scopeChanges([line(hidden)], [line(hidden)])).toEqual([]);
});
