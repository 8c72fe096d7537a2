/** What a backup is made of: everything in the database at one moment. */

export interface TableRows {
  table: string;
  rows: number;
}

/** `folder`: a packed folder of the embedded engine. `dump`: pg_dump's custom format. */
export type CopyKind = "folder" | "dump";

export interface DatabaseCopy<Facts> {
  kind: CopyKind;
  /** What the caller has read at the same moment. */
  facts: Facts;
  tables: TableRows[];
  /** About as much as a restored one takes. */
  bytes: number;
  /** Read once; ends with `CopyFailed` unless it is whole. */
  content: AsyncIterable<Buffer>;
}

export type CopyResult<Result> =
  | { ok: true; result: Result }
  | { ok: false; reason: CopyRefusal; message: string };

export type CopyRefusal = "no-room" | "tool-missing" | "tool-old" | "database";

/** Carries the reason through the streams that a copy is read by. */
export class CopyFailed extends Error {
  readonly reason: CopyRefusal;
  constructor(reason: CopyRefusal, message: string) {
    super(message);
    this.reason = reason;
  }
}
