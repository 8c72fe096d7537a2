/** Draws the header and footer of each page of a guide but its cover. */
import { company } from "#content/company.ts";
import { palette } from "#content/palette.ts";
import { paintBrandMark } from "#platform/pdf/brand-mark.ts";
import { addressLine, drawText, paintRule, paper } from "#platform/pdf/paper.ts";
import type { PdfFile } from "#platform/pdf/pdf-file.ts";

export const contactLine = (): string =>
  [company.name, addressLine(), company.phone.display, company.email].join("  ·  ");

const quiet = { color: palette.slate, width: paper.width } as const;

/** Call it once all pages are there: each one prints their number. */
export function framePages(file: PdfFile, title: string): void {
  file.decoratePages((page, count) => {
    if (page === 1) return;
    paintHeader(file, title);
    paintRule(file, 753.2);
    const footnote = { ...quiet, y: 761.46, size: 7 };
    drawText(file, contactLine(), { ...footnote, x: paper.left });
    drawText(file, `${page} / ${count}`, { ...footnote, x: paper.left, align: "right" });
  });
}

function paintHeader(file: PdfFile, title: string): void {
  const mark = 15;
  paintBrandMark(file.canvas, paper.left, 30, mark);
  drawText(file, company.shortName, {
    x: paper.left + mark + 5,
    y: 31.7,
    width: 200,
    font: "semibold",
    size: 9.5,
    letterSpacing: -0.2,
  });
  drawText(file, title, { ...quiet, x: paper.left, y: 32.6, size: 8, align: "right" });
}
