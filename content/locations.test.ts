import { expect, it } from "vitest";
import { regions, stateAnchor, stateNotes } from "./locations.ts";
import { states } from "./states.ts";

it("every state stands in exactly one region", () => {
  const listed = regions.flatMap(({ codes }) => [...codes]).sort();
  expect(listed).toEqual(states.map(({ code }) => code).sort());
});

it("every state has a note and an anchor of its own", () => {
  expect(Object.keys(stateNotes).sort()).toEqual(states.map(({ code }) => code).sort());
  expect(new Set(states.map(({ code }) => stateAnchor(code))).size).toBe(states.length);
  expect(stateAnchor("NC")).toBe("north-carolina");
});
