import { expect, it } from "vitest";
import { findHeads, guessColumns } from "./column-heads.ts";

const columns = [
  { name: "name", label: () => "Facility name", heads: ["location name", "location"] },
  { name: "client", label: () => "Client", heads: ["customer"] },
  { name: "postalCode", label: () => "ZIP code", heads: ["zip"] },
];

it("knows columns by their names in any case, with signs and accents", () => {
  expect(guessColumns(["LOCATION NAME*", "Customer ", "Zip:", "Color"], columns)).toEqual([
    "name",
    "client",
    "postalCode",
    "",
  ]);
  expect(guessColumns(["Postal code", "Facility-Name"], columns)).toEqual(["postalCode", "name"]);
});

it("gives no column of ours to two of the file", () => {
  expect(guessColumns(["Location", "Location name"], columns)).toEqual(["name", ""]);
});

it("goes by what was chosen before, also where that was to leave one out", () => {
  const remembered = new Map([
    ["site ref", "name"],
    ["location", ""],
  ]);
  expect(guessColumns(["Location", "Site Ref."], columns, remembered)).toEqual(["", "name"]);
});

it("finds the row of the names beneath a title and a date, as reports have them", () => {
  const rows = [
    { number: 1, cells: ["Customer Contact List"] },
    { number: 2, cells: ["Harbor Cleaning, Inc."] },
    { number: 4, cells: ["Customer", "Location", "Zip"] },
    { number: 5, cells: ["Oak Ridge", "Clinic", "60120"] },
  ];
  expect(findHeads(rows, columns)).toBe(4);
  expect(findHeads([{ number: 3, cells: ["x", "y"] }], columns)).toBe(3);
  expect(findHeads([], columns)).toBeUndefined();
});
