/** Real processes that bill at once, some of them killed: one invoice a client and month, no gap. */

import { spawn } from "node:child_process";
import { tmpdir } from "node:os";
import { asc } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { invoiceCounters, invoices } from "#features/schema.ts";
import type { OpenDatabase } from "#platform/database/client.ts";
import { openDatabase } from "#platform/database/open.ts";
import { addPerson } from "#tests/support/accounts.ts";
import { createMigratedDatabase, silentLog } from "#tests/support/databases.ts";
import { migratedFolder, openFolder, program } from "#tests/support/embedded.ts";
import { addBilledClient } from "#tests/support/invoices.ts";
import { cheapPasswords } from "#tests/support/people.ts";

vi.setConfig({ testTimeout: 600_000 });

/** `npm run test:durability` has more of all. */
const isLong = process.env.DURABILITY_ROUNDS !== undefined;
const processes = isLong ? 5 : 2;
const runs = isLong ? 10 : 4;
const killedAt = isLong ? [3, 12, 25] : [3];

const clientCount = 12;
const months = ["2026-08-01", "2026-09-01", "2026-10-01"];
const today = "2026-11-22";

async function addClients({ db }: OpenDatabase) {
  const context = { db, passwords: await cheapPasswords() };
  for (let n = 0; n < clientCount; n++) {
    const client = await addBilledClient(context, { billsFrom: "2026-08-01", isReviewed: false });
    await addPerson(context, { role: "client-administrator", clientId: client.clientId });
  }
}

/** @param killAt ends it with SIGKILL once that many invoices have a number */
function run(place: string, times: number, killAt = Number.POSITIVE_INFINITY) {
  const child = spawn(process.execPath, [program("bill-all"), place, String(times), today], {
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

it("on PostgreSQL: two processes of which one is killed, then runs in others", async () => {
  const { url, drop } = await createMigratedDatabase();
  const opened = await openDatabase({ dataDirectory: tmpdir(), databaseUrl: url, log: silentLog });
  if (!opened.ok) throw new Error(opened.message);
  const { database } = opened;
  await addClients(database);
  expect(await Promise.all([run(url, runs, 4), run(url, runs, 9)])).toContain("SIGKILL");
  expect(await database.db.$count(invoices)).toBeGreaterThan(0);
  const others = Array.from({ length: processes }, () => run(url, runs));
  expect(new Set(await Promise.all(others))).toEqual(new Set([0]));
  await expectOneEach(database);
  await database.close();
  await drop();
});

it("on the embedded engine: killed processes, then one that ends its runs", async () => {
  const folder = migratedFolder();
  const first = await openFolder(folder);
  await addClients(first);
  await first.close();
  for (const count of killedAt) expect(await run(folder, runs, count)).toBe("SIGKILL");
  expect(await run(folder, runs * processes)).toBe(0);
  const database = await openFolder(folder);
  await expectOneEach(database);
});
