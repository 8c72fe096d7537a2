export interface LegalDocument {
  /**
   * True once a lawyer of the company has read it; the product ships with a draft (`drafts` of the settings).
   */
  verified?: boolean;
  title: string;
  lead: string;
  /** Day of the last change, `YYYY-MM-DD`. */
  updated: string;
  /** The day on which the owner last changed, in the settings, something that stands in it. */
  changedBy?: "policyChangedOn" | "termsChangedOn";
  parts: readonly LegalPart[];
}

export interface LegalPart {
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
}

/** Texts may have links: `[words](/path)`. */
export type LegalBlock =
  | string
  | { points: readonly string[] }
  | { table: { caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] } }
  /** Shown in the visitor's browser: whether Global Privacy Control is on. */
  | { show: "privacy-signal" };
