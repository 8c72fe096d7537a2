import type { CopyKind, TableRows } from "./copied-database.ts";

export interface ScratchOptions {
  kind: CopyKind;
  /** The content that `copyDatabase` handed over. */
  file: string;
  /** The restored database takes about as much. */
  bytes: number;
  dataDirectory: string;
  databaseUrl: string | undefined;
  /** Aborted where nobody waits for the result any more. */
  signal: AbortSignal;
}

export type ScratchResult = { ok: true; tables: TableRows[] } | ScratchRefusal;

export interface ScratchRefusal {
  ok: false;
  reason: "no-room" | "no-right" | "no-server" | "tool-missing" | "not-restored";
  message: string;
}
