import { expect, it } from "vitest";
import { countOf, plural } from "./plural.ts";

it("says one thing in the singular, and none or several in the plural", () => {
  expect([0, 1, 2].map((count) => countOf(count, "visit", "visits"))).toEqual([
    "0 visits",
    "1 visit",
    "2 visits",
  ]);
  expect(plural(1, "It was", "They were")).toBe("It was");
  expect(countOf(2, "respuesta", "respuestas", "es")).toBe("2 respuestas");
});
