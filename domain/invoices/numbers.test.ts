/** Real processes that bill at once, some of them killed: one invoice a client and month, no gap. */
import { spawn } from "node:child_process";
import { tmpdir } from "node:os";
import { asc } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import type { OpenDatabase } from "#database/client.ts";
import { openDatabase } from "#database/open.ts";
import { invoiceCounters, invoices } from "#database/schema.ts";
import { createPasswordHasher } from "#domain/accounts/passwords/password-hash.ts";
import { addPerson } from "#tests/support/accounts.ts";
import { createPostgresDatabase, silentLog } from "#tests/support/databases.ts";
import { openFolder, program } from "#tests/support/embedded.ts";
import { addBilledClient } from "#tests/support/invoices.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

vi.setConfig({ testTimeout: 300_000 });

const clientCount = 12;
const months = ["2026-08-01", "2026-09-01", "2026-10-01"];
const today = "2026-11-22";

async function addClients({ db }: OpenDatabase) {
  const parameters = { algorithm: 2, memoryCost: 64, timeCost: 1, parallelism: 1 } as const;
  const context = { db, passwords: await createPasswordHasher({ parameters }) };
  for (let n = 0; n < clientCount; n++) {
    const client = await addBilledClient(context, { billsFrom: "2026-08-01", isReviewed: false });
    await addPerson(context, { role: "client-administrator", clientId: client.clientId });
  }
}

/** @param killAt ends it with SIGKILL once that many invoices have a number */
function run(place: string, runs: number, killAt = Number.POSITIVE_INFINITY) {
  const child = spawn(process.execPath, [program("bill-all"), place, String(runs), today], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    if (text.split("\n").some((count) => Number(count) >= killAt)) child.kill("SIGKILL");
  });
  return new Promise<NodeJS.Signals | number | null>((resolve) =>
    child.once("close", (code, signal) => resolve(signal ?? code)),
  );
}

async function expectOneEach({ db }: OpenDatabase) {
  const rows = await db.select().from(invoices).orderBy(asc(invoices.number));
  const keys = new Set(rows.map(({ clientId, period }) => `${clientId} ${period}`));
  expect(rows).toHaveLength(clientCount * months.length);
  expect(keys.size).toBe(rows.length);
  expect(rows.every(({ state }) => state === "issued")).toBe(true);
  expect(rows.map(({ number }) => number)).toEqual(
    rows.map((_, index) => `2026-${String(index + 1).padStart(5, "0")}`),
  );
  expect(await db.select().from(invoiceCounters)).toEqual([{ year: 2026, last: rows.length }]);
}

it("on PostgreSQL: two killed processes, then 50 runs in five others", async () => {
  const { url, drop } = await createPostgresDatabase();
  const opened = await openDatabase({ dataDirectory: tmpdir(), databaseUrl: url, log: silentLog });
  if (!opened.ok) throw new Error(opened.message);
  const { database } = opened;
  await addClients(database);
  expect(await Promise.all([run(url, 10, 4), run(url, 10, 9)])).toContain("SIGKILL");
  expect(await database.db.$count(invoices)).toBeGreaterThan(0);
  const others = Array.from({ length: 5 }, () => run(url, 10));
  expect(await Promise.all(others)).toEqual([0, 0, 0, 0, 0]);
  await expectOneEach(database);
  await database.close();
  await drop();
});

it("on the embedded engine: a process killed three times, then one with 50 runs", async () => {
  const folder = temporaryFolder();
  const first = await openFolder(folder);
  await addClients(first);
  await first.close();
  for (const count of [3, 12, 25]) expect(await run(folder, 10, count)).toBe("SIGKILL");
  expect(await run(folder, 50)).toBe(0);
  const database = await openFolder(folder);
  await expectOneEach(database);
});
