import { expect, test } from "vitest";
import { recordQuery } from "./record-query.ts";

const [firstFields, secondFields] = [
  "0192f0aa-0000-7000-8000-000000000001",
  "0192f0aa-0000-7000-8000-000000000002",
];

test.each([
  ["", ""],
  ["?done=saved&tab=open&page=2", ""],
  [`?contact=${firstFields}`, `?contact=${firstFields}`],
  [
    `?line=${secondFields}&done=${firstFields}&area=${firstFields}&q=a`,
    `?area=${firstFields}&line=${secondFields}`,
  ],
  [`?undo=${firstFields}`, ""],
])("of %s the records are %s", (search, records) => {
  expect(recordQuery(search)).toBe(records);
});
