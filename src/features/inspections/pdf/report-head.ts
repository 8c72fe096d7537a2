import { company } from "#content/company.ts";
import { palette } from "#content/palette.ts";
import { drawText, heightOf, paintRule, paper } from "#platform/pdf/paper.ts";
import type { PdfFile } from "#platform/pdf/pdf-file.ts";
import type { PdfPart } from "#platform/pdf/structure.ts";

export interface ReportHead {
  facilityName: string;
  day: string;
  /** Undefined where nothing applied. */
  score: { percent: string; level: string } | undefined;
  facts: readonly (readonly [label: string, value: string])[];
}

const factsLeft = 300;
const labelWidth = 78;

/** @returns where the content begins */
export function addReportHead(file: PdfFile, head: ReportHead): number {
  const { facilityName, day, score, facts } = head;
  const title = { x: paper.left, y: 84, width: paper.width, font: "semibold", size: 22 } as const;
  const subtitle = 84 + heightOf(file, facilityName, title) + 2;
  const top = subtitle + 44;
  const parts: PdfPart[] = [
    textPart(file, company.name, {
      x: paper.left,
      y: 54,
      width: 300,
      font: "semibold",
      size: 13,
      color: palette.teal,
    }),
    { tag: "H1", paint: () => drawText(file, facilityName, title) },
    textPart(file, `Inspection report, ${day}`, {
      x: paper.left,
      y: subtitle,
      width: paper.width,
      size: 11,
      color: palette.slate,
    }),
  ];
  const percent = score?.percent ?? "No score";
  const left = { x: paper.left, width: 220 };
  parts.push(textPart(file, percent, { ...left, y: top, font: "semibold", size: 34 }));
  const level = score?.level ?? "Nothing applied";
  const beneath = { ...left, y: top + 46, size: 11 };
  parts.push(textPart(file, level, beneath));
  let y = top + 4;
  for (const [label, value] of facts) {
    const at = y;
    const place = { x: factsLeft + labelWidth, width: paper.right - factsLeft - labelWidth };
    parts.push({
      tag: "P",
      paint: () => {
        drawText(file, label, { x: factsLeft, y: at, width: labelWidth, color: palette.slate });
        drawText(file, value, { ...place, y: at });
      },
    });
    y += heightOf(file, value, place) + 5;
  }
  file.addSection(parts);
  file.decorate(() => paintRule(file, subtitle + 28));
  return Math.max(top + 58 + heightOf(file, level, beneath), y) + 20;
}

const textPart = (file: PdfFile, text: string, place: Parameters<typeof drawText>[2]): PdfPart => ({
  tag: "P",
  paint: () => drawText(file, text, place),
});
