import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { expect, it, onTestFinished } from "vitest";
import type { OpenDatabase } from "#platform/database/client.ts";
import { openFolder } from "#tests/support/embedded.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { controlSocketPath, startControlSocket } from "./control-socket.ts";
import { requestControl } from "./request-control.ts";

const log = pino({ level: "silent" });

async function start(
  dataDirectory: string,
  backUp: OpenDatabase["backUp"] = pretend,
  makeBackup = async () => ({ ok: true, backup: "of this night" }),
) {
  const control = await startControlSocket({
    makeBackup,
    database: { backUp },
    dataDirectory,
    createAdministrator: async (email) => ({ ok: true, token: `for ${email}` }),
    log,
  });
  onTestFinished(() => control.stop());
  return control;
}

const pretend: OpenDatabase["backUp"] = async (file) => ({ ok: true, file, bytes: 1 });

it("passes the address of a first administrator on, and its token back", async () => {
  const folder = temporaryFolder();
  await start(folder);
  expect(await requestControl(folder, "/staff", { email: "ann@example.com" })).toEqual({
    ok: true,
    status: 200,
    content: { ok: true, token: "for ann@example.com" },
  });
  expect(await requestControl(folder, "/staff", { email: 7 })).toMatchObject({ status: 400 });
});

it("says what the database knows of the installation, where the server reads it", async () => {
  const folder = temporaryFolder();
  const control = await startControlSocket({
    database: { backUp: pretend },
    dataDirectory: folder,
    readInstallationFacts: async () => ({ administrators: 2 }),
    log,
  });
  onTestFinished(() => control.stop());
  expect(await requestControl(folder, "/installation-facts", {})).toMatchObject({
    status: 200,
    content: { administrators: 2 },
  });
  const other = temporaryFolder();
  await start(other);
  expect(await requestControl(other, "/installation-facts", {})).toMatchObject({ status: 404 });
});

it("makes a backup in the place of the nightly ones, or says why not", async () => {
  const folder = temporaryFolder();
  const control = await start(folder);
  expect(await requestControl(folder, "/backups", {})).toMatchObject({
    status: 200,
    content: { ok: true, backup: "of this night" },
  });
  await control.stop();
  const other = temporaryFolder();
  await start(other, pretend, async () => ({ ok: false, backup: "" }));
  expect(await requestControl(other, "/backups", {})).toMatchObject({ status: 409 });
});

it("backs up the embedded database that the server holds open", { timeout: 60_000 }, async () => {
  const folder = temporaryFolder();
  const database = await openFolder(folder);
  await start(folder, database.backUp);
  const file = join(temporaryFolder(), "backup.tar.gz");
  const response = await requestControl(folder, "/backup", { file });
  expect(response).toMatchObject({ ok: true, status: 200, content: { ok: true, file } });
  expect(statSync(file).size).toBeGreaterThan(1_000_000);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await requestControl(folder, "/backup", { file })).toMatchObject({
    status: 409,
    content: { ok: false, reason: "file-exists" },
  });
});

it("is open to the server's own user only", async () => {
  const folder = temporaryFolder();
  await start(folder);
  expect(statSync(controlSocketPath(folder)).mode & 0o777).toBe(0o600);
});

it("replaces a socket that a killed server left behind", async () => {
  const folder = temporaryFolder();
  writeFileSync(controlSocketPath(folder), "");
  await start(folder);
  expect(await requestControl(folder, "/backup", { file: "/backup" })).toMatchObject({
    status: 200,
  });
});

it.each([
  ["/backup", {}, 400],
  ["/backup", { file: "relative/path" }, 400],
  ["/backup", { file: "x".repeat(20_000) }, 400],
  ["/shutdown", {}, 404],
  ["/leads", {}, 404],
])("refuses %s with %j", async (path, content, status) => {
  const folder = temporaryFolder();
  await start(folder);
  expect(await requestControl(folder, path, content)).toMatchObject({ ok: true, status });
});

it("reports that an error occurred, without details", async () => {
  const folder = temporaryFolder();
  await start(folder, async () => {
    throw new Error("secret detail");
  });
  const response = await requestControl(folder, "/backup", { file: "/tmp/never" });
  expect(response).toMatchObject({ ok: true, status: 500 });
  expect(JSON.stringify(response)).not.toContain("secret");
});

it("is removed by the stop", async () => {
  const folder = temporaryFolder();
  const control = await start(folder);
  await control.stop();
  expect(await requestControl(folder, "/backup", { file: "/backup" })).toMatchObject({ ok: false });
});
