import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, inject } from "vitest";
import type { OpenDatabase } from "#platform/database/client.ts";
import { openDatabase } from "#platform/database/open.ts";
import { openInMemory } from "./memory-database.ts";
import { createDatabase } from "./postgres-database.ts";
import { unnamedFields } from "./unnamed-fields.ts";

export interface TestDatabase extends OpenDatabase {
  /** Absent for PGlite, which lives in this process alone. */
  url: string | undefined;
}

export const silentLog = pino({ level: "silent" });

/**
 * The embedded engine can differ from a PostgreSQL server in these ways alone, and so these are the only
 * reasons to run a test on both: everything else is the same SQL from the same build of the same planner.
 */
const engineDifferences = {
  engine: "files, locks of the folder, rights of users and errors are the engine's own",
  events: "LISTEN goes through the engine's thread instead of a connection",
  batches: "one connection, so that a batch and what waits for it must not wait for each other",
  queue: "pg-boss has a back end of its own for PGlite",
  locks: "transactions take turns there, and overlap on a server",
  dates: "time zones and intervals come from the engine's own copy of the time zone data",
  json: "JSON is read by another driver path, which hands numbers over as other types",
  search: "text is sorted and searched by the engine's own collation",
} as const;

type EngineDifference = keyof typeof engineDifferences;

const engines = { PGlite: openPglite, PostgreSQL: openPostgres };
type EngineName = keyof typeof engines;

/**
 * `1` runs everything on both: the nightly run looks for differences that nobody has thought of.
 * `0` runs everything on PostgreSQL alone: `npm run check`, which has minutes.
 */
const eachDatabase = process.env.EACH_DATABASE;

/** The block runs on PostgreSQL, with a migrated, empty database of its own. */
export function describeDatabase(define: (database: () => TestDatabase) => void) {
  describeOn(eachDatabase === "1" ? ["PGlite", "PostgreSQL"] : ["PostgreSQL"], define);
}

/**
 * The same on both engines, for what can differ between them.
 * @param define is told whether the tests that the reason does not concern are wanted as well: it
 * declares those that it concerns first, and returns where they are not
 */
export function describeEachDatabase(
  _reason: EngineDifference,
  define: (database: () => TestDatabase, wantsTheRest: boolean) => void,
) {
  describeOn(eachDatabase === "0" ? ["PostgreSQL"] : ["PGlite", "PostgreSQL"], define);
}

function describeOn(
  names: readonly EngineName[],
  define: (database: () => TestDatabase, wantsTheRest: boolean) => void,
) {
  for (const name of names) {
    const wantsTheRest = name === "PostgreSQL" || eachDatabase === "1";
    describe(`on ${name}`, () => {
      let opened: { database: TestDatabase; discard: () => Promise<void> } | undefined;
      beforeAll(async () => {
        opened = await engines[name]();
      });
      afterAll(async () => {
        // Every command that a test runs is asked: a field without a name is shown as its column is called.
        const unnamed = opened && (await unnamedFields(opened.database.db).catch(() => []));
        await opened?.discard();
        expect(unnamed, "fields of the history that have no name in the audit").toEqual([]);
      });
      define(() => {
        if (opened === undefined) throw new Error("the database is open inside tests only");
        return opened.database;
      }, wantsTheRest);
    });
  }
}

async function openPglite() {
  const database = { ...(await openInMemory(inject("embeddedTemplate"))), url: undefined };
  return { database, discard: () => database.close() };
}

async function openPostgres() {
  const { url, drop } = await createMigratedDatabase();
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

/** A migrated one, for whatever is not about a first start. */
export const createMigratedDatabase = () => createPostgresDatabase(inject("postgresTemplate"));
