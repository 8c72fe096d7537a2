import { pino } from "pino";
import { afterAll, beforeAll, describe, inject } from "vitest";
import type { OpenDatabase } from "#database/client.ts";
import { openDatabase } from "#database/open.ts";
import { openInMemory } from "./memory-database.ts";
import { createDatabase } from "./postgres-database.ts";

export interface TestDatabase extends OpenDatabase {
  /** Absent for PGlite, which lives in this process alone. */
  url: string | undefined;
}

export const silentLog = pino({ level: "silent" });

/** Each describe block runs on both engines, with a migrated, empty database of its own. */
export function describeEachDatabase(define: (database: () => TestDatabase) => void) {
  const engines = { PGlite: openPglite, PostgreSQL: openPostgres };
  for (const [name, open] of Object.entries(engines)) {
    describe(`on ${name}`, () => {
      let opened: { database: TestDatabase; discard: () => Promise<void> } | undefined;
      beforeAll(async () => {
        opened = await open();
      });
      afterAll(async () => {
        await opened?.discard();
      });
      define(() => {
        if (opened === undefined) throw new Error("the database is open inside tests only");
        return opened.database;
      });
    });
  }
}

async function openPglite() {
  const database = { ...(await openInMemory()), url: undefined };
  return { database, discard: () => database.close() };
}

async function openPostgres() {
  const { url, drop } = await createPostgresDatabase(inject("postgresTemplate"));
  const opened = await openDatabase({ dataDirectory: "unused", databaseUrl: url, log: silentLog });
  if (!opened.ok) throw new Error(opened.message);
  const database = { ...opened.database, url };
  const discard = async () => {
    await database.close();
    await drop();
  };
  return { database, discard };
}

export const createPostgresDatabase = (template?: string) =>
  createDatabase(inject("postgresUrl"), template);
