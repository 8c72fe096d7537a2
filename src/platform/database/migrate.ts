import { join } from "node:path";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { Database, Transaction } from "./client.ts";

const migrations = join(import.meta.dirname, "migrations");

/** An arbitrary number: held while one process migrates, and the others and backups wait. */
export const migrationLock = 7_236_418_002;

/**
 * Runs all migrations in one transaction; keeps its record where drizzle-kit expects it. @returns how many
 * ran
 */
export async function migrate(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`);
    const last = await lastApplied(tx);
    const due = shippedMigrations().filter(({ folderMillis }) => folderMillis > last);
    for (const migration of due) {
      for (const statement of migration.sql) await tx.execute(sql.raw(statement));
      await tx.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${migration.hash}, ${migration.folderMillis})`,
      );
    }
    return due.length;
  });
}

const shippedMigrations = () => readMigrationFiles({ migrationsFolder: migrations });

export interface MigrationState {
  /**
   * Numbers of migrations: those of this build, and those that the database has had, some of a newer build.
   */
  shipped: number;
  applied: number;
  /** The time when the latest that the database has had was written. */
  lastAt: Date;
  /** True if the last one of this build, and so all of them, ran. */
  isCurrent: boolean;
}

let shipped: { count: number; last: number } | undefined;

function readShipped() {
  if (shipped === undefined) {
    const migrations = shippedMigrations();
    shipped = { count: migrations.length, last: migrations.at(-1)?.folderMillis ?? 0 };
  }
  return shipped;
}

/** The moment when the last migration of this build was written. */
export const lastShippedMigration = (): Date => new Date(readShipped().last);

/** Reads alone: a database that nobody has migrated yet fails, as it lacks the record. */
export async function readMigrationState(db: Database): Promise<MigrationState> {
  const { count, last: lastOfBuild } = readShipped();
  const { rows } = await db.execute(
    sql`select count(*)::int as applied, coalesce(max(created_at), 0)::text as last from drizzle.__drizzle_migrations`,
  );
  const last = Number(rows[0]?.last);
  return {
    shipped: count,
    applied: Number(rows[0]?.applied),
    lastAt: new Date(last),
    isCurrent: last >= lastOfBuild,
  };
}

async function lastApplied(tx: Transaction) {
  await tx.execute(sql`create schema if not exists drizzle`);
  await tx.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  const { rows } = await tx.execute(
    sql`select coalesce(max(created_at), 0)::text as last from drizzle.__drizzle_migrations`,
  );
  return Number(rows[0]?.last);
}
