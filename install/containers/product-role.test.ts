/** The role of compose.yaml's product, made by its own script on a server of its own. */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { restore } from "#platform/database/restore.ts";
import { countInScratch } from "#platform/database/scratch.ts";
import { tableChecksums } from "#platform/database/table-checksums.ts";
import { openData } from "#tests/support/data-places.ts";
import { startOwnTestServer, type TestServer } from "#tests/support/postgres-server.ts";
import { addSampleRows } from "#tests/support/sample-rows.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { productFolder } from "../../scripts/setup/program.mjs";

const run = promisify(execFile);
const script = join(productFolder, "install/containers/product-role.sh");

let server: TestServer;
let superuser: Client;

/** As the image does it: the database is there, and belongs to the superuser. */
beforeAll(async () => {
  server = await startOwnTestServer();
  superuser = new Client(server.url);
  await superuser.connect();
  await superuser.query("alter role current_user password 'made by the image'");
  await superuser.query("create database cleardawn");
  await makeRole("first");
});
afterAll(async () => {
  await superuser?.end();
  await server?.stop();
});

const makeRole = (password: string) =>
  run(script, {
    env: {
      PATH: process.env.PATH,
      PGHOST: "127.0.0.1",
      PGPORT: new URL(server.url).port,
      POSTGRES_USER: "test",
      POSTGRES_DB: "cleardawn",
      POSTGRES_PASSWORD: password,
    },
  });

const rolesThere = async () => {
  const { rows } = await superuser.query(
    `select rolname, rolsuper, rolcreatedb, rolcreaterole, rolbypassrls, rolpassword
     from pg_authid where rolcanlogin order by rolname`,
  );
  return rows;
};

const placeOf = (database: string) => {
  const url = new URL(server.url);
  url.username = "cleardawn";
  url.pathname = database;
  return { dataDirectory: temporaryFolder(), databaseUrl: url.href };
};

it("owns its database and is no superuser, whom nobody reaches by a password", async () => {
  expect(await rolesThere()).toEqual([
    {
      rolname: "cleardawn",
      rolsuper: false,
      rolcreatedb: true,
      rolcreaterole: false,
      rolbypassrls: false,
      rolpassword: expect.stringMatching(/^SCRAM-SHA-256\$/),
    },
    expect.objectContaining({ rolname: "test", rolsuper: true, rolpassword: null }),
  ]);
  const { rows } = await superuser.query(
    "select pg_get_userbyid(datdba) as owner from pg_database where datname = 'cleardawn'",
  );
  expect(rows).toEqual([{ owner: "cleardawn" }]);
});

it("run once more, the script changes nothing but the password", async () => {
  const before = await rolesThere();
  await makeRole(`a 'quoted" one; \\q`);
  const [after] = await rolesThere();
  expect(after).toEqual({ ...before[0], rolpassword: expect.any(String) });
  expect(after.rolpassword).not.toBe(before[0].rolpassword);
});

it("reads no file of the server, and starts no program there", async () => {
  const client = new Client(placeOf("cleardawn").databaseUrl);
  await client.connect();
  for (const forbidden of [
    "select pg_read_file('/etc/passwd')",
    "copy (select 1) to program 'true'",
    "alter role current_user superuser",
  ])
    await expect(client.query(forbidden), forbidden).rejects.toThrow(/permission|superuser/);
  await client.end();
});

it("migrates, backs up, checks the backup and restores as that role", {
  timeout: 180_000,
}, async () => {
  const place = placeOf("cleardawn");
  const database = await openData(place);
  await addSampleRows(database, 100);
  const inventory = await tableChecksums(database.db);
  const file = join(temporaryFolder(), "backup");
  expect(await database.backUp(file)).toMatchObject({ ok: true });
  await database.close();
  // As the weekly check gets it.
  const dump = join(temporaryFolder(), "dump");
  const asProduct = `--dbname=${place.databaseUrl}`;
  await run("pg_dump", ["--format=custom", "--no-owner", "--no-acl", `--file=${dump}`, asProduct]);
  const signal = AbortSignal.timeout(120_000);
  const checked = await countInScratch({ ...place, kind: "dump", file: dump, bytes: 1, signal });
  expect(checked.ok || checked.message).toBe(true);
  const restored = await restore({ ...place, file, replace: true });
  expect(restored.ok || restored.message).toBe(true);
  expect(restored.ok && restored.tables).toEqual(inventory);
});
