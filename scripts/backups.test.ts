import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { changeCompanyFacts, shippedFacts } from "#content/company.ts";
import { backUpNow } from "#features/backups/look-after-backups.server.ts";
import { companySettings } from "#features/schema.ts";
import { newId } from "#platform/database/new-id.ts";
import { tableChecksums } from "#platform/database/table-checksums.ts";
import { openFiles } from "#platform/files/stores/open-files.server.ts";
import { startControlSocket } from "#server/control-socket.ts";
import { addStoredFile, backupWords } from "#tests/support/backups.ts";
import { storedFiles } from "#tests/support/data-places.ts";
import { silentLog } from "#tests/support/databases.ts";
import { migratedFolder, openFolder } from "#tests/support/embedded.ts";
import { addSampleRows } from "#tests/support/sample-rows.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

vi.setConfig({ testTimeout: 300_000 });

async function run(args: string[], settings: Record<string, string>) {
  const script = new URL("./backups.ts", import.meta.url).pathname;
  const { DATABASE_URL: _, ...rest } = process.env;
  const child = spawn(process.execPath, [script, ...args], { env: { ...rest, ...settings } });
  onTestFinished(() => void child.kill("SIGKILL"));
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, said };
}

it("makes, lists, checks, decrypts and restores from the command line", async () => {
  const dataDirectory = migratedFolder();
  const folder = join(temporaryFolder(), "backups");
  const settings = { DATA_DIR: dataDirectory, BACKUP_DIR: folder, BACKUP_KEY: backupWords };
  expect(await run([], settings)).toMatchObject({
    code: 0,
    said: expect.stringContaining(`There is no backup in ${folder}`),
  });
  const database = await openFolder(dataDirectory);
  await addSampleRows(database, 25);
  await database.db
    .insert(companySettings)
    .values({ id: newId(), section: "company", value: { timeZone: "Pacific/Honolulu" } });
  await addStoredFile({ dataDirectory, databaseUrl: undefined }, database, "a photo");
  await database.close();
  expect(await run(["make"], settings)).toMatchObject({
    code: 0,
    said: expect.stringMatching(/Backup made: \d{8}T/),
  });

  // While the server runs, it makes them itself.
  changeCompanyFacts({ ...shippedFacts, timeZone: "Pacific/Honolulu" });
  onTestFinished(() => changeCompanyFacts(shippedFacts));
  const reopened = await openFolder(dataDirectory);
  const stored = await openFiles({ dataDirectory, filesUrl: undefined, db: reopened.db });
  if (!stored.ok) throw new Error(stored.message);
  const config = {
    dataDirectory,
    databaseUrl: undefined,
    filesUrl: undefined,
    backupDirectory: folder,
    backupUrl: undefined,
    backupKey: backupWords,
  };
  const context = {
    db: reopened.db,
    database: reopened,
    files: stored.files,
    config,
    log: silentLog,
  };
  const control = await startControlSocket({
    database: reopened,
    dataDirectory,
    makeBackup: () => backUpNow(context),
    log: silentLog,
  });
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  expect(await run(["make"], settings)).toMatchObject({ code: 0 });
  const running = await run(["restore", "latest", "--replace"], settings);
  expect(running).toMatchObject({ code: 1, said: expect.stringContaining("Stop it first") });
  await control.stop();
  await reopened.close();

  const listed = await run(["list"], settings);
  const timeZones = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("manifest.json"))
    .map((file) => JSON.parse(readFileSync(join(folder, file), "utf8")).timeZone);
  expect(timeZones).toEqual(["Pacific/Honolulu", "Pacific/Honolulu"]);
  const names = [...listed.said.matchAll(/\d{8}T\d{6}Z-[0-9a-f]{8}/g)].map(([name]) => name);
  expect(names).toHaveLength(2);
  expect(listed.said).toContain("times in Pacific/Honolulu");
  const [, day = "", hour = "", minute = ""] = /^(\d{8})T(\d\d)(\d\d)/.exec(names[1] ?? "") ?? [];
  const made = Temporal.Instant.from(`${day}T${hour}${minute}00Z`)
    .toZonedDateTimeISO("Pacific/Honolulu")
    .toPlainDateTime()
    .toString({ smallestUnit: "minute" })
    .replace("T", " ");
  expect(listed.said).toMatch(new RegExp(`${names[1]} +${made} `));
  expect(listed.said).toMatch(/MB +1 +encrypted, kept for its day/);
  expect(await run(["check", names[1] ?? ""], settings)).toMatchObject({
    code: 0,
    said: expect.stringMatching(/is whole: \d+ rows in \d+ tables, 1 files/),
  });
  const { BACKUP_KEY: _, ...withoutKey } = settings;
  expect(await run(["check", "latest"], { ...withoutKey, BACKUP_KEY: "" })).toMatchObject({
    code: 1,
    said: expect.stringContaining("set BACKUP_KEY"),
  });

  const plain = join(temporaryFolder(), "plain");
  expect(await run(["decrypt", "latest", plain], settings)).toMatchObject({ code: 0 });
  expect(readdirSync(plain).toSorted()).toEqual(["database.tar.gz", "files"]);

  const target = join(temporaryFolder(), "new-machine");
  const there = { ...settings, DATA_DIR: target };
  expect(await run(["restore", "latest"], there)).toMatchObject({
    code: 0,
    said: expect.stringMatching(/public\.leads +25 rows/),
  });
  expect(await run(["restore", names[1] ?? ""], there)).toMatchObject({
    code: 1,
    said: expect.stringContaining("--replace"),
  });
  expect(await run(["restore", names[1] ?? "", "--replace"], there)).toMatchObject({
    code: 0,
    said: expect.stringContaining("database.before-"),
  });
  const restored = await openFolder(target);
  const found = await tableChecksums(restored.db);
  expect(found).toContainEqual(expect.objectContaining({ table: "public.leads", rows: 25 }));
  expect(storedFiles({ dataDirectory: target, databaseUrl: undefined })).toEqual(["a photo"]);
});

it("says what is wrong, and makes nothing where there is nothing", async () => {
  const empty = join(temporaryFolder(), "empty");
  expect(await run(["make"], { DATA_DIR: empty })).toMatchObject({
    code: 1,
    said: expect.stringContaining("no database in"),
  });
  expect(existsSync(empty)).toBe(false);
  expect(await run(["restore", "latest"], { DATA_DIR: empty })).toMatchObject({
    code: 1,
    said: expect.stringContaining("There is no backup"),
  });
  for (const args of [
    ["burn"],
    ["check"],
    ["make", "now"],
    ["decrypt", "latest"],
    ["list", "--all"],
  ])
    expect(await run(args, { DATA_DIR: empty })).toMatchObject({
      code: 1,
      said: expect.stringContaining("npm run backups check NAME"),
    });
  rmSync(empty, { recursive: true, force: true });
});
