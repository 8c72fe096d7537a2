import { pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { silentLog } from "#tests/support/databases.ts";
import { startMaintenance } from "./maintenance.ts";
import { type RunningDatabase, runDatabase } from "./run-database.ts";
import type { Sessions } from "./sessions.ts";
import { emptyDatabaseArchive } from "./template.ts";

let database: RunningDatabase;
beforeAll(async () => {
  const limits = { turnMs: 60_000, silenceMs: 60_000, sessionMs: 60_000 };
  database = await runDatabase({ archive: await emptyDatabaseArchive() }, silentLog, { limits });
  await run("create table visits (id int primary key, note text)");
  await run("insert into visits select n, 'first' from generate_series(1, 2000) n");
});
afterAll(() => database.close());

const run = (statement: string) => database.sessions.use((session) => session.query(statement));
const rarely = 3_600_000;
const patiently = { timeout: 15_000 };

function listen() {
  const lines: { level: number; msg: string }[] = [];
  const log = pino({ level: "debug" }, { write: (line: string) => lines.push(JSON.parse(line)) });
  return { lines, log };
}

const rewrite = () => run("update visits set note = note || 'x'");
const numberOf = async (query: string) => Number((await run(query)).rows[0]?.n);
const pages = () => numberOf("select pg_relation_size('visits') as n");
const logSince = () =>
  numberOf(
    "select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) as n from pg_control_checkpoint()",
  );

it("keeps a table that is rewritten again and again from growing", async () => {
  await rewrite();
  const { lines, log } = listen();
  const maintenance = startMaintenance(database.sessions, log, {
    vacuumEveryMs: 10,
    checkpointLookMs: rarely,
  });
  await expect.poll(() => lines.length, patiently).toBeGreaterThan(0);
  await maintenance.stop();
  const before = await pages();
  await rewrite();
  expect(await pages()).toBe(before);
});

it("bounds what is replayed after a crash", async () => {
  await run(`create table notes as select (
    select string_agg(md5(a.n::text || b.n::text), '') from generate_series(1, 60) b(n)
  ) as text from generate_series(1, 15000) a(n)`);
  expect(await logSince()).toBeGreaterThan(24 * 2 ** 20);
  const maintenance = startMaintenance(database.sessions, silentLog, {
    vacuumEveryMs: rarely,
    checkpointLookMs: 20,
  });
  await expect.poll(logSince, patiently).toBeLessThan(2 ** 20);
  await maintenance.stop();
});

it("lets others run between one table and the next", async () => {
  const { lines, log } = listen();
  let statements = 0;
  const watched: Pick<Sessions, "use"> = {
    use: (work, limits) => {
      statements++;
      return database.sessions.use(work, limits);
    },
  };
  const maintenance = startMaintenance(watched, log, {
    vacuumEveryMs: 1,
    checkpointLookMs: rarely,
  });
  await expect.poll(() => lines.length, patiently).toBeGreaterThan(0);
  await maintenance.stop();
  expect(statements).toBeGreaterThan(50);
});

it("runs one round at a time, and none after the stop", async () => {
  const { lines, log } = listen();
  const maintenance = startMaintenance(database.sessions, log, {
    vacuumEveryMs: 1,
    checkpointLookMs: rarely,
  });
  await expect.poll(() => lines.length, patiently).toBeGreaterThan(1);
  await maintenance.stop();
  const rounds = lines.length;
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(lines.length).toBe(rounds);
});

it("continues after a failed round", async () => {
  const { lines, log } = listen();
  let calls = 0;
  const failingOnce: Pick<Sessions, "use"> = {
    use: (work, limits) =>
      calls++ === 0
        ? Promise.reject(new Error("no space left"))
        : database.sessions.use(work, limits),
  };
  const maintenance = startMaintenance(failingOnce, log, {
    vacuumEveryMs: 1,
    checkpointLookMs: rarely,
  });
  await expect.poll(() => lines.length, patiently).toBeGreaterThan(1);
  await maintenance.stop();
  expect(lines[0]).toMatchObject({ level: 50 });
  expect(lines[1]).toMatchObject({ level: 20, msg: "database maintenance finished" });
});
