/** US Letter, in points. */
import { Font, StyleSheet } from "@react-pdf/renderer";
import { palette } from "#content/palette.ts";

export const page = { width: 612, height: 792, side: 54, top: 66, bottom: 46 } as const;

export function registerFonts(): void {
  Font.register({
    family: "Instrument Sans",
    fonts: [400, 500, 600].map((fontWeight) => ({
      fontWeight,
      src: `node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-${fontWeight}-normal.woff`,
    })),
  });
  // No hyphenation: the columns are ragged.
  Font.registerHyphenationCallback((word) => [word]);
}

export const style = StyleSheet.create({
  page: {
    paddingTop: page.top,
    paddingBottom: page.bottom,
    paddingHorizontal: page.side,
    fontFamily: "Instrument Sans",
    fontSize: 9.5,
    color: palette.ink,
  },
  /** React PDF takes a line height from the text's own size, not from an inherited one. */
  text: { fontSize: 9.5, lineHeight: 1.42 },
  sectionTitle: {
    fontSize: 24,
    fontWeight: 600,
    letterSpacing: -0.7,
    lineHeight: 1.1,
    marginBottom: 10,
  },
  lead: { fontSize: 11.5, lineHeight: 1.45, color: palette.slate, maxWidth: 430, marginBottom: 14 },
  blockTitle: {
    fontSize: 11.5,
    fontWeight: 600,
    letterSpacing: -0.15,
    lineHeight: 1.25,
    marginBottom: 4,
  },
  block: { marginBottom: 16 },
  quiet: { fontSize: 9.5, lineHeight: 1.42, color: palette.slate },
  small: { fontSize: 8, lineHeight: 1.35, color: palette.slate },
});
