/** The nouns that have files. */
export type FileRecordKind = "work-order" | "work-order-comment";

export interface AttachedRecord {
  recordKind: FileRecordKind;
  recordId: string;
}
