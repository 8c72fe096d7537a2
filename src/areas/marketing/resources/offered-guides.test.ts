import { afterEach, expect, it } from "vitest";
import { changeContentEdits, noEdits } from "#content/content-edits.ts";
import { guides } from "#content/guides/guides.ts";
import { guidesContent, isOfferedFile } from "#content/guides/offered-guides.ts";

afterEach(() => changeContentEdits(noEdits));

it("every guide is offered as it was shipped, under the title that its file has", () => {
  const offered = guidesContent("en").offeredGuides;
  expect(offered.map(({ id, title, description }) => ({ id, title, description }))).toEqual(
    guides.map(({ slug, title, description }) => ({ id: slug, title, description })),
  );
});

it("a guide that was taken out of the list is found by no search", () => {
  const file = "/guides/inspection-checklist.pdf";
  expect(isOfferedFile(file)).toBe(true);
  const order = "scope-of-work-template,cleaning-frequency-planner";
  changeContentEdits({ ...noEdits, en: { guides: { "offeredGuides[]": order } } });
  expect(guidesContent("en").offeredGuides.map(({ id }) => id)).toEqual(order.split(","));
  expect(isOfferedFile(file)).toBe(false);
  expect(isOfferedFile("/guides/scope-of-work-template.pdf")).toBe(true);
  expect(isOfferedFile("/resources")).toBe(true);
});
