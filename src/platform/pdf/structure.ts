/**
 * The structure of a PDF for screen readers: its parts in reading order, wherever they are painted.
 */
import type { Canvas } from "./canvas.ts";

/** A part of the page that is read: its words, or what stands for it. */
export interface PdfPart {
  tag: "H1" | "H2" | "H3" | "P" | "Span" | "Figure" | "Lbl" | "LBody" | "TH" | "TD";
  /** Set where the language differs from that of the file; empty where it is unknown. */
  language?: string;
  /** Screen readers read it instead of a drawing. */
  alt?: string;
  /** Set for a header cell. */
  scope?: "Column";
  /** Paints it; nothing else may be painted meanwhile. */
  paint: () => void;
}

type GroupTag = "Sect" | "P" | "L" | "LI" | "LBody" | "Table" | "TR" | "TD";

export interface PdfPartGroup {
  tag: GroupTag;
  parts: readonly (PdfPart | PdfPartGroup)[];
}

/** A group whose parts follow one by one: between them, pages are added and decorations painted. */
export interface OpenGroup {
  add(part: PdfPart | PdfPartGroup): void;
  open(tag: GroupTag): OpenGroup;
  end(): void;
}

type StructureElement = ReturnType<Canvas["struct"]>;

export function openGroup(canvas: Canvas, parent: StructureElement, tag: GroupTag): OpenGroup {
  const element = canvas.struct(tag);
  parent.add(element);
  return {
    add: (part) => addPart(canvas, element, part),
    open: (inner) => openGroup(canvas, element, inner),
    end: () => void element.end(),
  };
}

function addPart(canvas: Canvas, parent: StructureElement, part: PdfPart | PdfPartGroup): void {
  if ("parts" in part) {
    const group = openGroup(canvas, parent, part.tag);
    for (const inner of part.parts) group.add(inner);
    group.end();
    return;
  }
  const { tag, language, alt, scope, paint } = part;
  // PDFKit writes the scope, which its types do not name.
  const options = { lang: language, scope };
  const element = canvas.struct(tag, options, paint);
  if (alt !== undefined) dataOf(element).Alt = digitsOf(alt);
  // PDFKit leaves out an empty text, which is what says that the language is not known.
  if (language === "") dataOf(element).Lang = new Uint8Array();
  parent.add(element);
}

/** Its types do not name the dictionary either, which it writes once the element has ended. */
const dataOf = (element: StructureElement): Record<string, unknown> =>
  (element as StructureElement & { dictionary: { data: Record<string, unknown> } }).dictionary.data;

/**
 * UTF-16 in hexadecimal: PDFKit would write the text as it is, and what somebody has typed could
 * look like a part of the file to a program that searches its bytes, such as the range of a seal.
 */
const digitsOf = (text: string): Uint8Array => Buffer.from(`\ufeff${text}`, "utf16le").swap16();
