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

/** Read where it is awaited; within another statement, it is a value of that statement. */
export type Count = ReturnType<Database["$count"]>;

export interface OpenDatabase {
  engine: "embedded" | "postgres";
  /** Serves visitors of the public site. */
  db: Database;
  /**
   * Serves sign-ins and sessions, and `signedIn` the pages behind them. Both have connections of their own on
   * PostgreSQL, so that no trouble with their tables keeps a visitor's form waiting.
   */
  accounts: Database;
  signedIn: Database;
  /** Serves work that no visitor waits for, with longer limits and, on PostgreSQL, connections of its own. */
  background: Database;
  queueDatabase: QueueDatabase;
  /** Serves probes, with short limits and, on PostgreSQL, on a connection that nothing else takes. */
  health: Database;
  /** Rejects when the database does not answer within a few seconds or has no room for records. */
  ping(): Promise<void>;
  listen: Listeners["listen"];
  /** @returns the use of each pool at this moment */
  connections(): ConnectionUse[];
  /** Writes one file, for a backup that somebody makes by hand. */
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

/** The use of one pool, or of the embedded engine, which one caller has at a time. */
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
