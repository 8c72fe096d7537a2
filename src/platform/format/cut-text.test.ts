import { expect, it } from "vitest";
import { cutText } from "./cut-text.ts";

const family = "👩‍👩‍👧‍👦";

it("leaves alone what is short enough", () => {
  expect(cutText("Coffee", 6)).toBe("Coffee");
  expect(cutText("", 6)).toBe("");
  expect(cutText(family, family.length)).toBe(family);
});

it("cuts between what people see as characters, and nowhere within one", () => {
  expect(cutText("Coffee on the carpet", 6)).toBe("Coffee");
  for (const sign of ["😀", family, "🇺🇸", "é", "👍🏽"])
    for (let max = 2; max < 2 + sign.length; max++) expect(cutText(`ab${sign}c`, max)).toBe("ab");
  expect(cutText(`ab${family}c`, 2 + family.length)).toBe(`ab${family}`);
});

it("cuts a character that is longer than all there is room for, without breaking a pair", () => {
  const stacked = `a${"\u0301".repeat(500)}`;
  expect(cutText(stacked, 10)).toBe(stacked.slice(0, 10));
  expect(cutText(family, 1)).toBe("");
});
