import { describe, expect, it } from "vitest";
import { queryWords, stemOf } from "./words.ts";

describe("stems", () => {
  it.each([
    ["cleaning", "cleaned"],
    ["clean", "cleaning"],
    ["offices", "office"],
    ["facilities", "facility"],
    ["mopping", "mop"],
    ["Café", "CAFE"],
    ["glass", "Glass"],
    ["disinfection", "disinfecting"],
    ["inspections", "inspected"],
    ["pricing", "prices"],
    ["client’s", "client"],
  ])("%s is found as %s", (word, other) => {
    expect(stemOf(word)).toBe(stemOf(other));
  });

  it.each(["gas", "bus", "ring", "bed", "24", "7"])("%s stays what it is", (word) => {
    expect(stemOf(word)).toBe(word);
  });
});

describe("queries", () => {
  it("leave out words that say nothing, and look at eight words at most", () => {
    expect(queryWords("what is the best of the floors")).toEqual([
      { stem: "best", beginning: "best" },
      { stem: "floor", beginning: "floor" },
    ]);
    expect(queryWords("one two three four five six seven eight nine ten")).toHaveLength(8);
    expect(queryWords("?!. … —")).toEqual([]);
  });
});
