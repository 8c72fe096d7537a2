/** A backup is made of this: everything in the database at one moment. */

export interface TableRows {
  table: string;
  rows: number;
}

/** `folder`: a packed folder of the embedded engine. `dump`: pg_dump's custom format. */
export type CopyKind = "folder" | "dump";

export interface DatabaseCopy<Facts> {
  kind: CopyKind;
  /** The caller's own read at the same moment. */
  facts: Facts;
  tables: TableRows[];
  /** A restored database takes about as much. */
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
