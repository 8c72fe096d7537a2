import { eq, sql } from "drizzle-orm";
import { Client } from "pg";
import { expect, it } from "vitest";
import { leads, settings } from "#features/schema.ts";
import { openThroughRelay } from "#tests/support/relayed-database.ts";

/** By another connection, which sees committed rows only. */
async function isCommitted(url: string, name: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query("select 1 from settings where name = $1", [name]);
  await client.end();
  return rowCount === 1;
}

it("returns no connection to the pool with an unknown open transaction", async () => {
  const { url, relay, database } = await openThroughRelay();
  await database.ping();
  relay.freeze();
  const begun = database.db.transaction((tx) => tx.execute(sql`select 1`));
  await expect(begun).rejects.toThrow();
  relay.repair();
  for (let n = 0; n < 3; n++) {
    await database.db.insert(settings).values({ name: `after-${n}`, value: "" });
    expect(await isCommitted(url, `after-${n}`)).toBe(true);
  }
});

it("ends a transaction that got no answer in seconds, and works again when the server does", async () => {
  const { url, relay, database } = await openThroughRelay();
  let step = 0;
  const started = performance.now();
  const stuck = database.db.transaction(async (tx) => {
    await tx.insert(settings).values({ name: "stuck", value: "" });
    relay.freeze();
    step = 1;
    await tx.execute(sql`select 1`);
    step = 2;
  });
  await expect(stuck).rejects.toThrow();
  expect(step).toBe(1);
  expect(performance.now() - started).toBeLessThan(10_000);
  relay.repair();
  expect(await isCommitted(url, "stuck")).toBe(false);
  await database.db.transaction((tx) => tx.insert(settings).values({ name: "next", value: "" }));
  expect(await database.db.$count(settings, eq(settings.name, "next"))).toBe(1);
});

it("says in time that a frozen server does not answer, however many pings there are", async () => {
  const { relay, database } = await openThroughRelay();
  relay.freeze();
  const started = performance.now();
  const pings = await Promise.allSettled(Array.from({ length: 30 }, () => database.ping()));
  expect(pings.every(({ status }) => status === "rejected")).toBe(true);
  expect(performance.now() - started).toBeLessThan(10_000);
  relay.repair();
  await expect.poll(() => database.ping(), { timeout: 15_000 }).toBeUndefined();
});

it("leaves the queue its connections while emails wait for a locked table", async () => {
  const { url, database } = await openThroughRelay();
  const locker = new Client({ connectionString: url });
  await locker.connect();
  await locker.query("begin; lock table leads in access exclusive mode");
  const { background } = database;
  let answered = 0;
  const mails = Array.from({ length: 20 }, async () => {
    await expect(background?.$count(leads)).rejects.toThrow();
    answered++;
  });
  await new Promise((resolve) => setTimeout(resolve, 300));
  await database.queueDatabase.executeSql("select 1");
  expect(answered, "mails that gave up before the queue was answered").toBe(0);
  await Promise.all(mails);
  await locker.end();
});

it("answers a ping while every connection of the visitors is taken", async () => {
  const { database } = await openThroughRelay();
  const busy = Promise.allSettled(
    Array.from({ length: 20 }, () =>
      database.db.transaction((tx) => tx.execute(sql`select pg_sleep(2.5)`)),
    ),
  );
  await Promise.all(Array.from({ length: 5 }, () => database.ping()));
  await busy;
});
