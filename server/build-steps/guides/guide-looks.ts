/** Type settings of guides; what a look leaves out is that of all papers. */
import { palette } from "#content/palette.ts";
import type { TextStyle } from "#platform/pdf/paper.ts";

const text = { size: 9.5, lineHeight: 1.42 } as const;

export const looks = {
  guideTitle: { font: "semibold", size: 46, letterSpacing: -1.9, lineHeight: 0.98 },
  guideSubtitle: { size: 14, lineHeight: 1.4, color: palette.slate },
  contents: { size: 10.5, lineHeight: 1.3 },
  imprint: { size: 7, lineHeight: 1.5, color: palette.slate },
  sectionTitle: { font: "semibold", size: 24, letterSpacing: -0.7, lineHeight: 1.1 },
  lead: { size: 11.5, lineHeight: 1.45, color: palette.slate },
  blockTitle: { font: "semibold", size: 11.5, letterSpacing: -0.15, lineHeight: 1.25 },
  text,
  quiet: { ...text, color: palette.slate },
  strong: { ...text, font: "semibold" },
  small: { size: 8, lineHeight: 1.35, color: palette.slate },
  stepNumber: {
    font: "medium",
    size: 22,
    letterSpacing: -0.5,
    lineHeight: 1,
    color: palette.teal,
  },
  fieldLabel: { font: "medium", size: 7.5, lineHeight: 1.3, color: palette.slate },
  columnLabel: { font: "semibold", size: 7.5, lineHeight: 1.3, color: palette.slate },
  cell: { size: 8.75, lineHeight: 1.32 },
  firstCell: { size: 8.75, lineHeight: 1.32, font: "medium" },
  letterInBox: { size: 7, lineHeight: 1.22, align: "center", color: palette.slate },
} as const satisfies Record<string, TextStyle>;

/** Longer lines are hard to read. */
export const readableWidth = 448;
