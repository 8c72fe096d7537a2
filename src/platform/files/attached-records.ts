/** The nouns that have files. */
export type FileRecordKind =
  | "work-order"
  | "work-order-comment"
  | "visit-exception"
  | "inspection-item"
  | "thread-message"
  | "document-version";

export interface AttachedRecord {
  recordKind: FileRecordKind;
  recordId: string;
}
