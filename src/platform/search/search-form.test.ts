import { describe, expect, it } from "vitest";
import { maxQueryCharacters, readQuery } from "./search-form.ts";

describe("queries", () => {
  it("become one line of bounded length without control characters", () => {
    expect(readQuery("  floor\u0000\u202e\r\n\tcare ")).toBe("floor care");
    expect(readQuery("x".repeat(100_000))).toHaveLength(maxQueryCharacters);
    expect(readQuery(null)).toBe("");
  });

  it("are never cut within a character", () => {
    const query = readQuery(`${"x".repeat(maxQueryCharacters - 1)}😀`);
    expect(query.isWellFormed()).toBe(true);
  });
});
