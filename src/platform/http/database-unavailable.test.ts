import { sql } from "drizzle-orm";
import { describe, expect, inject, it, onTestFinished } from "vitest";
import { action } from "#areas/api/submission.ts";
import type { OpenDatabase } from "#platform/database/client.ts";
import { openDatabase } from "#platform/database/open.ts";
import { startQueue } from "#platform/jobs/queue.server.ts";
import { createPostgresDatabase, silentLog } from "#tests/support/databases.ts";
import { jsonRequest, visitorAt } from "#tests/support/form-call.ts";
import { openInMemory } from "#tests/support/memory-database.ts";
import { openNetworkGate } from "#tests/support/network-gate.ts";
import { quoteFields } from "#tests/support/quote-request.ts";

async function askFor(database: OpenDatabase) {
  const queue = await startQueue(database, silentLog);
  onTestFinished(() => queue.stop({ close: false, graceful: false }).catch(() => undefined));
  const context = visitorAt(database, queue);
  return () => {
    const request = jsonRequest("/api/quote", quoteFields);
    return action({
      request,
      context,
      params: {},
      url: new URL(request.url),
      pattern: "/api/quote",
    });
  };
}

async function openBehindGate() {
  const { url, drop } = await createPostgresDatabase(inject("postgresTemplate"));
  onTestFinished(drop);
  const gate = await openNetworkGate(url);
  const opened = await openDatabase({
    dataDirectory: "unused",
    databaseUrl: gate.url,
    log: silentLog,
  });
  if (!opened.ok) throw new Error(opened.message);
  onTestFinished(() => opened.database.close());
  return { gate, database: opened.database };
}

describe("while the database is away", () => {
  it("asks to come back on the embedded engine, once it is closed", async () => {
    const database = await openInMemory();
    const ask = await askFor(database);
    expect((await ask()).status).toBe(201);
    await database.close();
    const response = await ask();
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("10");
    expect(await response.json()).toEqual({
      message: expect.stringMatching(/can’t save anything right now/),
    });
  });

  it("asks to come back when PostgreSQL is gone and refuses connections", async () => {
    const { gate, database } = await openBehindGate();
    const ask = await askFor(database);
    expect((await ask()).status).toBe(201);
    await gate.refuse();
    expect((await ask()).status).toBe(503);
    expect((await ask()).status).toBe(503);
  });

  it("asks to come back within seconds when the network swallows everything", async () => {
    const { gate, database } = await openBehindGate();
    const ask = await askFor(database);
    expect((await ask()).status).toBe(201);
    gate.stall();
    const start = performance.now();
    // More than the pool has connections: those who wait for one are answered as well.
    const statuses = await Promise.all(
      Array.from({ length: 12 }, async () => (await ask()).status),
    );
    expect(new Set(statuses)).toEqual(new Set([503]));
    expect(performance.now() - start).toBeLessThan(8_000);
  });

  it("asks to come back when the server shuts down in the midst of a transaction", async () => {
    const { database } = await openBehindGate();
    const ask = await askFor(database);
    const endAll = sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()`;
    const statuses = Array.from({ length: 20 }, async () => (await ask()).status);
    await database.db.execute(endAll).catch(() => undefined);
    for (const status of await Promise.all(statuses)) expect([201, 503]).toContain(status);
    // A connection whose end is still on its way may be taken once more.
    await expect.poll(async () => (await ask()).status).toBe(201);
  });
});
