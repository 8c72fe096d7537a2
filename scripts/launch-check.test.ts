/** The list before going live at a terminal: before the first start, beside a server, and of what is stored. */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { expect, it } from "vitest";
import { shippedFacts } from "#content/company.ts";
import { companySettings } from "#features/schema.ts";
import { readInstallationFacts } from "#features/settings/going-live/installation-facts.server.ts";
import { newId } from "#platform/database/new-id.ts";
import { startControlSocket } from "#server/control-socket.ts";
import { migratedFolder, openFolder } from "#tests/support/embedded.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

/** Runs the program as `npm run launch-check` does. */
function run(env: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, "launch-check.ts")], {
    cwd: join(import.meta.dirname, ".."),
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

it("before the first start, it lists what ships and makes no database", async () => {
  const folder = join(temporaryFolder(), "data");
  const { code, out, err } = await run({ DATA_DIR: folder });
  expect({ code, err }).toEqual({ code: 1, err: "" });
  for (const text of [
    `Phone: ${shippedFacts.phone}`,
    "DEMO: the first start adds a demonstration",
    "content/en/certifications.ts",
  ])
    expect(out).toContain(text);
  expect(out).toMatch(/\n\d+ things are missing\.\n$/);
  expect(existsSync(folder)).toBe(false);
}, 60_000);

it("asks the server that has the folder open, and knows what the settings say of the company", async () => {
  const folder = migratedFolder();
  const { db } = await openFolder(folder);
  const phone = "(206) 555-2199";
  await db.insert(companySettings).values({ id: newId(), section: "company", value: { phone } });
  const control = await startControlSocket({
    database: { backUp: () => Promise.reject(new Error("unused")) },
    dataDirectory: folder,
    readInstallationFacts: () => readInstallationFacts(db, undefined),
    log: pino({ level: "silent" }),
  });
  const { out, err } = await run({ DATA_DIR: folder });
  expect(err).toBe("");
  expect(out).toContain(`Name: ${shippedFacts.name}`);
  expect(out).not.toContain("Phone: (");
  expect(out).not.toContain("DEMO:");
  await control.stop();
  const unanswered = await run({ DATA_DIR: folder });
  expect(unanswered).toMatchObject({ code: 1, err: expect.stringContaining("does not answer") });
}, 120_000);
