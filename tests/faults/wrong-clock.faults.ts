/** The built product on a machine whose clock is wrong for a while, by libfaketime. */
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { sendQuote } from "../support/sent-quotes.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { storedLeads } from "../support/stored-leads.ts";

const library = "/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1";
/** The first cleanup runs a minute after the start, repairs of the queue every minute. */
const untilCleanupMs = 75_000;

let folder: string;
let clock: string;
let server: RunningServer | undefined;
beforeEach(async () => {
  expect(existsSync(library), "libfaketime is needed (Debian: apt-get install libfaketime)").toBe(
    true,
  );
  folder = await mkdtemp(join(tmpdir(), "cleardawn-clock-"));
  clock = join(folder, "clock");
});
afterEach(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const setClock = (offset: string) => writeFileSync(clock, `${offset}\n`);

async function start(): Promise<RunningServer> {
  server = await startServer({
    dataDirectory: join(folder, "data"),
    env: {
      TRUST_PROXY: "1",
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: clock,
      FAKETIME_NO_CACHE: "1",
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
    },
  });
  return server;
}
const mails = (running: RunningServer) =>
  readdirSync(join(running.dataDirectory, "mail")).filter((name) => name.endsWith(".eml")).length;

it("is 1,100 days ahead for the first 75 s after a boot: every record stays, every mail leaves", async () => {
  setClock("+0");
  const before = await start();
  const stored = [];
  for (let n = 0; n < 25; n++) stored.push((await sendQuote(before.url)).reference);
  await expect.poll(() => mails(before), { timeout: 60_000 }).toBe(50);
  await before.stop();

  setClock("+1100d");
  const ahead = await start();
  const during = await sendQuote(ahead.url);
  await pause(untilCleanupMs);
  const words = ahead.log.map(({ msg }) => msg ?? "").join("\n");
  expect(words).toMatch(/nothing deleted by age/);
  expect(words).not.toMatch(/Could not/);

  // While the server runs, as when the network corrects the clock.
  setClock("+0");
  const after = await sendQuote(ahead.url);
  expect([during.status, after.status]).toEqual([201, 201]);
  await expect.poll(() => mails(ahead), { timeout: 130_000 }).toBe(54);
  await ahead.stop();
  server = undefined;
  const references = (await storedLeads(join(folder, "data"))).map(({ reference }) => reference);
  expect(references).toEqual(
    expect.arrayContaining([...stored, during.reference, after.reference]),
  );
  expect(references).toHaveLength(27);
});

it("is a day ahead and set back: nobody waits a day", async () => {
  setClock("+1d");
  const running = await start();
  const visitor = "198.19.0.1";
  const statuses = [];
  for (let n = 0; n < 11; n++) statuses.push((await sendQuote(running.url, { visitor })).status);
  expect(statuses).toEqual([...Array(10).fill(201), 429]);
  setClock("+0");
  expect((await sendQuote(running.url, { visitor })).status).toBe(201);
  await expect.poll(() => mails(running), { timeout: 130_000 }).toBe(22);
});
