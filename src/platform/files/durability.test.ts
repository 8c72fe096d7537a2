import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { buffer } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { eq, inArray, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { files } from "#features/schema.ts";
import { filesFolder } from "#platform/database/files-folder.ts";
import { migratedFolder, openFolder, program } from "#tests/support/embedded.ts";
import { deleteUnusedFiles } from "./delete-files.server.ts";
import { keyOf } from "./stores/file-store.ts";
import { openFiles } from "./stores/open-files.server.ts";

/** `npm run test:durability` sets more. */
const rounds = Number(process.env.DURABILITY_ROUNDS ?? 2);

it("loses no acknowledged file to kill -9, and knows of all that was left half-way", {
  timeout: 120_000 + rounds * 60_000,
}, async () => {
  const folder = migratedFolder();
  const acknowledged = new Map<string, string>();
  for (let round = 0; round < rounds; round++) {
    for (const [id, hash] of await storeUntilKilled(folder)) acknowledged.set(id, hash);
    const { db, close } = await openFolder(folder);
    const opened = await openFiles({ dataDirectory: folder, filesUrl: undefined, db });
    if (!opened.ok) throw new Error(opened.message);
    const rows = await db
      .select()
      .from(files)
      .where(inArray(files.id, [...acknowledged.keys()]));
    expect(rows.filter(({ state }) => state === "stored")).toHaveLength(acknowledged.size);
    for (const row of rows) {
      const content = await opened.files.store.open(keyOf(row));
      if (content === undefined) throw new Error(`${row.id} is lost`);
      const hash = createHash("sha256").update(await buffer(content));
      expect(hash.digest("hex")).toBe(acknowledged.get(row.id));
    }
    await close();
  }
  expect(acknowledged.size).toBeGreaterThan(rounds * 5);
  await expectNothingForgotten(folder, [...acknowledged.keys()]);
});

/** A day later only what was acknowledged or committed is there, in rows and in the folder. */
async function expectNothingForgotten(folder: string, ids: string[]) {
  const { db, close } = await openFolder(folder);
  const opened = await openFiles({ dataDirectory: folder, filesUrl: undefined, db });
  if (!opened.ok) throw new Error(opened.message);
  const context = { db, files: opened.files };
  // As if these had been attached in time.
  await db
    .update(files)
    .set({ uploadedAt: sql`now() + interval '2 days'` })
    .where(inArray(files.id, ids));
  await deleteUnusedFiles(context, new Date(Date.now() + 25 * 3_600_000));
  expect(await db.$count(files)).toBe(ids.length);
  expect(await db.$count(files, eq(files.state, "arriving"))).toBe(0);
  const entries = readdirSync(filesFolder(folder), { recursive: true, withFileTypes: true });
  const stored = entries.filter((entry) => entry.isFile() && entry.name !== "mark");
  expect(stored).toHaveLength(ids.length);
  await close();
}

/** @returns hashes of what was sent, by the id of what the program had acknowledged */
async function storeUntilKilled(folder: string): Promise<[string, string][]> {
  const child = spawn(process.execPath, [program("store-until-killed"), folder], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let printed = "";
  const ended = new Promise((resolve) => child.once("close", resolve));
  await new Promise<void>((resolve, reject) => {
    child.once("exit", () => reject(new Error("the program ended before it stored files")));
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
      if (printed.split("\n").length > 10) resolve();
    });
  });
  await setTimeout(Math.random() * 300);
  child.kill("SIGKILL");
  await ended;
  // The first line is the greeting, and the last may be incomplete because of the kill.
  const lines = printed.split("\n").slice(1, -1);
  return lines.map((line) => line.split(" ") as [string, string]);
}
