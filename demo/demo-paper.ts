/** A page that stands for a document in the demonstration, and says so. */
import { company } from "#content/company.ts";
import { palette } from "#content/palette.ts";
import {
  addPaper,
  drawText,
  heightOf,
  numberPages,
  paintRule,
  paper,
} from "#platform/pdf/paper.ts";
import { openPdf } from "#platform/pdf/pdf-file.ts";
import type { PdfPart } from "#platform/pdf/structure.ts";

interface DemoPaper {
  title: string;
  /** Whom the paper is for, e.g. the client. */
  holder: string;
  /** E.g. `Version 2, October 3, 2026`. */
  edition: string;
  sections: readonly (readonly [heading: string, text: string])[];
  /** Milliseconds since 1970. */
  date: number;
}

type TextStyle = Parameters<typeof heightOf>[2] & { color?: string };

const width = 432;
const name = () => ({ width, font: "semibold", size: 13, color: palette.teal }) as const;
const quiet = () => ({ width, size: 9.5, color: palette.slate }) as const;
const mark = "Demonstration: this document is invented, and so is what it says.";

/** Sections are a few sentences, so that everything fits on one page. */
export function renderDemoPaper(content: DemoPaper): Promise<Buffer> {
  const { title, holder, edition, sections, date } = content;
  const file = openPdf({
    title: `${title}, ${company.name}`,
    language: "en",
    date: new Date(date),
  });
  addPaper(file);
  let y = 56;
  const textPart = (tag: PdfPart["tag"], text: string, look: TextStyle, after: number): PdfPart => {
    const place = { ...look, x: paper.left, y };
    y += heightOf(file, text, look) + after;
    return { tag, paint: () => drawText(file, text, place) };
  };
  file.addSection([
    textPart("P", company.name, name(), 40),
    textPart("H1", title, { width, font: "semibold", size: 24 }, 8),
    textPart("P", `For ${holder}`, { width, size: 12 }, 3),
    textPart("P", edition, quiet(), 16),
  ]);
  const rule = y;
  file.decorate(() => paintRule(file, rule, palette.dawn, 2));
  y += 22;
  for (const [heading, text] of sections)
    file.addSection([
      textPart("H2", heading, { width, font: "semibold", size: 12 }, 4),
      textPart("P", text, { width, size: 11 }, 20),
    ]);
  y = 700;
  file.addSection([textPart("P", mark, { ...quiet(), color: palette.error }, 0)]);
  numberPages(file, edition);
  return file.finish();
}
