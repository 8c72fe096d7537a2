import type { PGlite } from "@electric-sql/pglite";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startEngine } from "./engine.ts";
import { emptyDatabaseBlob } from "./template.ts";
import { startUpkeep } from "./upkeep.ts";

let pglite: PGlite;
beforeAll(async () => {
  pglite = await startEngine({ dataDir: "memory://", loadDataDir: await emptyDatabaseBlob() });
  await pglite.exec("create table visits (id int primary key, note text)");
  await pglite.exec("insert into visits select n, 'first' from generate_series(1, 2000) n");
});
afterAll(() => pglite.close());

const patiently = { timeout: 15_000 };

/** A log that tells of each round. */
function listen() {
  const lines: { level: number; msg: string }[] = [];
  const log = pino({ level: "debug" }, { write: (line: string) => lines.push(JSON.parse(line)) });
  return { lines, log };
}

const rewrite = () => pglite.exec("update visits set note = note || 'x'");
const pages = async () => {
  const { rows } = await pglite.query<{ size: number }>(
    "select pg_relation_size('visits')::int as size",
  );
  return rows[0]?.size ?? 0;
};

it("keeps a table that is rewritten again and again from growing", async () => {
  await rewrite();
  const { lines, log } = listen();
  const upkeep = startUpkeep(pglite, log, 10);
  await expect.poll(() => lines.length, patiently).toBeGreaterThan(0);
  await upkeep.stop();
  const before = await pages();
  await rewrite();
  expect(await pages()).toBe(before);
});

it("runs one round at a time, and none after the stop", async () => {
  const { lines, log } = listen();
  const upkeep = startUpkeep(pglite, log, 1);
  await expect.poll(() => lines.length, patiently).toBeGreaterThan(2);
  await upkeep.stop();
  const rounds = lines.length;
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(lines.length).toBe(rounds);
});

it("goes on after a round that failed", async () => {
  const { lines, log } = listen();
  let calls = 0;
  const failingOnce = {
    exec: (statement: string) =>
      calls++ === 0 ? Promise.reject(new Error("no space left")) : pglite.exec(statement),
  };
  const upkeep = startUpkeep(failingOnce, log, 1);
  await expect.poll(() => lines.length, patiently).toBeGreaterThan(1);
  await upkeep.stop();
  expect(lines[0]).toMatchObject({ level: 50 });
  expect(lines[1]).toMatchObject({ level: 20, msg: "database upkeep done" });
});
