import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { settings } from "#features/schema.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { readMigrationState } from "./migrate.ts";

describeEachDatabase("engine", (database) => {
  it("answers a ping", async () => {
    await expect(database().ping()).resolves.toBeUndefined();
  });

  it("knows that it has had every migration, and that one is missing", async () => {
    const { health, db } = database();
    const whole = await readMigrationState(health);
    expect(whole).toMatchObject({ isCurrent: true, applied: whole.shipped });
    const last = sql`created_at = ${whole.lastAt.getTime()}`;
    await db.execute(sql`update drizzle.__drizzle_migrations set created_at = 1 where ${last}`);
    expect((await readMigrationState(health)).isCurrent).toBe(false);
    await db.execute(
      sql`update drizzle.__drizzle_migrations set created_at = ${whole.lastAt.getTime()} where created_at = 1`,
    );
    expect((await readMigrationState(health)).isCurrent).toBe(true);
  });

  it("tells how busy its connections are, and who waits for one", async () => {
    const { db, engine, connections } = database();
    const name = engine === "embedded" ? "engine" : "visitors";
    const use = () => connections().find(({ pool }) => pool === name);
    const free = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const holding = db.transaction(async () => {
      begun.resolve();
      await free.promise;
    });
    await begun.promise;
    const { max = 0, open = 0, idle = 0 } = use() ?? {};
    expect(open - idle).toBe(1);
    const others = Promise.all(
      Array.from({ length: max }, () => db.execute(sql`select pg_sleep(0.05)`)),
    );
    try {
      await expect.poll(() => use()?.waiting).toBeGreaterThan(0);
    } finally {
      free.resolve();
    }
    await Promise.all([holding, others]);
    expect(use()).toMatchObject({ max, waiting: 0 });
  });

  it("stores what a transaction committed and nothing of one that failed", async () => {
    const { db } = database();
    await db.transaction((tx) => tx.insert(settings).values({ name: "stored", value: "yes" }));
    const failing = db.transaction(async (tx) => {
      await tx.insert(settings).values({ name: "lost", value: "no" });
      throw new Error("changed our mind");
    });
    await expect(failing).rejects.toThrow("changed our mind");
    expect(await db.select().from(settings)).toEqual([{ name: "stored", value: "yes" }]);
  });

  it("rolls a savepoint back and goes on", async () => {
    const { db } = database();
    await db.transaction(async (tx) => {
      const inner = tx.transaction(async (nested) => {
        await nested.insert(settings).values({ name: "stored", value: "twice" });
      });
      await expect(inner).rejects.toThrow();
      await tx.insert(settings).values({ name: "after", value: "savepoint" });
    });
    expect(await db.$count(settings, sql`name = 'after'`)).toBe(1);
  });

  it("names the constraint that a row breaks", async () => {
    const { db } = database();
    const again = db.insert(settings).values({ name: "stored", value: "again" });
    await expect(again).rejects.toMatchObject({ cause: { code: "23505" } });
  });

  it("sorts by code point, whatever the machine's locale", async () => {
    const { rows } = await database().db.execute(
      sql`select string_agg(x, '' order by x) as sorted from unnest(array['b','a','B','é','_']) x`,
    );
    expect(rows[0]?.sorted).toBe("B_abé");
  });

  it("notifies listeners once the transaction has committed", async () => {
    const { db, listen } = database();
    const heard: string[] = [];
    const onMessage = (payload: string) => void heard.push(payload);
    const stop = await listen("visits of 'today'", { onMessage, onGap: () => undefined });
    const others = await listen("others", { onMessage, onGap: () => undefined });
    const say = (text: string) => sql`select pg_notify(${"visits of 'today'"}, ${text})`;
    await db.transaction(async (tx) => {
      await tx.execute(say("begun"));
      await tx.execute(sql`select 1`);
      expect(heard).toEqual([]);
    });
    await db
      .transaction(async (tx) => {
        await tx.execute(say("taken back"));
        tx.rollback();
      })
      .catch(() => undefined);
    await db.execute(say("alone"));
    await expect.poll(() => heard, { timeout: 10_000 }).toEqual(["begun", "alone"]);
    await stop();
    await others();
    await db.execute(say("unheard"));
    await database().ping();
    expect(heard).toHaveLength(2);
  });

  it("lets the queue run statements", async () => {
    const { rows } = await database().queueDatabase.executeSql("select $1::int as n", [7]);
    expect(rows).toEqual([{ n: 7 }]);
  });
});
