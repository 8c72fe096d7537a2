/** The built product while its PostgreSQL server is frozen, locked, full or killed. */
import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { Client } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createDatabase } from "../support/postgres-database.ts";
import { startTestServer, type TestServer } from "../support/postgres-server.ts";
import { type SentQuote, sendQuote } from "../support/sent-quotes.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { freezeProcesses } from "../support/stopped-server.ts";

const limitMs = 5_000;
/** For the network and a busy machine; answers once took 45 and 81 s. */
const slackMs = 5_000;

let postgres: TestServer;
let database: Awaited<ReturnType<typeof createDatabase>>;
let server: RunningServer;
let admin: Client;
beforeAll(async () => {
  postgres = await startTestServer();
  database = await createDatabase(postgres.url);
  admin = new Client({ connectionString: database.url });
  admin.on("error", () => undefined);
  await admin.connect();
  // An ordinary role: limits do not apply to superusers.
  await admin.query("create role product login");
  await admin.query(`alter database ${databaseName()} owner to product`);
  const url = new URL(database.url);
  url.username = "product";
  server = await startServer({ env: { DATABASE_URL: url.href, TRUST_PROXY: "1" } });
}, 120_000);
afterAll(async () => {
  await admin?.end();
  await server?.discard();
  await postgres?.stop();
});

const databaseName = () => new URL(database.url).pathname.slice(1);
/** Ends the product's connections, so that settings for new ones apply. */
const endConnections = () =>
  admin.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'cleardawn'",
  );

const send = (count: number) =>
  Promise.all(Array.from({ length: count }, () => sendQuote(server.url)));
/** As many at once as a busy machine can store in time. */
async function sendAgain(sent: SentQuote[]): Promise<SentQuote[]> {
  const answers: SentQuote[] = [];
  for (let from = 0; from < sent.length; from += 25) {
    const batch = sent.slice(from, from + 25);
    answers.push(...(await Promise.all(batch.map(({ key }) => sendQuote(server.url, { key })))));
  }
  return answers;
}
const statuses = (sent: { status: number }[]) =>
  [...new Set(sent.map(({ status }) => status))].sort();
const longest = (sent: { ms: number }[]) => Math.max(...sent.map(({ ms }) => ms));
const get = async (path: string) => {
  const started = performance.now();
  const { status } = await fetch(server.url + path);
  return { status, ms: performance.now() - started };
};
const recordsOf = async (sent: SentQuote[]) => {
  const keys = sent.map(({ key }) => key);
  const { rows } = await admin.query(
    "select reference from leads where idempotency_key = any($1)",
    [keys],
  );
  return rows.map(({ reference }) => String(reference)).sort();
};
const untilHealthy = () =>
  expect.poll(async () => (await get("/healthz")).status, { timeout: 30_000 }).toBe(200);
const referencesOf = (sent: SentQuote[]) => sent.map(({ reference }) => reference).sort();

it("is frozen: forms and health answer 503 in time, pages stay, nothing is saved twice", async () => {
  expect(statuses(await send(5))).toEqual([201]);
  const thaw = freezeProcesses(postgres.pid ?? 0);
  const [refused, health, page] = await Promise.all([send(100), get("/healthz"), get("/careers")]);
  const late = await send(20);
  const lateHealth = await get("/healthz");
  thaw();
  expect(statuses([...refused, ...late])).toEqual([503]);
  expect(longest([...refused, ...late])).toBeLessThan(limitMs + slackMs);
  for (const { status, ms } of [health, lateHealth]) {
    expect(status).toBe(503);
    expect(ms).toBeLessThan(2_000 + slackMs);
  }
  expect(page.status).toBe(200);
  expect(page.ms).toBeLessThan(2_000);

  await untilHealthy();
  const again = await sendAgain([...refused, ...late]);
  expect(statuses(again)).toEqual([201]);
  expect(await recordsOf(again)).toEqual(referencesOf(again));
  console.warn(`frozen: longest wait ${Math.round(longest(refused))} ms`);
});

it("has a locked table: its form answers 503 in time, the others and health do not notice", async () => {
  await admin.query("begin; lock table leads in access exclusive mode");
  const stuck = send(150);
  const health = await get("/healthz");
  const message = await fetch(`${server.url}/api/contact`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      name: "Dana",
      email: "d@example.com",
      subject: "Windows",
      message: "Inside as well?",
    }),
  });
  const refused = await stuck;
  await admin.query("rollback");
  expect(message.status).toBe(201);
  expect(health.status).toBe(200);
  expect(statuses(refused)).toEqual([503]);
  expect(longest(refused)).toBeLessThan(limitMs + slackMs);
  expect(await recordsOf(refused)).toEqual([]);
  const again = await sendAgain(refused);
  expect(statuses(again)).toEqual([201]);
  console.warn(`locked: longest wait ${Math.round(longest(refused))} ms`);
});

it("loses its connections every 100 ms under load: 201 or 503, and no acknowledged record is lost", async () => {
  const sent: SentQuote[] = [];
  let isOver = false;
  const killing = (async () => {
    for (let round = 0; round < 40; round++) {
      await endConnections();
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    isOver = true;
  })();
  while (!isOver) sent.push(...(await send(10)));
  await killing;
  expect(statuses(sent).filter((status) => ![201, 503].includes(status))).toEqual([]);
  await untilHealthy();
  const again = await sendAgain(sent);
  expect(statuses(again)).toEqual([201]);
  for (const [at, { status, reference }] of sent.entries())
    if (status === 201) expect(again[at]?.reference).toBe(reference);
  expect(await recordsOf(sent)).toEqual(referencesOf(again));
  console.warn(
    `killed: ${sent.filter(({ status }) => status === 201).length} of ${sent.length} saved meanwhile`,
  );
});

it.each([
  [
    "only reads",
    "alter database % set default_transaction_read_only = on",
    "alter database % reset all",
  ],
  [
    "has no connection left",
    "alter database % connection limit 0",
    "alter database % connection limit -1",
  ],
  ["does not let us in", "alter role product nologin", "alter role product login"],
  [
    "cancels every statement",
    "alter database % set statement_timeout = 1",
    "alter database % reset all",
  ],
])("%s: forms answer 503 in time, and take what is sent afterwards", async (_, damage, repair) => {
  const change = async (statement: string) => {
    await admin.query(statement.replace("%", databaseName()));
    await endConnections();
  };
  await change(damage);
  // The product's own settings override the database's.
  const holds = !damage.includes("statement_timeout");
  const refused = await send(30);
  await change(repair);
  if (holds) expect(statuses(refused)).toEqual([503]);
  else expect(statuses(refused).filter((status) => ![201, 503].includes(status))).toEqual([]);
  expect(longest(refused)).toBeLessThan(limitMs + slackMs);
  await untilHealthy();
  expect(statuses(await sendAgain(refused))).toEqual([201]);
});

it("gives its connections to others: forms answer 503 in time, and take what is sent afterwards", async () => {
  const others: Client[] = [];
  for (let n = 0; n < 250; n++) {
    const other = new Client({ connectionString: database.url.replace("test@", "product@") });
    other.on("error", () => undefined);
    const isIn = await other.connect().then(
      () => true,
      () => false,
    );
    if (!isIn) break;
    others.push(other);
  }
  await endConnections();
  const refused = await send(20);
  await Promise.all(others.map((other) => other.end()));
  expect(statuses(refused).filter((status) => ![201, 503].includes(status))).toEqual([]);
  await untilHealthy();
  expect(statuses(await sendAgain(refused))).toEqual([201]);
});

it("and the process runs out of descriptors: it comes back when there are some", async () => {
  const limit = (count: number) =>
    execFileSync("prlimit", ["--pid", `${server.pid}`, `--nofile=${count}:`]);
  const open = readdirSync(`/proc/${server.pid}/fd`).length;
  await endConnections();
  limit(open + 2);
  const sent = await Promise.allSettled(Array.from({ length: 60 }, () => sendQuote(server.url)));
  limit(4_096);
  const answered = sent.flatMap((outcome) => (outcome.status === "fulfilled" ? outcome.value : []));
  expect(statuses(answered).filter((status) => ![201, 503].includes(status))).toEqual([]);
  await untilHealthy();
  expect(statuses(await send(20))).toEqual([201]);
});
