/** The nouns that have files. */
export type FileRecordKind = "work-order" | "work-order-comment" | "visit-exception";

export interface AttachedRecord {
  recordKind: FileRecordKind;
  recordId: string;
}
