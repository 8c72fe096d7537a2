/** The feature of a noun declares the messages for the events of its history. */
// biome-ignore lint/suspicious/noEmptyInterface: each feature adds its nouns by declaration merging.
export interface HistoryMessages {}

/** The nouns that have a history. */
export type HistoryRecordKind = keyof HistoryMessages;

/** Kinds of events of a noun; for several nouns, those of any of them. */
export type HistoryKindOf<Noun extends HistoryRecordKind> = Noun extends HistoryRecordKind
  ? keyof HistoryMessages[Noun] & string
  : never;
