import { spawn } from "node:child_process";
import { setTimeout } from "node:timers/promises";
import { expect, it } from "vitest";
import { settings } from "#features/schema.ts";
import { migratedFolder, openFolder, program } from "#tests/support/embedded.ts";

/** `npm run test:durability` sets more. */
const rounds = Number(process.env.DURABILITY_ROUNDS ?? 3);

it(`loses no acknowledged row to kill -9 under load and always reopens, ${rounds} rounds`, {
  timeout: 120_000 + rounds * 40_000,
}, async () => {
  const folder = migratedFolder();
  const acknowledged: string[] = [];
  for (let round = 0; round < rounds; round++) {
    acknowledged.push(...(await writeUntilKilled(folder, round)));
    const database = await openFolder(folder);
    const rows = await database.db.select({ name: settings.name }).from(settings);
    await database.close();
    const stored = new Set(rows.map((row) => row.name));
    expect(
      acknowledged.filter((name) => !stored.has(name)),
      `lost in round ${round}`,
    ).toEqual([]);
  }
  console.warn(`${rounds} rounds of kill -9: ${acknowledged.length} acknowledged, 0 lost`);
});

/** @returns what the program had acknowledged when it was killed */
async function writeUntilKilled(folder: string, round: number): Promise<string[]> {
  const child = spawn(process.execPath, [program("write-until-killed"), folder, String(round)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let printed = "";
  const ended = new Promise((resolve) => child.once("close", resolve));
  const writing = new Promise<void>((resolve, reject) => {
    child.once("exit", () => reject(new Error("the program ended before it wrote")));
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
      if (printed.split("\n").length > 10) resolve();
    });
  });
  await writing;
  await setTimeout(Math.random() * 1500);
  child.kill("SIGKILL");
  await ended;
  // The last line may be incomplete because of the kill.
  return printed.split("\n").slice(1, -1);
}
