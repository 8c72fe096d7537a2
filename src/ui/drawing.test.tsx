import award from "@lucide/icons/icons/award";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Drawing, outlineOf } from "./drawing.tsx";

it("draws all shapes of an icon as one path that nobody is read", () => {
  const html = renderToStaticMarkup(<Drawing icon={award} className="size-5" />);
  expect(html).toMatch(
    /^<svg aria-hidden="true" viewBox="0 0 24 24" class="drawing size-5"><path d="[^"<]+"><\/path><\/svg>$/,
  );
});

it.each([
  ["a path, which may begin with a relative move", "path", { d: "m1 2 3 4" }, "M0 0m1 2 3 4"],
  ["a line", "line", { x1: "1", y1: "2", x2: "3", y2: "4" }, "M1 2L3 4"],
  ["a polyline", "polyline", { points: "1 2 3 4" }, "M1 2 3 4"],
  ["a circle", "circle", { cx: "12", cy: "8", r: "6" }, "M6 8a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z"],
  [
    "a rectangle with round corners",
    "rect",
    { x: "3", y: "4", width: "18", height: "10", rx: "2" },
    "M5 4h14a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-6a2 2 0 0 1 2 -2z",
  ],
])("has the outline of %s", (_, tag, shape, outline) => {
  expect(outlineOf([tag, shape])).toBe(outline);
});

it("refuses a shape that it cannot draw", () => {
  expect(() => outlineOf(["ellipse", { cx: "1" }])).toThrow("<ellipse>");
});
