/** The list before going live at a terminal: before the first start, beside a server, and of what is stored. */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { expect, it } from "vitest";
import { readConfig } from "#config";
import { shippedFacts } from "#content/company.ts";
import { companySettings, websiteDocuments } from "#features/schema.ts";
import { newId } from "#platform/database/new-id.ts";
import { startControlSocket } from "#server/control-socket.ts";
import { readLaunchFacts } from "#server/launch-facts.ts";
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
  await db
    .insert(companySettings)
    .values({ id: newId(), section: "company", value: { phone, statesServed: ["IL"] } });
  await db.insert(websiteDocuments).values({
    id: newId(),
    document: "about",
    published: { "en.leaders[]": "finance", "en.leaders.finance.demo": "false" },
  });
  const configured = readConfig({ DATA_DIR: folder });
  if (!configured.ok) throw new Error(configured.faults.join());
  const control = await startControlSocket({
    database: { backUp: () => Promise.reject(new Error("unused")) },
    dataDirectory: folder,
    readInstallationFacts: () => readLaunchFacts(db, configured.config),
    log: pino({ level: "silent" }),
  });
  const { out, err } = await run({ DATA_DIR: folder });
  expect(err).toBe("");
  expect(out).toContain(`Name: ${shippedFacts.name}`);
  expect(out).not.toContain("Phone: (");
  expect(out).not.toContain("DEMO:");
  // What was published in the office counts, and not what the files say.
  expect(out).toContain("about.ts testimonials");
  expect(out).not.toContain("about.ts leaders");
  expect(out).toContain("locations.ts locations[illinois]");
  expect(out).not.toContain("locations.ts locations[ohio]");
  await control.stop();
  const unanswered = await run({ DATA_DIR: folder });
  expect(unanswered).toMatchObject({ code: 1, err: expect.stringContaining("does not answer") });
}, 120_000);
