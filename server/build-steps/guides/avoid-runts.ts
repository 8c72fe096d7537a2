import { heightOf, type TextStyle } from "#platform/pdf/paper.ts";
import type { PdfFile } from "#platform/pdf/pdf-file.ts";

/** A last line with no more letters than this looks forgotten. */
const runt = 10;
/** A text set narrower than this share of its column looks as if it belonged to another one. */
const narrowest = 0.75;
const step = 2;

/**
 * A runt is a last line of a word or two. Where it can be avoided without a further line, the words are
 * set a little narrower, so that more of them go on to the last line.
 */
export function avoidRunt<Box extends TextStyle & { width: number }>(
  file: PdfFile,
  text: string,
  box: Box,
): Box {
  const { width: measure, align = "left" } = box;
  const lastWords = text.indexOf(" ", text.length - runt);
  if (lastWords < 0 || align !== "left") return box;
  const height = heightOf(file, text, box);
  const beforeRunt = text.slice(0, lastWords);
  for (let width = measure; width >= measure * narrowest; width -= step) {
    const narrower = { ...box, width };
    if (heightOf(file, text, narrower) > height) return box;
    if (heightOf(file, beforeRunt, narrower) === height) return narrower;
  }
  return box;
}
