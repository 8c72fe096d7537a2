import { expect, it } from "vitest";
import { crewNoteCodes, crewNoteGroups, crewNoteLine, crewNotePhrase } from "./crew-note.ts";

it("has at least sixty phrases, each under one code, in both languages", () => {
  expect(crewNoteCodes.length).toBeGreaterThanOrEqual(60);
  expect(new Set(crewNoteCodes).size).toBe(crewNoteCodes.length);
  for (const language of ["en", "es"] as const) {
    const phrases = crewNoteGroups(language).flatMap(({ options }) => options);
    expect(phrases.map(({ value }) => value)).toEqual(crewNoteCodes);
    expect(new Set(phrases.map(({ label }) => label)).size).toBe(crewNoteCodes.length);
  }
});

it("says a code in the language of the reader, and what was written as it was written", () => {
  const note = { code: "room-locked", text: "204 y 205", language: "es" };
  expect(crewNoteLine(note, "en")).toBe("Room locked: 204 y 205");
  expect(crewNoteLine(note, "es")).toBe("Cuarto cerrado con llave: 204 y 205");
  expect(crewNoteLine({ ...note, text: "" }, "en")).toBe("Room locked");
  expect(crewNoteLine({ ...note, code: null }, "en")).toBe("204 y 205");
});

it("leaves out a code that this version does not know", () => {
  expect(crewNotePhrase("of-another-version", "en")).toBeUndefined();
  expect(crewNoteLine({ code: "of-another-version", text: "Wet", language: "en" }, "en")).toBe(
    "Wet",
  );
});
