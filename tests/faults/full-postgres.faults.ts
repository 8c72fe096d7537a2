/**
 * The built product while the disk of its PostgreSQL server is full. Needs root, for a small tmpfs.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createDatabase } from "../support/postgres-database.ts";
import { startTestServer, type TestServer } from "../support/postgres-server.ts";
import { type SentQuote, sendQuote } from "../support/sent-quotes.ts";
import { type RunningServer, startServer } from "../support/server.ts";

let disk: string;
let postgres: TestServer;
let database: Awaited<ReturnType<typeof createDatabase>>;
let server: RunningServer;
beforeAll(async () => {
  disk = mkdtempSync(join(tmpdir(), "cleardawn-disk-"));
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=160m,mode=0777", "tmpfs", disk]);
  const before = process.env.TMPDIR;
  process.env.TMPDIR = disk;
  try {
    postgres = await startTestServer(true);
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
  database = await createDatabase(postgres.url);
  server = await startServer({ env: { DATABASE_URL: database.url, TRUST_PROXY: "1" } });
}, 120_000);
afterAll(async () => {
  await server?.discard();
  await postgres?.stop();
  execFileSync("umount", ["-l", disk]);
  rmSync(disk, { recursive: true, force: true });
});

const filler = () => join(disk, "filler");
const fill = () => {
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(filler(), Buffer.alloc(bavail * bsize - 64 * 1024));
};

it("has no room for ten seconds: 201 or 503, nothing acknowledged is lost, and it comes back", async () => {
  const sent: SentQuote[] = [];
  sent.push(...(await Promise.all(Array.from({ length: 20 }, () => sendQuote(server.url)))));
  fill();
  for (const started = Date.now(); Date.now() - started < 10_000; )
    sent.push(...(await Promise.all(Array.from({ length: 20 }, () => sendQuote(server.url)))));
  rmSync(filler());

  const statuses = new Set(sent.map(({ status }) => status));
  expect([...statuses].filter((status) => ![201, 503].includes(status))).toEqual([]);
  expect(statuses, "the disk was full").toContain(503);
  const health = async () => (await fetch(`${server.url}/healthz`)).status;
  await expect.poll(health, { timeout: 60_000, interval: 500 }).toBe(200);
  for (const { key, status, reference } of sent) {
    const again = await sendQuote(server.url, { key });
    expect(again.status).toBe(201);
    if (status === 201) expect(again.reference).toBe(reference);
  }
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query("select count(*)::int as leads from leads");
  await client.end();
  expect(rows).toEqual([{ leads: sent.length }]);
  const saved = sent.filter(({ status }) => status === 201).length;
  console.warn(`full disk: ${saved} of ${sent.length} saved meanwhile`);
});
