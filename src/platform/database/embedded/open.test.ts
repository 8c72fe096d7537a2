import { spawn } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, it, onTestFinished, vi } from "vitest";
import { settings } from "#features/schema.ts";
import { allowing } from "#tests/support/busy-machine.ts";
import { silentLog } from "#tests/support/databases.ts";
import { migratedFolder, openFolder, program } from "#tests/support/embedded.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { openDatabase } from "../open.ts";

vi.setConfig({ testTimeout: 60_000 });

const open = (dataDirectory: string) =>
  openDatabase({ dataDirectory, databaseUrl: undefined, log: silentLog });

it("is ready within five seconds on the first start and keeps its rows for the second", async () => {
  const folder = join(temporaryFolder(), "not", "yet", "there");
  const start = performance.now();
  const first = await openFolder(folder);
  expect(performance.now() - start).toBeLessThan(allowing(5_000));
  await first.db.insert(settings).values({ name: "greeting", value: "Grüße, 世界 🌅" });
  await first.close();
  const second = await openFolder(folder);
  expect(await second.db.select().from(settings)).toEqual([
    { name: "greeting", value: "Grüße, 世界 🌅" },
  ]);
});

it("runs with flushes on and a small share of memory", async () => {
  const { db } = await openFolder(migratedFolder());
  const { rows } = await db.execute(sql`select current_setting('fsync') as fsync,
    current_setting('wal_sync_method') as method, current_setting('synchronous_commit') as commit,
    current_setting('shared_buffers') as buffers`);
  expect(rows).toEqual([{ fsync: "on", method: "fsync", commit: "on", buffers: "16MB" }]);
});

it("refuses a second process and says which one is there and what to do", async () => {
  const folder = migratedFolder();
  const holder = spawn(process.execPath, [program("write-until-killed"), folder, "0"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void holder.kill("SIGKILL"));
  await new Promise((resolve) => holder.stdout.once("data", resolve));

  const refused = await open(folder);
  expect(refused).toMatchObject({ ok: false, reason: "locked" });
  expect(refused.ok || refused.message).toMatch(
    new RegExp(
      `Process ${holder.pid}, running since .* is using the database in ${folder}\\. Stop it`,
    ),
  );

  const ended = new Promise((resolve) => holder.once("close", resolve));
  holder.kill("SIGKILL");
  await ended;
  await openFolder(folder);
});

it("refuses a second opening in the same process", async () => {
  const folder = migratedFolder();
  await openFolder(folder);
  expect(await open(folder)).toMatchObject({ ok: false, reason: "locked" });
});

it("keeps its folder to itself while a dead engine is replaced", async () => {
  const folder = migratedFolder();
  const { db, ping } = await openFolder(folder);
  // Too deep for PostgreSQL's stack, after which the engine is replaced.
  await expect(db.execute(sql.raw(`select ${"1+".repeat(100_000)}1`))).rejects.toThrow();
  expect(await open(folder)).toMatchObject({ ok: false, reason: "locked" });
  await expect.poll(() => ping(), { timeout: 30_000 }).toBeUndefined();
  expect(await open(folder)).toMatchObject({ ok: false, reason: "locked" });
});

it("closes once, however often it is called", async () => {
  const database = await openFolder(migratedFolder());
  await Promise.all([database.close(), database.close()]);
  await database.close();
});

it("leaves a folder alone that holds something else", async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "database"));
  writeFileSync(join(folder, "database", "thesis.txt"), "two years of work");
  expect(await open(folder)).toMatchObject({ ok: false, reason: "foreign" });
});

it("does not read the files of another PostgreSQL version", async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "database"));
  writeFileSync(join(folder, "database", "PG_VERSION"), "17\n");
  const refused = await open(folder);
  expect(refused).toMatchObject({ ok: false, reason: "foreign" });
  expect(refused.ok || refused.message).toContain("PostgreSQL 17");
});

it("says that a folder cannot be written", async () => {
  const file = join(temporaryFolder(), "file");
  writeFileSync(file, "");
  const refused = await open(join(file, "data"));
  expect(refused).toMatchObject({ ok: false, reason: "unwritable" });
  expect(refused.ok || refused.message).toContain("DATA_DIR");
});

it("starts over after an interrupted first start", async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "database.new", "base"), { recursive: true });
  await openFolder(folder);
});

it.each(["global/pg_control", "global", "pg_wal", "base"])(
  "reports a database that lost %s and frees the folder",
  async (lost) => {
    const folder = migratedFolder();
    await (await openFolder(folder)).close();
    rmSync(join(folder, "database", lost), { recursive: true });
    expect(await open(folder)).toMatchObject({ ok: false, reason: "damaged" });
    expect(await open(folder)).toMatchObject({ ok: false, reason: "damaged" });
  },
);
