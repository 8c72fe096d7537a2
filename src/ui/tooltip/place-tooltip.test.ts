import { expect, it } from "vitest";
import { placeTooltip } from "./place-tooltip.ts";

const window = { width: 390, height: 844 };
const tooltip = { width: 100, height: 40 };
const at = (left: number, top: number) =>
  placeTooltip({ left, top, width: 20, height: 20 }, tooltip, window);

it("stands above the middle of its anchor", () => {
  expect(at(200, 300)).toEqual({ left: 160, top: 260 });
});

it("stays within the window at its sides", () => {
  expect(at(0, 300).left).toBe(8);
  expect(at(370, 300).left).toBe(282);
});

it("stands beneath where there is no room above", () => {
  expect(at(200, 10).top).toBe(30);
});
