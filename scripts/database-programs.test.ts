import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { expect, it, onTestFinished, vi } from "vitest";
import { tableChecksums } from "#platform/database/table-checksums.ts";
import { startControlSocket } from "#server/control-socket.ts";
import { createPostgresDatabase } from "#tests/support/databases.ts";
import { migratedFolder, openFolder } from "#tests/support/embedded.ts";
import { addSampleRows } from "#tests/support/sample-rows.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

vi.setConfig({ testTimeout: 300_000 });

async function run(name: string, args: string[], dataDirectory: string) {
  const script = new URL(`./${name}.ts`, import.meta.url).pathname;
  const { DATABASE_URL: _, ...rest } = process.env;
  const env = { ...rest, DATA_DIR: dataDirectory };
  const child = spawn(process.execPath, [script, ...args], { env });
  onTestFinished(() => void child.kill("SIGKILL"));
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, output };
}

it("backs up, restores and moves a database from the command line", async () => {
  const folder = migratedFolder();
  const database = await openFolder(folder);
  await addSampleRows(database, 25);
  const inventory = await tableChecksums(database.db);
  const leads = /public\.leads +25 rows/;
  const file = join(temporaryFolder(), "backup.tar.gz");

  const log = pino({ level: "silent" });
  const control = await startControlSocket({
    database,
    dataDirectory: folder,
    log,
  });
  const whileServing = await run("db-backup", [file], folder);
  expect(whileServing).toMatchObject({ code: 0, output: expect.stringContaining(file) });
  for (const needsStop of ["db-restore", "db-move-to-postgres"]) {
    const refused = await run(
      needsStop,
      [needsStop === "db-restore" ? file : "postgres://h/d"],
      folder,
    );
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining("Stop it first") });
  }
  await control.stop();
  await database.close();

  const second = join(temporaryFolder(), "restored");
  expect(await run("db-restore", [file], second)).toMatchObject({
    code: 0,
    output: expect.stringMatching(leads),
  });
  expect(await run("db-restore", [file, "--replace"], second)).toMatchObject({
    code: 0,
    output: expect.stringContaining("database.before-"),
  });
  const restored = await openFolder(second);
  expect(await tableChecksums(restored.db)).toEqual(inventory);
  await restored.close();

  const { url, drop } = await createPostgresDatabase();
  onTestFinished(drop);
  expect(await run("db-move-to-postgres", [url], second)).toMatchObject({
    code: 0,
    output: expect.stringMatching(leads),
  });
});

it("makes no database where there is none to back up", async () => {
  const folder = join(temporaryFolder(), "empty");
  const refused = await run("db-backup", [join(temporaryFolder(), "backup")], folder);
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining("no database in") });
  expect(existsSync(folder)).toBe(false);
});

it("shows how it is called", async () => {
  const { code, output } = await run("db-restore", [], temporaryFolder());
  expect(code).toBe(1);
  expect(output).toContain("Usage: npm run db:restore FILE");
});
