import { palette } from "#content/palette.ts";
import { addPaper, drawText, heightOf, paper } from "#platform/pdf/paper.ts";
import type { PdfFile } from "#platform/pdf/pdf-file.ts";

/** Where the next part begins; moves down, and to new pages. */
export interface Place {
  file: PdfFile;
  y: number;
}

/** Room for a heading and two rows beneath it: it never ends a page. */
const tableNeeds = 96;
const rowHeight = 24;
const maxRowsKept = 8;
const noteBox = () => ({ x: paper.left, width: paper.width, color: palette.ink });
const noteGap = 5;

/** A heading with paragraphs: all on one page. */
export function addNotes(place: Place, heading: string, texts: readonly string[]): void {
  const heights = texts.map((text) => heightOf(place.file, text, noteBox()) + noteGap);
  turnPage(place, 22 + 18 + heights.reduce((sum, height) => sum + height, 0));
  addHeading(place, heading, { needs: 0 });
  for (const text of texts) addNote(place, text);
}

interface HeadingOptions {
  /** Text at the end of the heading's line, e.g. a score. */
  right?: string;
  /** How many rows the table beneath has; a few are kept on the heading's page. */
  rows?: number;
  /** Height that has to be free beneath it on the same page. */
  needs?: number;
}

export function addHeading(
  place: Place,
  text: string,
  { right = "", rows = 0, needs = tableNeeds }: HeadingOptions = {},
): void {
  const { file } = place;
  if (place.y > paper.top) place.y += 22;
  const headingBox = { x: paper.left, width: 400, font: "semibold", size: 12.5 } as const;
  turnPage(place, needs + (rows > maxRowsKept ? 0 : rows * rowHeight));
  const { y } = place;
  file.addSection([
    {
      tag: "H2",
      paint: () => {
        drawText(file, text, { ...headingBox, y });
        if (right === "") return;
        drawText(file, right, { ...headingBox, x: 458, width: 96, y, align: "right" });
      },
    },
  ]);
  place.y = y + heightOf(file, text, headingBox) + 2;
}

export function addNote(place: Place, text: string): void {
  const { file } = place;
  const height = heightOf(file, text, noteBox());
  turnPage(place, height);
  const { y } = place;
  file.addSection([{ tag: "P", paint: () => drawText(file, text, { ...noteBox(), y }) }]);
  place.y = y + height + noteGap;
}

export function turnPage(place: Place, needed: number): void {
  if (place.y + needed <= paper.bottom) return;
  addPaper(place.file);
  place.y = paper.top;
}
