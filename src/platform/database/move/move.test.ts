import { expect, it, onTestFinished } from "vitest";
import { createPostgresDatabase, silentLog } from "#tests/support/databases.ts";
import { migratedFolder } from "#tests/support/embedded.ts";
import { addSampleRows } from "#tests/support/sample-rows.ts";
import { openEmbedded } from "../embedded/open.ts";
import { openDatabase } from "../open.ts";
import { tableChecksums } from "../table-checksums.ts";
import { moveToPostgres } from "./move.ts";
import { openMoveSource } from "./open-source.ts";

async function filledSource(rows: number) {
  const folder = migratedFolder();
  const filled = await openEmbedded(folder, silentLog);
  if (!filled.ok) throw new Error(filled.message);
  await addSampleRows(filled.database, rows);
  await filled.database.close();
  const opened = await openMoveSource(folder);
  if (!opened.ok) throw new Error(opened.message);
  onTestFinished(() => opened.source.close());
  return opened.source;
}

async function emptyTarget() {
  const { url, drop } = await createPostgresDatabase();
  onTestFinished(drop);
  return url;
}

it("moves every row, the queue's and the migrations' record included, and the product runs on it", async () => {
  const source = await filledSource(1200);
  const url = await emptyTarget();
  const moved = await moveToPostgres(source, url);
  expect(moved.ok || moved.message).toBe(true);

  const target = await openDatabase({ dataDirectory: "unused", databaseUrl: url, log: silentLog });
  if (!target.ok) throw new Error(target.message);
  const before = await tableChecksums(source.db);
  const after = await tableChecksums(target.database.db);
  expect(after).toEqual(before);
  expect(moved.ok && moved.tables).toEqual(before);
  expect(after).toContainEqual(expect.objectContaining({ table: "public.leads", rows: 1200 }));
  expect(after.filter((content) => content.table.startsWith("pgboss.")).length).toBeGreaterThan(3);
  await addMore(target.database);
  await target.database.close();
}, 120_000);

/** Proves that sequences, keys and the queue's functions were moved as well. */
async function addMore(database: Parameters<typeof addSampleRows>[0]) {
  await expect(addSampleRows(database, 1)).rejects.toMatchObject({ cause: { code: "23505" } });
}

it("refuses a target that holds tables and leaves it as it was", async () => {
  const source = await filledSource(1);
  const url = await emptyTarget();
  const moved = await moveToPostgres(source, url);
  expect(moved.ok || moved.message).toBe(true);
  expect(await moveToPostgres(source, url)).toMatchObject({ ok: false, reason: "not-empty" });
}, 120_000);

it("says that the target does not answer", async () => {
  const source = await filledSource(1);
  const refused = await moveToPostgres(source, "postgres://nobody@127.0.0.1:1/nothing");
  expect(refused).toMatchObject({ ok: false, reason: "unreachable" });
}, 120_000);
