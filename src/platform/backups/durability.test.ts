import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { backupParts, expectBackup } from "#tests/support/backups.ts";
import { migratedFolder, openFolder, program } from "#tests/support/embedded.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { checkBackup } from "./check-backup.server.ts";
import { listBackups } from "./list-backups.server.ts";
import { openFolderPlace } from "./places/folder-place.server.ts";

/** `npm run test:durability` sets more. */
const rounds = Number(process.env.DURABILITY_ROUNDS ?? 2);

it("of a process that is killed, a backup is whole or is none", {
  timeout: 180_000 + rounds * 60_000,
}, async () => {
  const data = { dataDirectory: migratedFolder(), databaseUrl: undefined };
  const folder = join(temporaryFolder(), "backups");
  const place = openFolderPlace(folder);
  const finished: string[] = [];
  for (let round = 0; round < rounds; round++)
    finished.push(...(await backUpUntilKilled(data.dataDirectory, folder, round)));
  const namesNow = async () =>
    (await listBackups(place)).flatMap(({ name, manifest }) => (manifest === "none" ? [] : name));
  const names = await namesNow();
  expect(finished.filter((name) => !names.includes(name))).toEqual([]);

  const database = await openFolder(data.dataDirectory);
  const next = await expectBackup(await backupParts(data, database, place));
  expect(await namesNow()).toContain(next);
  const { signal } = new AbortController();
  // The last that was finished before a kill, and the first after it.
  for (const name of [names[0] ?? "", next])
    expect(
      await checkBackup({ ...data, place, keyWords: undefined, readFiles: 10, signal }, name),
    ).toMatchObject({ ok: true });
  // Nor does a copy of the database stay behind.
  const left = readdirSync(data.dataDirectory).filter((name) => name.startsWith("backup-"));
  expect(left).toEqual([]);
  console.warn(`${rounds} rounds of kill -9: ${finished.length} backups said to be made, 0 lost`);
});

/** @returns the backups that the program had said to be made */
async function backUpUntilKilled(
  dataDirectory: string,
  folder: string,
  round: number,
): Promise<string[]> {
  const args = [program("back-up-until-killed"), dataDirectory, folder, String(round)];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  let printed = "";
  const ended = new Promise((resolve) => child.once("close", resolve));
  await new Promise<void>((resolve, reject) => {
    child.once("exit", () => reject(new Error("the program ended before it made a backup")));
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
      if (printed.split("\n").length > 2) resolve();
    });
  });
  await setTimeout(Math.random() * 1_500);
  child.kill("SIGKILL");
  await ended;
  // The first line is the greeting, and the last may be incomplete because of the kill.
  return printed.split("\n").slice(1, -1);
}
