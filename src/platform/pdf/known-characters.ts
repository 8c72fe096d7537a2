import type { Canvas } from "./canvas.ts";

export type FontName = "regular" | "medium" | "semibold";

interface GlyphFont {
  hasGlyphForCodePoint(code: number): boolean;
}

/** Letters that Unicode does not take apart. */
const relatives: Readonly<Record<string, string>> = { ł: "l", Ł: "L", đ: "d", Đ: "D", ı: "i" };

/** Cached by font: each look-up searches its whole table of letters, and long papers have many. */
const replacements = new WeakMap<GlyphFont, Map<string, string>>();

/** The font has the letters of English and Spanish; a client may name a room in any alphabet. */
export function onlyKnown(canvas: Canvas, text: string, name: FontName): string {
  // PDFKit keeps the opened font in a field that its types do not name.
  const { font } = Reflect.get(canvas.font(name), "_font") as { font: GlyphFont };
  const isKnown = (letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  const nearest = (letter: string) => {
    if (isKnown(letter)) return letter;
    const [bare = ""] = relatives[letter] ?? letter.normalize("NFKD");
    return isKnown(bare) ? bare : "?";
  };
  const ofFont = replacements.get(font) ?? new Map<string, string>();
  replacements.set(font, ofFont);
  return [...text]
    .map((letter) => {
      const replaced = ofFont.get(letter) ?? nearest(letter);
      ofFont.set(letter, replaced);
      return replaced;
    })
    .join("");
}
