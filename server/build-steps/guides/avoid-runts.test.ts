import { expect, test } from "vitest";
import { addPaper, heightOf } from "#platform/pdf/paper.ts";
import { openPdf } from "#platform/pdf/pdf-file.ts";
import { avoidRunt } from "./avoid-runts.ts";

const file = openPdf({ title: "Runts", language: "en", date: new Date(0) });
addPaper(file);

/** At this width "pages" stands alone on the second line. */
const measure = { size: 9.5, font: "semibold", width: 130 } as const;
const text = "Send everyone the same pages";

test("a word that stands alone gets company, on as many lines as before", () => {
  const box = avoidRunt(file, text, measure);
  expect(box.width).toBeLessThan(measure.width);
  expect(heightOf(file, text, box)).toBe(heightOf(file, text, measure));
  const withoutEnd = "Send everyone the same";
  expect(heightOf(file, withoutEnd, measure)).toBeLessThan(heightOf(file, text, measure));
  expect(heightOf(file, withoutEnd, box)).toBe(heightOf(file, text, box));
});

test("words on one line, a single word and words in the middle keep their measure", () => {
  expect(avoidRunt(file, "Same pages", measure)).toEqual(measure);
  expect(avoidRunt(file, "Unforgettable", { ...measure, width: 40 }).width).toBe(40);
  expect(avoidRunt(file, text, { ...measure, align: "center" }).width).toBe(130);
});

test("nothing changes where it would take another line", () => {
  const tight = { ...measure, width: 72 };
  const box = avoidRunt(file, "Disinfect thoroughly at all", tight);
  expect(heightOf(file, "Disinfect thoroughly at all", box)).toBe(
    heightOf(file, "Disinfect thoroughly at all", tight),
  );
});
