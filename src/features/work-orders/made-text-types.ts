/** What the product itself has asked for, in a work order: read in the language of whoever reads it. */
export interface MadeText {
  code: "lost-key";
  kind: "key" | "card" | "fob" | "code";
  label: string;
  /** What it opens; may be empty. */
  opens: string;
  /** Which copy of how many, where there is more than one. */
  copy?: number;
  copies?: number;
}
