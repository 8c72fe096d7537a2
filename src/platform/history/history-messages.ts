/** What can happen to each noun, as its history names it: the feature of a noun declares its messages. */
// biome-ignore lint/suspicious/noEmptyInterface: each feature adds its nouns by declaration merging.
export interface HistoryMessages {}

/** The nouns that have a history. */
export type HistoryRecordKind = keyof HistoryMessages;

/** What can happen to a noun; of several nouns, to any of them. */
export type HistoryKindOf<Noun extends HistoryRecordKind> = Noun extends HistoryRecordKind
  ? keyof HistoryMessages[Noun] & string
  : never;
