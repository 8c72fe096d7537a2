/**
 * One dialect, two engines: PostgreSQL in a thread of this process (PGlite, in `DATA_DIR/database`)
 * or a PostgreSQL server. Both open as the same type.
 */
import type { ExtractTablesWithRelations } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from "drizzle-orm/pg-core";
import type { Db as QueueDatabase } from "pg-boss";
import type { Listeners } from "./listeners.ts";
import type * as schema from "./schema.ts";

type Row = Record<string, unknown>;

/** What both drivers return for raw SQL; counts differ between them and are left out. */
export interface RawResult extends PgQueryResultHKT {
  type: { rows: Row[] };
}

export type Schema = typeof schema;
export type Database = PgDatabase<RawResult, Schema>;
/**
 * Inside a transaction use only this: on the embedded engine, the outer `db` would wait until it
 * times out.
 */
export type Transaction = PgTransaction<RawResult, Schema, ExtractTablesWithRelations<Schema>>;

export interface OpenDatabase {
  engine: "embedded" | "postgres";
  db: Database;
  /**
   * For work that no visitor waits for: longer limits and, on PostgreSQL, connections of its own.
   */
  background: Database;
  /** pg-boss's view of the same connections. */
  queueDatabase: QueueDatabase;
  /** Rejects when the database does not answer within a few seconds or has no room for records. */
  ping(): Promise<void>;
  listen: Listeners["listen"];
  /** Backs up everything to `file` while the database stays in use. */
  backUp(file: string): Promise<BackupResult>;
  /** Embedded: checkpoint, close, release the folder. PostgreSQL: end the connections. */
  close(): Promise<void>;
}

export type BackupResult =
  | { ok: true; file: string; bytes: number }
  | {
      ok: false;
      reason: "file-exists" | "unwritable" | "tool-missing" | "failed";
      message: string;
    };

/**
 * - `locked`: another process uses the folder
 * - `unwritable`: the folder cannot be made or written
 * - `foreign`: the folder holds something that is not this product's database
 * - `damaged`: the embedded database does not start
 * - `full`: the disk has no room for the embedded database
 * - `unreachable`: the PostgreSQL server does not answer or refuses
 * - `unmigrated`: it answers, but the schema could not be brought up to date
 */
export type OpenFailure =
  | "locked"
  | "unwritable"
  | "foreign"
  | "damaged"
  | "full"
  | "unreachable"
  | "unmigrated";

/** `message` tells the person who starts the server what is wrong and what to do. */
export type OpenRefusal = { ok: false; reason: OpenFailure; message: string };

export type OpenResult = { ok: true; database: OpenDatabase } | OpenRefusal;
