/** The nouns that have files; each feature declares its own. */
// biome-ignore lint/suspicious/noEmptyInterface: each feature adds its nouns by declaration merging.
export interface RecordsWithFiles {}

export type FileRecordKind = keyof RecordsWithFiles;

export interface AttachedRecord {
  recordKind: FileRecordKind;
  recordId: string;
}
