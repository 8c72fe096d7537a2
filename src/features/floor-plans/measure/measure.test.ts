/** Lengths as people write them, and areas that do not depend on how somebody draws. */
import { describe, expect, it } from "vitest";
import type { FloorPlanScale, Point } from "../floor-plan-types.ts";
import { cornersText, crossesItself, faultOfCorners, pointWithin, readCorners } from "./corners.ts";
import { inchesPerPixel, polygonArea, squareFeetOf } from "./floor-area.ts";
import { lengthInInches, lengthText } from "./length.ts";

describe("a length", () => {
  it.each([
    ["24 ft 6 in", 294],
    ["24ft6in", 294],
    ["24' 6\"", 294],
    ["24' 6", 294],
    ["24′ 6″", 294],
    ["24’6”", 294],
    ["24'-6 1/2\"", 294.5],
    ["24.5", 294],
    ["24.5 ft", 294],
    ["24 feet", 288],
    ["24 pies 6 pulgadas", 294],
    ["294 in", 294],
    ['6 1/4"', 6.25],
    [".5 ft", 6],
    [" 24 FT 6 IN ", 294],
    ["7.62 m", 300],
    ["762 cm", 300],
    ["7620 mm", 300],
    ["7.62 metros", 300],
  ])("is understood: %j", (text, inches) => {
    expect(lengthInInches(text)).toBeCloseTo(inches, 6);
  });

  it.each([
    "",
    "0",
    "-3",
    "-3 ft",
    "24 ft 13 in",
    "24 ft 6 in 2",
    "3/4",
    "6 4/2 in",
    "6 1/0 in",
    "NaN",
    "Infinity",
    "1e3",
    "1e999",
    "2641 ft",
    "99999999999999",
    "twelve",
    "12 miles",
    "12\u0000",
    "12,5 m",
    "9".repeat(100_000),
  ])("is refused: %j", (text) => {
    expect(lengthInInches(text)).toBeUndefined();
  });

  it("is read again as it is written", () => {
    for (let inches = 1; inches < 2_000; inches += 7)
      expect(lengthInInches(lengthText(inches))).toBe(inches);
  });
});

/** The same numbers in each run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** A star around its middle never crosses itself. */
function star(next: () => number): Point[] {
  const count = 3 + Math.floor(next() * 12);
  return Array.from({ length: count }, (_, at) => {
    const angle = (at / count) * 2 * Math.PI;
    const radius = 50 + next() * 300;
    const tenth = (value: number) => Math.round(value * 10) / 10;
    return { x: tenth(500 + radius * Math.cos(angle)), y: tenth(500 + radius * Math.sin(angle)) };
  });
}

const rounds = Array.from({ length: 200 }, (_, seed) => seed + 1);
const scaleOf = (pixels: number, length: string): FloorPlanScale => ({
  from: { x: 0, y: 0 },
  to: { x: pixels, y: 0 },
  length,
});

describe("an area", () => {
  it("of a rectangle is length times width", () => {
    const next = numbers(7);
    for (const _ of rounds) {
      const [x, y, width, height] = [
        next() * 900,
        next() * 900,
        1 + next() * 900,
        1 + next() * 900,
      ];
      const corners = [
        { x, y },
        { x: x + width, y },
        { x: x + width, y: y + height },
        { x, y: y + height },
      ];
      expect(polygonArea(corners)).toBeCloseTo(width * height, 4);
    }
  });

  it("stays when the room is moved, turned around, or begun at another corner", () => {
    const next = numbers(11);
    for (const _ of rounds) {
      const corners = star(next);
      const area = polygonArea(corners);
      const [dx, dy] = [next() * 8_000, next() * 8_000];
      const moved = corners.map(({ x, y }) => ({ x: x + dx, y: y + dy }));
      const begun = Math.floor(next() * corners.length);
      expect(polygonArea(moved)).toBeCloseTo(area, 3);
      expect(polygonArea(corners.toReversed())).toBeCloseTo(area, 6);
      expect(polygonArea([...corners.slice(begun), ...corners.slice(0, begun)])).toBeCloseTo(
        area,
        6,
      );
    }
  });

  it("grows by the square, and square feet do not depend on the size of the picture", () => {
    const next = numbers(13);
    for (const _ of rounds) {
      const corners = star(next);
      const factor = 0.5 + next() * 4;
      const larger = corners.map(({ x, y }) => ({ x: x * factor, y: y * factor }));
      expect(polygonArea(larger) / polygonArea(corners)).toBeCloseTo(factor * factor, 6);
      const [small, large] = [
        squareFeetOf({ by: "corners", corners }, scaleOf(100, "20 ft")),
        squareFeetOf({ by: "corners", corners: larger }, scaleOf(100 * factor, "20 ft")),
      ];
      expect(Math.abs((small ?? 0) - (large ?? 0))).toBeLessThanOrEqual(1);
    }
  });

  it("is rounded once, to whole square feet", () => {
    const measure = { by: "sides", length: "10 ft 4 in", width: "9 ft 7 in" } as const;
    // 124 x 115 inches are 99.03 square feet.
    expect(squareFeetOf(measure, null)).toBe(99);
    const corners = [
      { x: 0, y: 0 },
      { x: 120, y: 0 },
      { x: 120, y: 100 },
      { x: 0, y: 100 },
    ];
    expect(squareFeetOf({ by: "corners", corners }, scaleOf(120, "24 ft"))).toBe(480);
    expect(squareFeetOf({ by: "corners", corners }, scaleOf(120, "12 ft"))).toBe(120);
    expect(squareFeetOf({ by: "corners", corners }, null)).toBeUndefined();
    expect(squareFeetOf({ by: "sides", length: "10", width: "" }, null)).toBeUndefined();
  });

  it("needs a line with a length", () => {
    expect(inchesPerPixel(scaleOf(0, "20 ft"))).toBeUndefined();
    expect(inchesPerPixel(scaleOf(100, "much"))).toBeUndefined();
    expect(inchesPerPixel(scaleOf(120, "20 ft"))).toBe(2);
  });
});

describe("corners", () => {
  const size = { width: 1_000, height: 800 };

  it("are read again as they are written", () => {
    const next = numbers(17);
    for (const _ of rounds) {
      const corners = star(next).map((point) => pointWithin(point, size));
      expect(readCorners(cornersText(corners), size)).toEqual(corners);
    }
  });

  it.each([
    "NaN,1 2,2 3,3",
    "Infinity,0",
    "-1,5",
    "1e3,5",
    "1001,5",
    "5,801",
    "99999999,5",
    "5",
    "5,5,5",
    "5,5;6,6",
    "0x10,5",
    "5.55,5",
    "5,5  6,6",
    "5,\u0000",
  ])("are refused: %j", (text) => {
    expect(readCorners(text, size)).toBeUndefined();
  });

  it("of a star make a room, in both directions", () => {
    const next = numbers(19);
    for (const _ of rounds) {
      const corners = star(next);
      expect(faultOfCorners(corners)).toBeUndefined();
      expect(faultOfCorners(corners.toReversed())).toBeUndefined();
    }
  });

  it.each([
    ["a bow tie", "0,0 100,100 100,0 0,100", "crossing"],
    ["a side through a corner", "0,0 100,0 100,100 50,0 0,100", "crossing"],
    ["a corner twice", "0,0 100,0 100,100 100,0 0,50", "crossing"],
    ["a way back over the side before", "0,0 100,0 50,0 50,80", "crossing"],
    ["the same corner in a row", "0,0 100,0 100,0 50,80", "crossing"],
    ["a line", "0,0 50,50 100,100", "no-area"],
    ["two corners", "0,0 50,50", "too-few"],
    ["none", "", "too-few"],
  ])("of %s make none", (_, text, fault) => {
    expect(faultOfCorners(readCorners(text, size) ?? [])).toBe(fault);
  });

  it("of an L, and corners in the middle of a side, make one", () => {
    const text = "0,0 50,0 100,0 100,40 40,40 40,100 0,100";
    expect(crossesItself(readCorners(text, size) ?? [])).toBe(false);
  });

  it("are at most two hundred", () => {
    const many = Array.from({ length: 201 }, (_, at) => `${at},${(at % 2) * 5}`).join(" ");
    expect(faultOfCorners(readCorners(many, size) ?? [])).toBe("too-many");
    expect(readCorners("1,1 ".repeat(50_000), size)?.length ?? 0).toBeLessThanOrEqual(201);
  });
});
