import { expect, test } from "vitest";
import { recordQuery } from "./record-query.ts";

const [one, other] = [
  "0192f0aa-0000-7000-8000-000000000001",
  "0192f0aa-0000-7000-8000-000000000002",
];

test.each([
  ["", ""],
  ["?done=saved&tab=open&page=2", ""],
  [`?contact=${one}`, `?contact=${one}`],
  [`?line=${other}&done=${one}&area=${one}&q=a`, `?area=${one}&line=${other}`],
  [`?undo=${one}`, ""],
])("of %s the records are %s", (search, records) => {
  expect(recordQuery(search)).toBe(records);
});
