import { expect, it } from "vitest";
import { chooseFacilities, type QuarterChoice } from "./choose-facilities.ts";

const choice = (accountId: string, facilityId: string, over: Partial<QuarterChoice> = {}) => ({
  accountId,
  facilityId,
  clientId: "client",
  asked: 0,
  last: "",
  ...over,
});
const chosen = (choices: readonly QuarterChoice[]) =>
  chooseFacilities(choices).map(({ accountId, facilityId }) => `${accountId} ${facilityId}`);

it("asks each person about one facility, and about as many facilities as there are people", () => {
  const administrator = ["north", "south"].map((facility) => choice("ann", facility));
  expect(chosen([...administrator, choice("bob", "north")])).toEqual(["bob north", "ann south"]);
});

it("asks about the facility that fewest were asked about, and then longest ago", () => {
  expect(
    chosen([choice("ann", "north", { asked: 2 }), choice("ann", "south", { asked: 1 })]),
  ).toEqual(["ann south"]);
  const before = [
    choice("ann", "north", { last: "2026-Q2" }),
    choice("ann", "south", { last: "2026-Q1" }),
    choice("ann", "west", { last: "2025-Q4" }),
  ];
  expect(chosen(before)).toEqual(["ann west"]);
});
