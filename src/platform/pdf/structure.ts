/**
 * The structure of a PDF for screen readers: its parts in reading order, wherever they are painted.
 */
import type { Canvas } from "./canvas.ts";

/** A part of the page that is read: its words, or what stands for it. */
export interface PdfPart {
  tag: "H1" | "H2" | "H3" | "P" | "Figure" | "Lbl" | "LBody" | "TH" | "TD";
  /** Where it differs from that of the file. */
  language?: string;
  /** Read instead of a drawing. */
  alt?: string;
  /** Set for a header cell. */
  scope?: "Column";
  /** Paints it; nothing else may be painted meanwhile. */
  paint: () => void;
}

type GroupTag = "Sect" | "L" | "LI" | "LBody" | "Table" | "TR" | "TD";

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
  const options = { lang: language, alt, scope };
  parent.add(canvas.struct(tag, options, paint));
}
