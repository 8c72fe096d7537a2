import { expect, test } from "vitest";
import { addPaper } from "#platform/pdf/paper.ts";
import { openPdf } from "#platform/pdf/pdf-file.ts";
import { layOutTickBoxes } from "./tick-boxes.ts";

const file = openPdf({ title: "Boxes", language: "en", date: new Date(0) });
addPaper(file);

test("single letters stand in a row of boxes", () => {
  const boxes = layOutTickBoxes(file, ["1", "2", "3", "4", "5"], 200);
  expect(boxes.height).toBe(14.5);
  expect(boxes.width).toBe(5 * 14.5 + 4 * 3);
  expect(boxes.parts(0, 0)).toHaveLength(5);
});

test("boxes that a column has no room for go on to further lines", () => {
  const months = ["J", "F", "M", "A", "M", "J", "J", "A", "S", "O", "N", "D"];
  const boxes = layOutTickBoxes(file, months, 110);
  expect(boxes.height).toBe(2 * 14.5 + 3);
  expect(boxes.width).toBeLessThanOrEqual(110);
  const box = ["After cleaning", "During use", "Before an event"];
  const [wide, narrow] = [500, 90].map((width) => layOutTickBoxes(file, box, width));
  expect(narrow?.height).toBeGreaterThan(3 * (wide?.height ?? 0));
});
