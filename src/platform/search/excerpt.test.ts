import { describe, expect, it } from "vitest";
import { bestExcerpt } from "./excerpt.ts";

const shown = (text: string, ...terms: string[]) =>
  bestExcerpt(text, new Set(terms), "en")
    .map(({ text, hit }) => (hit ? `[${text}]` : text))
    .join("");

describe("excerpt", () => {
  it("marks every form of a word that was found and nothing else", () => {
    expect(shown("Floors, floored and a floor plan", "floor")).toBe(
      "[Floors], [floored] and a [floor] plan",
    );
  });

  it("starts with the sentence that holds the words", () => {
    const filler = "Nothing of interest stands in this sentence at all. ".repeat(8);
    const excerpt = shown(`${filler}Fogging reaches every corner. ${filler}`, "fog");
    expect(excerpt).toMatch(/^… \[Fogging\] reaches every corner\./);
    expect(excerpt).toMatch(/ …$/);
  });

  it("shows the beginning where only the title was found", () => {
    expect(shown("All of it.", "elsewhere")).toBe("All of it.");
  });

  it("stays short, even for a text without a space", () => {
    expect(shown("x".repeat(5_000), "y").length).toBeLessThan(260);
  });
});
