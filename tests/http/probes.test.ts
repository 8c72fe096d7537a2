/** What load balancers and supervisors ask, while the database, the queue or the process itself stops. */
import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from "vitest";
import { createMigratedDatabase } from "../support/databases.ts";
import { relayTo } from "../support/relay.ts";
import { type RunningServer, startServer } from "../support/server.ts";

interface ProbeAnswer {
  status: number;
  retryAfter: string | null;
  body: { status?: string; causes?: Record<string, string> };
}

async function probe(url: string, path: string): Promise<ProbeAnswer> {
  const response = await fetch(url + path, { signal: AbortSignal.timeout(20_000) });
  return {
    status: response.status,
    retryAfter: response.headers.get("retry-after"),
    body: (await response.json()) as ProbeAnswer["body"],
  };
}

/** In milliseconds: a busy machine may take its time for one, and hardly for all. */
async function fastestOf(times: number, ask: () => Promise<unknown>): Promise<number> {
  let fastest = Number.POSITIVE_INFINITY;
  for (let at = 0; at < times; at++) {
    const started = performance.now();
    await ask();
    fastest = Math.min(fastest, performance.now() - started);
  }
  return fastest;
}

const allFine = { database: "ok", queue: "ok", migrations: "ok", shutdown: "ok" };

/** A server whose way to the database a test can cut, and the database itself. */
async function startBehindRelay(env: Record<string, string> = {}) {
  const database = await createMigratedDatabase();
  const relay = await relayTo(database.url);
  const server = await startServer({
    env: { DATABASE_URL: relay.url, SECRET_KEY: randomUUID() + randomUUID(), ...env },
  });
  const discard = async () => {
    await server.discard();
    await relay.close();
    await database.drop();
  };
  return { server, relay, databaseUrl: database.url, discard };
}

async function connectTo(databaseUrl: string): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl });
  // The database is dropped beneath it at the end.
  client.on("error", () => undefined);
  await client.connect();
  onTestFinished(() => client.end().catch(() => undefined));
  return client;
}

describe("a server", () => {
  let site: Awaited<ReturnType<typeof startBehindRelay>>;
  beforeAll(async () => {
    site = await startBehindRelay();
  });
  afterAll(() => site.discard());

  it("whose database stops lives, is not ready and says so, whether the way is cut or silent, and is ready again afterwards", async () => {
    const { server, relay } = site;
    expect(await probe(server.url, "/readyz")).toEqual({
      status: 200,
      retryAfter: null,
      body: { status: "ready", causes: allFine },
    });
    expect((await probe(server.url, "/healthz")).body).toEqual({ status: "ok" });

    for (const stop of [relay.cut, relay.freeze]) {
      stop();
      await expect
        .poll(async () => (await probe(server.url, "/readyz")).status, { timeout: 20_000 })
        .toBe(503);
      const away = await probe(server.url, "/readyz");
      expect(away.body.status).toBe("unavailable");
      expect(Number(away.retryAfter)).toBeGreaterThan(0);
      expect(away.body.causes?.shutdown).toBe("ok");
      for (const cause of ["database", "queue", "migrations"])
        expect(["failed", "timed-out"], cause).toContain(away.body.causes?.[cause]);
      expect(await probe(server.url, "/livez")).toEqual({
        status: 200,
        retryAfter: null,
        body: { status: "ok" },
      });
      expect(await fastestOf(5, () => probe(server.url, "/livez"))).toBeLessThan(1_000);
      expect((await probe(server.url, "/healthz")).status).toBe(503);

      relay.repair();
      await expect
        .poll(async () => (await probe(server.url, "/readyz")).body.causes, { timeout: 30_000 })
        .toEqual(allFine);
    }
    const told = server.log.filter(({ msg }) => msg === "not ready" || msg === "ready again");
    expect(told.length).toBeLessThan(12);
  });

  it("that is asked by many at once answers a flood of probes with one question to the database", async () => {
    const { server, relay } = site;
    relay.freeze();
    const started = performance.now();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => probe(server.url, "/readyz")),
    );
    expect(performance.now() - started).toBeLessThan(8_000);
    expect(answers.every(({ status }) => status === 503)).toBe(true);
    relay.repair();
    await expect
      .poll(async () => (await probe(server.url, "/readyz")).status, { timeout: 30_000 })
      .toBe(200);
  });

  it("whose queue is full of work is ready all the same", async () => {
    const { server, databaseUrl } = site;
    const client = await connectTo(databaseUrl);
    await client.query(`
      insert into pgboss.job (name, data, start_after)
      select 'invoices', '{}', now() + interval '1 day' from generate_series(1, 50000)`);
    expect((await probe(server.url, "/readyz")).body.causes).toEqual(allFine);
    expect(await fastestOf(5, () => probe(server.url, "/readyz"))).toBeLessThan(1_000);
  });

  it("whose queue does not answer is not ready, and says that it is the queue", async () => {
    const { server, databaseUrl } = site;
    const client = await connectTo(databaseUrl);
    await client.query("begin");
    await client.query("lock table pgboss.queue in access exclusive mode");
    const { status, body } = await probe(server.url, "/readyz");
    expect(status).toBe(503);
    expect(body.causes).toMatchObject({ database: "ok", migrations: "ok", shutdown: "ok" });
    expect(["failed", "timed-out"]).toContain(body.causes?.queue);
    await client.query("rollback");
    await expect
      .poll(async () => (await probe(server.url, "/readyz")).status, { timeout: 30_000 })
      .toBe(200);
  });

  it("whose database lacks a migration is not ready", async () => {
    const { server, databaseUrl } = site;
    const client = await connectTo(databaseUrl);
    await client.query(`
      delete from drizzle.__drizzle_migrations
      where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`);
    const { status, body } = await probe(server.url, "/readyz");
    expect(status).toBe(503);
    expect(body.causes).toEqual({ ...allFine, migrations: "failed" });
  });
});

describe("a server that is told to stop", () => {
  const readiness = (server: RunningServer) =>
    probe(server.url, "/readyz").then(
      ({ body }) => body.causes?.shutdown,
      () => "closed",
    );

  it("says so for as long as it is told to, serves meanwhile, and then ends in order", async () => {
    const { server, discard } = await startBehindRelay({ SHUTDOWN_DELAY: "3" });
    onTestFinished(discard);
    const stopped = server.stop();
    await expect.poll(() => readiness(server)).toBe("stopping");
    const { status, retryAfter, body } = await probe(server.url, "/readyz");
    expect(status).toBe(503);
    expect(Number(retryAfter)).toBeGreaterThan(0);
    expect(body).toEqual({ status: "unavailable", causes: { ...allFine, shutdown: "stopping" } });
    expect((await probe(server.url, "/livez")).status).toBe(200);
    expect((await fetch(`${server.url}/services`)).status).toBe(200);
    expect(await stopped).toBe(0);
    expect(await readiness(server)).toBe("closed");
  });

  it("ends at once without a delay", async () => {
    const { server, discard } = await startBehindRelay();
    onTestFinished(discard);
    const started = performance.now();
    expect(await server.stop()).toBe(0);
    expect(performance.now() - started).toBeLessThan(9_000);
  });
});

it("probes are read only, by GET and HEAD, without a body for HEAD", async () => {
  const { url } = inject("site");
  for (const path of ["/livez", "/readyz", "/healthz"]) {
    const head = await fetch(url + path, { method: "HEAD" });
    expect([head.status, await head.text()], path).toEqual([200, ""]);
    const got = await fetch(url + path);
    expect(got.headers.get("cache-control"), path).toBe("no-store");
    expect(got.headers.get("content-type"), path).toMatch(/^application\/json/);
    const posted = await fetch(url + path, { method: "POST", headers: { Origin: url } });
    expect(posted.status, path).toBeGreaterThanOrEqual(400);
    expect(posted.status, path).toBeLessThan(500);
  }
});
