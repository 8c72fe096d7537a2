import { expect, it } from "vitest";
import { stateCode, timeZoneAt } from "./us-states.ts";

it.each([
  ["IL", "", "America/Chicago"],
  ["FL", "33101", "America/New_York"],
  ["FL", "32501", "America/Chicago"],
  ["TX", "75201", "America/Chicago"],
  ["TX", "79901-1234", "America/Denver"],
  ["IN", "46204", "America/Indiana/Indianapolis"],
  ["TN", "37203", "America/Chicago"],
])("in %s at %s it is the time of %s", (state, postalCode, timeZone) => {
  expect(timeZoneAt(state, postalCode)).toBe(timeZone);
});

it.each([
  // Through this area of Florida runs the line.
  ["FL", "32456"],
  ["FL", ""],
  ["FL", "33"],
  // A ZIP code of another state says nothing about this one.
  ["TX", "33101"],
  ["", "33101"],
])("in “%s” at “%s” somebody has to say it", (state, postalCode) => {
  expect(timeZoneAt(state, postalCode)).toBeUndefined();
});

it("knows states by code and name", () => {
  expect(["il", "Ill", "N.Y.", "new york"].map(stateCode)).toEqual(["IL", "Ill", "NY", "NY"]);
});
