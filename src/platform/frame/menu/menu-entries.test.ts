import { expect, it } from "vitest";
import { isSearchable, matchingGroups } from "./menu-entries.ts";

const groups = [
  { title: "Go to", entries: [{ to: "/a", label: "Work orders" }] },
  { title: "Begin", entries: [{ to: "/b", label: "New work order" }] },
  { title: "Ir a", entries: [{ to: "/c", label: "Órdenes de trabajo" }] },
];
const labels = (words: string) =>
  matchingGroups(groups, words).flatMap(({ entries }) => entries.map(({ label }) => label));

it.each([
  ["", ["Work orders", "New work order", "Órdenes de trabajo"]],
  ["  ", ["Work orders", "New work order", "Órdenes de trabajo"]],
  ["WORK", ["Work orders", "New work order"]],
  ["order new", ["New work order"]],
  ["ordenes", ["Órdenes de trabajo"]],
  ["órdenes TRABAJO", ["Órdenes de trabajo"]],
  ["workers", []],
  ["ork", []],
])("keeps of the known entries for %o: %o", (words, expected) => {
  expect(labels(words)).toEqual(expected);
});

it("leaves out groups that have nothing", () => {
  expect(matchingGroups(groups, "new")).toEqual([groups[1]]);
});

it.each([
  ["a", false],
  ["a b", true],
  ["12", true],
  ["'; --", false],
  ["清掃", true],
])("searches records for %o: %s", (words, expected) => {
  expect(isSearchable(words)).toBe(expected);
});
