/** A request that the product makes itself is stored as a code, and read in the reader's language. */
export type MadeText = LostKeyText | ReportedText;

export interface LostKeyText {
  code: "lost-key";
  kind: "key" | "card" | "fob" | "code";
  label: string;
  /** The doors it is for; may be empty. */
  opens: string;
  /** The number of the lost copy, and that of all copies; absent if there is only one. */
  copy?: number;
  copies?: number;
}

/** An occupant's choice at a sign, without typed text. */
export interface ReportedText {
  code: "reported";
  kind: "spill" | "supplies" | "trash" | "dirty" | "odor" | "broken" | "other";
}

/** An occupant's press of a button, without typed text. */
export interface MadeComment {
  code: "objection";
}
