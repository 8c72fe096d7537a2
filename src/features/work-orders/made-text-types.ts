/** What the product itself has asked for, in a work order: read in the language of whoever reads it. */
export type MadeText = LostKeyText | ReportedText;

export interface LostKeyText {
  code: "lost-key";
  kind: "key" | "card" | "fob" | "code";
  label: string;
  /** What it opens; may be empty. */
  opens: string;
  /** Which copy of how many, where there is more than one. */
  copy?: number;
  copies?: number;
}

/** What an occupant has chosen at a sign, and typed nothing. */
export interface ReportedText {
  code: "reported";
  kind: "spill" | "supplies" | "trash" | "dirty" | "odor" | "broken" | "other";
}

/** What an occupant has said by a button, and typed nothing. */
export interface MadeComment {
  code: "objection";
}
