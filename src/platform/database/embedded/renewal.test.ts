import { sql } from "drizzle-orm";
import { Client } from "pg";
import { pino } from "pino";
import { expect, it, onTestFinished, vi } from "vitest";
import { settings } from "#features/schema.ts";
import { startQueue } from "#platform/jobs/queue.server.ts";
import { allowing } from "#tests/support/busy-machine.ts";
import { silentLog } from "#tests/support/databases.ts";
import { migratedFolder } from "#tests/support/embedded.ts";
import { isDatabaseUnavailable } from "../unavailable.ts";
import { databaseFolder } from "./folder.ts";
import { runDatabase } from "./run-database.ts";
import type { Limits } from "./sessions.ts";

vi.setConfig({ testTimeout: 90_000 });

/** Far above what a busy machine takes to open an engine. */
const generous: Limits = { turnMs: 60_000, sessionMs: 60_000, silenceMs: 60_000 };

async function open(limits: Partial<Limits> = {}) {
  const folder = migratedFolder();
  const lines: { msg: string; reason?: string }[] = [];
  const log = pino({ level: "warn" }, { write: (line: string) => lines.push(JSON.parse(line)) });
  const source = { folder: databaseFolder(folder) };
  const database = await runDatabase(source, log, { limits: { ...generous, ...limits } });
  onTestFinished(() => database.close());
  const reasons = () => lines.flatMap(({ reason }) => reason ?? []);
  const put = (name: string) => database.db.insert(settings).values({ name, value: "stored" });
  const names = async () => (await database.db.select().from(settings)).map(({ name }) => name);
  return { ...database, reasons, put, names };
}

const endlessText =
  "with recursive r as (select 1 as n union all select n + 1 from r) select count(*) from r";
const endless = sql.raw(endlessText);

const failure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

it("leaves the event loop free while a statement runs", async () => {
  const { db } = await open();
  let turns = 0;
  const counting = setInterval(() => turns++, 5);
  await db.execute(sql`select count(*) from generate_series(1, 1500000) n where n % 7 = 3`);
  clearInterval(counting);
  expect(turns).toBeGreaterThan(5);
});

it("ends an engine that does not answer and opens it again with what was acknowledged", async () => {
  const { db, put, names, reasons } = await open({ silenceMs: 1_500 });
  await put("before");
  const [looping, waiting] = await Promise.all([failure(db.execute(endless)), put("meanwhile")]);
  expect(waiting).toBeDefined();
  expect(looping).toMatchObject({ cause: { code: "57014" } });
  expect(isDatabaseUnavailable(looping)).toBe(true);
  expect(reasons()).toEqual(["A statement got no answer within 1500 ms"]);
  expect(await names()).toEqual(["before", "meanwhile"]);
});

it("rolls back a transaction during which the engine ended", async () => {
  const { db, put, names } = await open({ silenceMs: 1_500 });
  const interrupted = db.transaction(async (tx) => {
    await tx.insert(settings).values({ name: "half", value: "done" });
    await tx.execute(endless);
  });
  expect(isDatabaseUnavailable(await failure(interrupted))).toBe(true);
  await put("whole");
  expect(await names()).toEqual(["whole"]);
});

it("answers within its limit while the engine is silent", async () => {
  const { sessions, ping } = await open({ silenceMs: 8_000, turnMs: 300 });
  const looping = failure(sessions.use((session) => session.query(endlessText)));
  const refused = await failure(ping());
  expect(refused).toMatchObject({ code: "57P03" });
  expect(isDatabaseUnavailable(refused)).toBe(true);
  await looping;
});

it("survives two thousand SQL errors, and is restarted after each thousand", async () => {
  const { db, put, names, reasons } = await open();
  await put("before");
  for (let n = 0; n < 2_000; n++)
    expect(await failure(db.execute(sql`select 1/0`))).toMatchObject({ cause: { code: "22012" } });
  await put("after");
  expect(await names()).toEqual(["before", "after"]);
  expect(reasons()).toEqual(Array(2).fill("It has reported 1000 errors"));
});

it("survives a statement that nests too deeply, and is restarted", async () => {
  const { db, put, names, reasons } = await open();
  await db.execute(sql`create function deeper(n int) returns int language plpgsql
    as $$ begin return deeper(n + 1); end $$`);
  const failed = await failure(db.execute(sql`select deeper(1)`));
  expect(failed).toMatchObject({ cause: { code: "54001" } });
  await put("after");
  expect(await names()).toEqual(["after"]);
  expect(reasons()).toEqual(["A statement nested too deeply"]);
});

it("is restarted when a transaction cannot be rolled back", async () => {
  const { db, put, names, reasons } = await open();
  const interrupted = db.transaction(async (tx) => {
    await tx.insert(settings).values({ name: "lost", value: "no" });
    refuse("rollback");
    throw new Error("changed our mind");
  });
  expect(await failure(interrupted)).toMatchObject({ cause: { message: "refused in a test" } });
  await put("after");
  expect(await names()).toEqual(["after"]);
  expect(reasons()).toEqual(["A transaction could not be rolled back: refused in a test"]);
});

/** No statement can cause this from outside: the engine refuses to roll back. */
function refuse(what: string) {
  const query = Client.prototype.query;
  const spy = vi.spyOn(Client.prototype, "query");
  spy.mockImplementation(function (this: Client, statement: unknown, ...rest: unknown[]) {
    const text = typeof statement === "string" ? statement : Object(statement).text;
    if (text === what) return Promise.reject(new Error("refused in a test"));
    return Reflect.apply(query, this, [statement, ...rest]);
  });
  onTestFinished(() => spy.mockRestore());
}

it("keeps its session after a failed statement", async () => {
  const { db, reasons } = await open();
  await db.execute(sql`create temporary table basket (apples int)`);
  await failure(db.execute(sql`select 1/0`));
  await failure(db.execute(sql.raw("begin; insert into basket values (1); select 1/0; commit")));
  expect((await db.execute(sql`select count(*)::int as n from basket`)).rows).toEqual([{ n: 0 }]);
  expect(reasons()).toEqual([]);
});

it("rolls back a transaction whose caller disappeared, and runs the next one", async () => {
  const { db, put, names } = await open({ sessionMs: 1_000 });
  const left = Promise.withResolvers<void>();
  const late: unknown[] = [];
  const abandoned = db.transaction(async (tx) => {
    await tx.insert(settings).values({ name: "left", value: "lying" });
    await left.promise;
    late.push(await failure(tx.execute(sql`select 1`)));
  });
  await Promise.all([failure(abandoned), put("next")]);
  expect(await failure(abandoned)).toMatchObject({ code: "25P04" });
  left.resolve();
  await expect.poll(() => late).toMatchObject([{ cause: { code: "25P04" } }]);
  expect(await names()).toEqual(["next"]);
});

it("does not wait forever for a transaction that uses the outer database", async () => {
  const { db } = await open({ turnMs: 300 });
  const stuck = db.transaction(() => db.execute(sql`select 1`));
  expect(await failure(stuck)).toMatchObject({ cause: { code: "57P03" } });
});

it("returns a large result in full", async () => {
  const { db } = await open();
  const { rows } = await db.execute(
    sql`select n, repeat('ü' || n, 50) as text from generate_series(1, 20000) n`,
  );
  expect(rows).toHaveLength(20_000);
  expect(rows.every(({ n, text }) => text === `ü${n}`.repeat(50))).toBe(true);
});

it("listens again, and says that there was a gap", async () => {
  const { db, listen } = await open({ silenceMs: 1_500 });
  const heard: string[] = [];
  const onMessage = (payload: string) => void heard.push(payload);
  await listen("visits", { onMessage, onGap: () => void heard.push("gap") });
  await failure(db.execute(endless));
  await db.execute(sql`select pg_notify('visits', 'after')`);
  await expect.poll(() => heard).toEqual(["gap", "after"]);
});

it("lets the queue's workers continue", async () => {
  const database = await open({ silenceMs: 5_000 });
  const queue = await startQueue({ ...database, engine: "embedded" }, silentLog);
  onTestFinished(() => queue.stop({ close: false, graceful: false }));
  await queue.createQueue("sample");
  const done: unknown[] = [];
  await queue.work("sample", { pollingIntervalSeconds: 0.5 }, async ([job]) => {
    done.push(job?.data);
  });
  await failure(database.db.execute(endless));
  await queue.send("sample", { n: 1 });
  await expect.poll(() => done, { timeout: 30_000 }).toEqual([{ n: 1 }]);
});

it("closes within seconds while the engine is silent", async () => {
  const { db, sessions, close } = await open();
  const looping = failure(sessions.use((session) => session.query(endlessText)));
  const closing = performance.now();
  await close();
  expect(performance.now() - closing).toBeLessThan(allowing(3_000));
  expect(isDatabaseUnavailable(await looping)).toBe(true);
  expect(await failure(db.execute(sql`select 1`))).toMatchObject({ cause: { code: "57P01" } });
});
