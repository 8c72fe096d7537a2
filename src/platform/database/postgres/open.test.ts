import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { Client } from "pg";
import { expect, inject, it, onTestFinished } from "vitest";
import { createPostgresDatabase, silentLog } from "#tests/support/databases.ts";
import type { OpenDatabase } from "../client.ts";
import { migrationLock } from "../migrate.ts";
import { openDatabase } from "../open.ts";
import { listTables } from "../table-checksums.ts";
import { visitors } from "./limits.ts";

const open = (databaseUrl: string) =>
  openDatabase({ dataDirectory: "unused", databaseUrl, log: silentLog });

async function freshDatabase(template?: string) {
  const { url, drop } = await createPostgresDatabase(template);
  onTestFinished(drop);
  return url;
}

async function openMigrated(): Promise<OpenDatabase> {
  const opened = await open(await freshDatabase(inject("postgresTemplate")));
  if (!opened.ok) throw new Error(opened.message);
  onTestFinished(() => opened.database.close());
  return opened.database;
}

async function endConnections(db: OpenDatabase["db"]) {
  const { rows } = await db.execute(sql`select current_database() as name`);
  const admin = new Client({ connectionString: inject("postgresUrl") });
  await admin.connect();
  await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [
    rows[0]?.name,
  ]);
  await admin.end();
}

it("migrates once when four processes start on an empty database together", async () => {
  const url = await freshDatabase();
  const opened = await Promise.all([1, 2, 3, 4].map(() => open(url)));
  expect(opened.map((result) => result.ok)).toEqual([true, true, true, true]);
  const databases = opened.flatMap((result) => (result.ok ? [result.database] : []));
  const [first] = databases;
  expect(first && (await listTables(first.db))).toContain("public.leads");
  const applied = await first?.db.execute(
    sql`select count(*)::int as runs, count(distinct hash)::int as migrations from drizzle.__drizzle_migrations`,
  );
  expect(applied?.rows[0]?.runs).toBe(applied?.rows[0]?.migrations);
  await Promise.all(databases.map((database) => database.close()));
});

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** As a release before this one has left it: without the last migration. */
async function earlierDatabase(): Promise<string> {
  const url = await freshDatabase();
  const client = await connect(url);
  const migrationsFolder = join(import.meta.dirname, "../migrations");
  await client.query(
    "create schema drizzle; create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)",
  );
  for (const one of readMigrationFiles({ migrationsFolder }).slice(0, -1)) {
    for (const statement of one.sql) await client.query(statement);
    await client.query(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)",
      [one.hash, one.folderMillis],
    );
  }
  return url;
}

async function closed(opening: ReturnType<typeof open>): Promise<boolean> {
  const opened = await opening;
  if (opened.ok) await opened.database.close();
  return opened.ok;
}

it("does not migrate while the database is backed up, and holds up nobody meanwhile", async () => {
  const url = await earlierDatabase();
  const [backup, visitor] = [await connect(url), await connect(url)];
  await backup.query("select pg_advisory_lock_shared($1)", [migrationLock]);
  let isOpen = false;
  const opening = open(url).then((opened) => {
    isOpen = true;
    return opened;
  });
  await setTimeout(1_500);
  expect(isOpen).toBe(false);
  await visitor.query("set statement_timeout = 500");
  expect((await visitor.query("select count(*)::int from leads")).rows).toHaveLength(1);
  await backup.query("select pg_advisory_unlock_shared($1)", [migrationLock]);
  expect(await closed(opening)).toBe(true);
});

it("starts at once during a backup where there is nothing to migrate", async () => {
  const url = await freshDatabase(inject("postgresTemplate"));
  const backup = await connect(url);
  await backup.query("select pg_advisory_lock_shared($1)", [migrationLock]);
  const waited = setTimeout(10_000, "it waits", { ref: false });
  expect(await Promise.race([closed(open(url)), waited])).toBe(true);
});

it("asks again for a table that is in use, so that nobody waits behind it", async () => {
  const url = await earlierDatabase();
  const user = await connect(url);
  await user.query("begin; lock table drizzle.__drizzle_migrations in share mode");
  const opening = open(url);
  await setTimeout(4_000);
  await user.query("commit");
  expect(await closed(opening)).toBe(true);
});

it("survives the loss of its connections and works again without a restart", async () => {
  const database = await openMigrated();
  await Promise.all(Array.from({ length: 5 }, () => database.ping()));
  await endConnections(database.db);
  await expect.poll(() => database.ping(), { timeout: 15_000 }).toBeUndefined();
});

it("listens again after the loss of its connection, and says that there was a gap", async () => {
  const database = await openMigrated();
  const heard: string[] = [];
  await database.listen("visits", {
    onMessage: (payload) => void heard.push(payload),
    onGap: () => void heard.push("gap"),
  });
  await endConnections(database.db);
  await expect.poll(() => heard, { timeout: 15_000 }).toEqual(["gap"]);
  await expect.poll(() => database.ping(), { timeout: 15_000 }).toBeUndefined();
  await database.db.execute(sql`select pg_notify('visits', 'after')`);
  await expect.poll(() => heard, { timeout: 10_000 }).toEqual(["gap", "after"]);
});

it("loses no place in the pool to transactions that are interrupted", async () => {
  const database = await openMigrated();
  for (let round = 0; round < 3; round++) {
    const interrupted = Array.from({ length: visitors.connections }, () =>
      database.db.transaction((tx) => tx.execute(sql`select pg_sleep(10)`)),
    );
    const settled = Promise.allSettled(interrupted);
    await endIdleConnections(interrupted.length);
    expect((await settled).every((result) => result.status === "rejected")).toBe(true);
  }
  await Promise.all(
    Array.from({ length: 20 }, () =>
      database.db.transaction((tx) => tx.execute(sql`select 1 as one`)),
    ),
  );
});

/** From outside, once all are idle: every connection of the pool is in use. */
async function endIdleConnections(howMany: number) {
  const admin = new Client({ connectionString: inject("postgresUrl") });
  await admin.connect();
  const sleepers =
    "from pg_stat_activity where query like 'select pg_sleep(10)%' and state = 'active' and pid <> pg_backend_pid()";
  const asleep = async () => (await admin.query(`select 1 ${sleepers}`)).rowCount;
  await expect.poll(asleep, { timeout: 8_000 }).toBe(howMany);
  await admin.query(`select pg_terminate_backend(pid) ${sleepers}`);
  await admin.end();
}

it("limits how long a lock, a statement and an idle transaction may take", async () => {
  const { db, background } = await openMigrated();
  const limits = sql`select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle`;
  expect((await db.execute(limits)).rows).toEqual([{ lock: "2s", statement: "3s", idle: "3s" }]);
  expect((await background?.execute(limits))?.rows).toEqual([
    { lock: "2s", statement: "8s", idle: "8s" },
  ]);
});

it("says within seconds that the server cannot be reached", async () => {
  const start = performance.now();
  const refused = await open("postgres://someone:secret@127.0.0.1:1/nothing");
  expect(refused).toMatchObject({ ok: false, reason: "unreachable" });
  expect(refused.ok || refused.message).toMatch(/127\.0\.0\.1:1.*DATABASE_URL/);
  expect(refused.ok || refused.message).not.toContain("secret");
  expect(performance.now() - start).toBeLessThan(4_000);
});

it("says that the database does not exist", async () => {
  const url = new URL(inject("postgresUrl"));
  url.pathname = "no_such_database";
  expect(await open(url.href)).toMatchObject({ ok: false, reason: "unreachable" });
});
