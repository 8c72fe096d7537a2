/** `server/build-steps/guides` sets it as a PDF. */
export interface Guide {
  /** Name of the file and anchor on the page. */
  slug: string;
  title: string;
  subtitle: string;
  picture: string;
  description: string;
  contents: readonly string[];
  keywords: readonly string[];
  /** `YYYY-MM-DD`. */
  updated: string;
  sections: readonly GuideSection[];
  sources: readonly string[];
}

export interface GuideSection {
  title: string;
  lead?: string;
  blocks: readonly GuideBlock[];
}

export type GuideBlock =
  | { kind: "text"; text: string }
  | { kind: "steps"; steps: readonly { title: string; text: string }[] }
  | { kind: "points"; points: readonly string[] }
  | { kind: "table"; table: GuideTable }
  | { kind: "checklist"; title?: string; items: readonly string[] }
  | { kind: "fields"; title?: string; fields: readonly GuideField[] }
  | { kind: "note"; title: string; text: string };

export interface GuideTable {
  title: string;
  note?: string;
  fill?: readonly { label: string; share: number }[];
  columns: readonly GuideColumn[];
  rows: readonly (readonly GuideCell[])[];
  blankRows?: number;
  roomy?: boolean;
}

export interface GuideColumn {
  label: string;
  /** Share of the width, relative to the other columns. */
  share: number;
  align?: "left" | "center" | "right";
}

/** Text, an empty cell to write in, or boxes to tick with their labels. */
export type GuideCell = string | { boxes: readonly string[] };

export interface GuideField {
  label: string;
  /** Share of the line, in twelfths. */
  span: 3 | 4 | 6 | 8 | 12;
  lines?: 2;
}

export const blank = "";

export const imprintOf = (updated: string): string =>
  `Updated ${updated}. You may copy, change and use this guide with any contractor.`;

export const publisherNote = (publisher: string): string =>
  `Published by ${publisher}. Check current rules and product labels for your own building.`;
