import { describe, expect, it } from "vitest";
import { languages, localeOf } from "#platform/language/language.ts";
import { decimalsText, dollarsText, numberText, unitText } from "./number-format.ts";

describe("numbers", () => {
  it("are written alike in every language of the product", () => {
    for (const language of languages)
      for (const value of [0, -1240, 1240.5, 999_999, 12_345.678])
        expect(new Intl.NumberFormat(localeOf(language)).format(value)).toBe(numberText(value));
  });

  it("have the digits that are asked for", () => {
    expect(decimalsText(274.25, 1)).toBe("274.3");
    expect(decimalsText(1240, 2)).toBe("1,240.00");
    expect(decimalsText(1240, 2, 0)).toBe("1,240");
    expect(dollarsText(16_000)).toBe("$16,000");
  });

  it("have their unit in the reader's language", () => {
    expect(unitText(3, "day", "en", { unitDisplay: "long" })).toBe("3 days");
    expect(unitText(1, "day", "es", { unitDisplay: "long" })).toBe("1 día");
    expect(unitText(1.49, "gigabyte", "es", { maximumFractionDigits: 1 })).toBe("1.5 GB");
  });
});
