/** PostgreSQL in a thread of this process (PGlite) or a PostgreSQL server; both open as the same type. */
import type { ExtractTablesWithRelations } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from "drizzle-orm/pg-core";
import type { Db as QueueDatabase } from "pg-boss";
import type { CopyResult, DatabaseCopy } from "./copied-database.ts";
import type { Listeners } from "./listeners.ts";

type Row = Record<string, unknown>;

export interface RawResult extends PgQueryResultHKT {
  type: { rows: Row[] };
}

export type Database = PgDatabase<RawResult>;
/**
 * Inside a transaction use only this: on the embedded engine, the outer `db` would wait until it
 * times out.
 */
export type Transaction = PgTransaction<
  RawResult,
  Record<string, never>,
  ExtractTablesWithRelations<Record<string, never>>
>;

export interface OpenDatabase {
  engine: "embedded" | "postgres";
  /** For visitors of the public site. */
  db: Database;
  /**
   * For sign-ins and sessions, and for the pages behind them: on PostgreSQL connections of their own,
   * so that no trouble with their tables keeps a visitor's form waiting.
   */
  accounts: Database;
  signedIn: Database;
  /**
   * For work that no visitor waits for: longer limits and, on PostgreSQL, connections of its own.
   */
  background: Database;
  queueDatabase: QueueDatabase;
  /** For what probes ask: with short limits and, on PostgreSQL, on a connection that nothing else takes. */
  health: Database;
  /** Rejects when the database does not answer within a few seconds or has no room for records. */
  ping(): Promise<void>;
  listen: Listeners["listen"];
  /** How busy the connections are at this moment. */
  connections(): ConnectionUse[];
  /** Into one file, by hand. */
  backUp(file: string): Promise<BackupResult>;
  /**
   * Hands over all that is in the database at one moment, which goes on working meanwhile.
   * @param readFacts reads at that moment as well
   */
  copyDatabase<Facts, Result>(
    readFacts: (db: Database) => Promise<Facts>,
    use: (copy: DatabaseCopy<Facts>) => Promise<Result>,
  ): Promise<CopyResult<Result>>;
  close(): Promise<void>;
}

/** Runs a statement, and may note how long that took. @param text with placeholders in place of values */
export type ObserveStatement = <Result>(
  text: string,
  run: () => Promise<Result>,
) => Promise<Result>;

/** How busy one pool is, or the embedded engine, which one caller uses at a time. */
export interface ConnectionUse {
  pool: string;
  max: number;
  open: number;
  /** Open and used by nobody. */
  idle: number;
  /** Callers that wait for one. */
  waiting: number;
}

export type BackupResult =
  | { ok: true; file: string; bytes: number }
  | {
      ok: false;
      reason: "file-exists" | "unwritable" | "tool-missing" | "failed";
      message: string;
    };

// `locked`: by another process. `foreign`: the folder holds something else. `damaged`: does not
// start. `full`: the disk. `unreachable`: the server does not answer or refuses.
export type OpenFailure =
  | "locked"
  | "unwritable"
  | "foreign"
  | "damaged"
  | "full"
  | "unreachable"
  | "unmigrated";

export type OpenRefusal = { ok: false; reason: OpenFailure; message: string };

export type OpenResult = { ok: true; database: OpenDatabase } | OpenRefusal;
