import { expect, it } from "vitest";
import { compareCodes, comparisonIn } from "./sort-order.ts";

it("sorts names as readers of each language look for them", () => {
  const names = ["Ozona", "Ñandú", "nube", "Nzega"];
  expect(names.toSorted(comparisonIn("es"))).toEqual(["nube", "Nzega", "Ñandú", "Ozona"]);
  expect(names.toSorted(comparisonIn("en"))).toEqual(["Ñandú", "nube", "Nzega", "Ozona"]);
});

it.each(["en", "es"] as const)(
  "counts floors, and takes no note of capitals, in %s",
  (language) => {
    const floors = ["10", "2", "lobby", "Attic", "Área"];
    const sorted = floors.toSorted(comparisonIn(language));
    expect(sorted.slice(0, 2)).toEqual(["2", "10"]);
    expect(sorted.at(-1)).toBe("lobby");
  },
);

it("puts days and hours in the order of their characters", () => {
  expect(["2026-11-30", "2026-02-01", "2026-11-30"].toSorted(compareCodes)).toEqual([
    "2026-02-01",
    "2026-11-30",
    "2026-11-30",
  ]);
});
