import { expect, it } from "vitest";
import { hasUnsavedTexts } from "./unsaved-texts.ts";

const stored = { "en.hero.headline": "Clean\nby dawn", "en.points[]": "0,1" };

const shown = (fields: Readonly<Record<string, string>>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

it("a sentence that nobody has saved holds up what would publish the draft", () => {
  expect(hasUnsavedTexts(shown({ ...stored, "en.hero.headline": "New" }), stored)).toBe(true);
  expect(hasUnsavedTexts(shown({ ...stored, "en.points[]": "1,0" }), stored)).toBe(true);
});

it("what the draft holds is saved, whatever else the form sends and however lines end", () => {
  const sent = { "en.hero.headline": "Clean\r\nby dawn", "en.points[]": "0,1", attempt: "a" };
  expect(hasUnsavedTexts(shown(sent), stored)).toBe(false);
  expect(hasUnsavedTexts(shown({ step: "publish" }), stored)).toBe(false);
});
