/** Places a guide's pieces one beneath the other, page by page. */

import { typeset } from "#platform/format/typeset.ts";
import { addPaper, heightOf, paper, type TextStyle, textPart } from "#platform/pdf/paper.ts";
import type { PdfFile } from "#platform/pdf/pdf-file.ts";
import type { OpenGroup } from "#platform/pdf/structure.ts";
import { avoidRunt } from "./avoid-runts.ts";
import { looks } from "./guide-looks.ts";

/** The header of each page is above these, and its footer beneath. */
export const guidePage = { top: 66, bottom: 746 } as const;

/** The place of the next piece, which moves down, and to new pages. */
export interface GuideCursor {
  file: PdfFile;
  section: OpenGroup;
  y: number;
}

/** A block is never torn over two pages. */
export interface LaidOutBlock {
  /** The height includes the space beneath the block. */
  height: number;
  add: (group: OpenGroup, top: number) => void;
}

export const heightOfAll = (pieces: readonly { height: number }[]): number =>
  pieces.reduce((sum, { height }) => sum + height, 0);

function makeRoom(place: GuideCursor, height: number): void {
  if (place.y + height <= guidePage.bottom) return;
  addPaper(place.file);
  place.y = guidePage.top;
}

/** Pieces that follow are on one page; if no page can hold them, a good part of them is. */
export function keepTogether(place: GuideCursor, pieces: readonly { height: number }[]): void {
  const [height, page] = [heightOfAll(pieces), guidePage.bottom - guidePage.top];
  makeRoom(place, height <= page ? height : page / 3);
}

/** @param group of the structure that they belong to */
export function addBlocks(
  place: GuideCursor,
  pieces: readonly LaidOutBlock[],
  group = place.section,
): void {
  for (const { height, add } of pieces) {
    makeRoom(place, height);
    add(group, place.y);
    place.y += height;
  }
}

interface TextBlock {
  tag: "H1" | "H2" | "H3" | "P";
  look: TextStyle;
  /** The paper's, if it is not named. */
  width?: number;
  /** Beneath the words. */
  gap?: number;
  /** Large text may leave a single word on its last line without looking forgotten. */
  isDisplay?: boolean;
}

export function layOutText(file: PdfFile, text: string, options: TextBlock): LaidOutBlock {
  const { tag, look, width = paper.width, gap = 0, isDisplay = false } = options;
  const measured = { ...look, x: paper.left, width };
  const box = isDisplay ? measured : avoidRunt(file, text, measured);
  return {
    height: heightOf(file, text, box) + gap,
    add: (group, y) => group.add(textPart(file, tag, text, { ...box, y })),
  };
}

export const layOutBlockTitle = (file: PdfFile, title: string | undefined): LaidOutBlock[] =>
  title === undefined
    ? []
    : [layOutText(file, typeset(title), { tag: "H3", look: looks.blockTitle, gap: 4 })];
