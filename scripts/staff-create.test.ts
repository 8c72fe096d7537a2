import { spawn } from "node:child_process";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { pino } from "pino";
import { expect, it, onTestFinished } from "vitest";
import { accounts } from "#features/schema.ts";
import { openDatabase } from "#platform/database/open.ts";
import { findInvitation } from "#platform/identity/people/accept-invitation.server.ts";
import { createAdministrator } from "#platform/identity/people/create-administrator.server.ts";
import { startControlSocket } from "#server/control-socket.ts";
import { createMigratedDatabase } from "#tests/support/databases.ts";
import { migratedFolder, openFolder } from "#tests/support/embedded.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const log = pino({ level: "silent" });

/** Runs the program as `npm run staff:create` does. */
function run(parts: string[], env: Record<string, string>) {
  const program = join(import.meta.dirname, "staff-create.ts");
  const child = spawn(process.execPath, [program, ...parts], {
    env: {
      PATH: process.env.PATH ?? "",
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ...env,
    },
  });
  let [out, err] = ["", ""];
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    out += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    err += text;
  });
  return new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    child.once("close", (code) => resolve({ code, out, err }));
  });
}

const tokenIn = (out: string) => /\/invitation\?token=(\S+)/.exec(out)?.[1];

it("makes the first administrator on a fresh folder, and prints a link that works", async () => {
  const folder = join(temporaryFolder(), "data");
  const origin = "https://www.cleardawn.example";
  const made = await run(["Ann@Example.com"], { DATA_DIR: folder, ORIGIN: origin });
  expect(made).toMatchObject({ code: 0, err: "" });
  expect(made.out).toContain(`${origin}/invitation?token=`);
  const again = await run(["ann@example.com"], { DATA_DIR: folder, PORT: "4000" });
  expect(again.out).toContain("http://localhost:4000/invitation?token=");

  const { db } = await openFolder(folder);
  expect(await db.$count(accounts)).toBe(1);
  for (const { out } of [made, again])
    expect(await findInvitation(db, tokenIn(out))).toMatchObject({
      ok: true,
      email: "Ann@Example.com",
      role: "administrator",
      clientName: undefined,
    });
}, 120_000);

it("asks the server that has the folder open, and says when it does not answer", async () => {
  const folder = migratedFolder();
  const { db } = await openFolder(folder);
  const control = await startControlSocket({
    database: { backUp: () => Promise.reject(new Error("unused")) },
    dataDirectory: folder,
    log,
    createAdministrator: (email) => createAdministrator(db, email),
  });
  const made = await run(["ann@example.com"], { DATA_DIR: folder });
  expect(made).toMatchObject({ code: 0, err: "" });
  expect(await findInvitation(db, tokenIn(made.out))).toMatchObject({ ok: true });
  await db
    .update(accounts)
    .set({ state: "active", passwordHash: "x" })
    .where(eq(accounts.email, "ann@example.com"));
  const taken = await run(["ann@example.com"], { DATA_DIR: folder });
  expect(taken).toMatchObject({ code: 1, err: expect.stringContaining("belongs to an account") });
  await control.stop();
  const unanswered = await run(["bob@example.com"], { DATA_DIR: folder });
  expect(unanswered).toMatchObject({ code: 1, err: expect.stringContaining("does not answer") });
}, 120_000);

it("connects to a PostgreSQL server itself", async () => {
  const { url, drop } = await createMigratedDatabase();
  onTestFinished(drop);
  const made = await run(["ann@example.com"], { DATABASE_URL: url });
  expect(made).toMatchObject({ code: 0, err: "" });
  const opened = await openDatabase({ dataDirectory: "unused", databaseUrl: url, log });
  if (!opened.ok) throw new Error(opened.message);
  expect(await findInvitation(opened.database.db, tokenIn(made.out))).toMatchObject({ ok: true });
  await opened.database.close();
}, 60_000);

it.each([[[]], [["not an address"]], [["a@example.com", "b@example.com"]]])(
  "says how it is used when it is given %j",
  async (parts) => {
    const { code, err } = await run(parts, { DATA_DIR: temporaryFolder() });
    expect(code).toBe(1);
    expect(err).toContain("npm run staff:create name@example.com");
  },
);
