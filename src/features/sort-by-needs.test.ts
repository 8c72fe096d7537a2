import { describe, expect, it } from "vitest";
import { sortByNeeds } from "./sort-by-needs.ts";

describe("what needs others", () => {
  it("comes after them, whatever their number and place in the list", () => {
    expect(
      sortByNeeds([
        { name: "reports", needs: ["visits", "work-orders"] },
        { name: "facilities", needs: [] },
        { name: "work-orders", needs: ["visits"] },
        { name: "visits", needs: ["facilities"] },
      ]),
    ).toEqual(["facilities", "visits", "work-orders", "reports"]);
  });

  it("keeps the order of the list where nothing speaks against it", () => {
    const list = ["c", "a", "b"].map((name) => ({ name, needs: [] }));
    expect(sortByNeeds(list)).toEqual(["c", "a", "b"]);
  });

  it("is refused where it leads back to itself, or needs what is not there", () => {
    const circle = [
      { name: "a", needs: ["b"] },
      { name: "b", needs: ["a"] },
    ];
    expect(() => sortByNeeds(circle)).toThrow("a needs b needs a: that is a circle");
    expect(() => sortByNeeds([{ name: "a", needs: ["b"] }])).toThrow("a needs b");
  });
});
