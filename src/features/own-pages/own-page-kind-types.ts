/** Whose own pages there are, by the history's nouns: each feature declares its kind; safe for browsers. */
// biome-ignore lint/suspicious/noEmptyInterface: each feature adds its kind by declaration merging.
export interface OwnPageKinds {}

export type OwnPageKind = keyof OwnPageKinds;
