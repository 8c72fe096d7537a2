import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pino } from "pino";
import { expect, it, onTestFinished, vi } from "vitest";
import { addDemonstration } from "#features/add-demonstration.server.ts";
import { accounts, files, leads, settings } from "#features/schema.ts";
import type { OpenDatabase } from "#platform/database/client.ts";
import { openDatabase } from "#platform/database/open.ts";
import { type FileStorage, keyOf } from "#platform/files/stores/file-store.ts";
import { openFiles } from "#platform/files/stores/open-files.server.ts";
import { createSecrets } from "#platform/identity/secrets.server.ts";
import { demoSetting, isDemo } from "#platform/records/is-demo.server.ts";
import { createMigratedDatabase } from "#tests/support/databases.ts";
import { migratedFolder } from "#tests/support/embedded.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

vi.setConfig({ testTimeout: 120_000 });

const program = new URL("./demo-reset.ts", import.meta.url).pathname;

interface Place {
  dataDirectory: string;
  databaseUrl: string | undefined;
}

async function reset({ dataDirectory, databaseUrl }: Place) {
  const { DATABASE_URL: _, ...rest } = process.env;
  const url = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl };
  const child = spawn(process.execPath, [program], {
    env: { ...rest, ...url, DATA_DIR: dataDirectory },
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, output };
}

async function open(place: Place): Promise<OpenDatabase> {
  const opened = await openDatabase({ ...place, log: pino({ level: "silent" }) });
  if (!opened.ok) throw new Error(opened.message);
  return opened.database;
}

const sha256 = "ab".repeat(32);
const id = "01900000-0000-7000-8000-000000000001";

async function filesOf({ db }: OpenDatabase, dataDirectory: string): Promise<FileStorage> {
  const opened = await openFiles({ dataDirectory, filesUrl: undefined, db });
  if (!opened.ok) throw new Error(opened.message);
  return opened.files;
}

async function addDemo(database: OpenDatabase, dataDirectory: string): Promise<boolean> {
  const context = {
    db: database.background,
    files: await filesOf(database, dataDirectory),
    secrets: createSecrets(Buffer.alloc(32, "test")),
  };
  return addDemonstration(context, "hash");
}

/** @returns where the content of its one file is */
async function addFile(database: OpenDatabase, dataDirectory: string): Promise<string> {
  const { incoming, store } = await filesOf(database, dataDirectory);
  const path = join(incoming, "one");
  await writeFile(path, "content");
  await store.put(keyOf({ id, sha256 }), path);
  await database.db.insert(files).values({
    id,
    state: "stored",
    kind: "pdf",
    bytes: 7,
    name: "a.pdf",
    sha256,
    sentSha256: sha256,
  });
  return join(dataDirectory, "files", keyOf({ id, sha256 }));
}

/** What says that a database holds the demonstration: the whole takes the embedded engine half a minute. */
const markAsDemo = ({ db }: OpenDatabase) =>
  db.insert(settings).values({ name: demoSetting, value: new Date().toISOString() });

for (const engine of ["embedded", "postgres"] as const)
  it(`on ${engine}: throws the demonstration and its files away, and nothing else`, async () => {
    const server = engine === "postgres" ? await createMigratedDatabase() : undefined;
    if (server) onTestFinished(() => server.drop());
    const dataDirectory = server ? temporaryFolder() : migratedFolder();
    const place = { dataDirectory, databaseUrl: server?.url };

    const first = await open(place);
    await first.db.insert(leads).values({
      id,
      reference: "Q-1",
      idempotencyKey: "k",
      fingerprint: "f",
      fullName: "Ida Berg",
      company: "Berg",
      email: "ida@example.com",
      phone: "312 555 0100",
      squareFootage: "1",
      facilityType: "office",
      message: "A real request",
    });
    await first.close();
    expect(await reset(place)).toMatchObject({
      code: 1,
      output: expect.stringContaining("no demonstration"),
    });

    const second = await open(place);
    expect(await second.db.$count(leads)).toBe(1);
    await second.db.delete(leads);
    if (server) expect(await addDemo(second, place.dataDirectory)).toBe(true);
    else await markAsDemo(second);
    const content = await addFile(second, place.dataDirectory);
    // It serves somebody.
    expect(await reset(place)).toMatchObject({ code: 1, output: expect.stringMatching(/[Ss]top/) });
    expect(existsSync(content)).toBe(true);
    await second.close();

    expect(await reset(place)).toMatchObject({ code: 0, output: expect.stringContaining("gone") });
    expect(existsSync(content)).toBe(false);
    const third = await open(place);
    expect(await isDemo(third.db)).toBe(false);
    expect(await third.db.$count(accounts)).toBe(0);
    await third.close();
  });

it("makes no database where there is none", async () => {
  const dataDirectory = temporaryFolder();
  expect(await reset({ dataDirectory, databaseUrl: undefined })).toMatchObject({
    code: 1,
    output: expect.stringContaining("no database"),
  });
  expect(existsSync(join(dataDirectory, "database"))).toBe(false);
});
