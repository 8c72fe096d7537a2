import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { inSharedTransaction } from "./batch.ts";
import type { Transaction } from "./client.ts";

describeEachDatabase((database) => {
  let kind: string;
  beforeAll(() => database().db.execute(sql`create table parcels (name text primary key)`));
  beforeEach(async () => {
    kind = randomUUID();
    await database().db.execute(sql`delete from parcels`);
  });

  const add = (name: string) => async (tx: Transaction) => {
    await tx.execute(sql`insert into parcels values (${name})`);
    return name.toUpperCase();
  };
  const send = (name: string, signal?: AbortSignal) =>
    inSharedTransaction(database().db, kind, add(name), signal);
  const stored = async () => {
    const { rows } = await database().db.execute(sql`select name from parcels order by 1`);
    return rows.map(({ name }) => name);
  };

  it("shares one transaction among those that come while another is being written", async () => {
    const begun = vi.spyOn(database().db, "transaction");
    const names = ["a", "b", "c", "d", "e"];
    expect(await Promise.all(names.map((name) => send(name)))).toEqual(["A", "B", "C", "D", "E"]);
    expect(begun).toHaveBeenCalledTimes(2);
    begun.mockRestore();
    expect(await stored()).toEqual(names);
  });

  it("answers after the commit that holds the work", async () => {
    const first = send("first");
    const seen = ["second", "third"].map((name) => send(name).then(stored));
    await first;
    for (const names of await Promise.all(seen)) expect(names).toContain("third");
  });

  it("fails only what failed", async () => {
    const results = await Promise.allSettled(["x", "y", "y", "z"].map((name) => send(name)));
    expect(results.map(({ status }) => status)).toEqual([
      ...["fulfilled", "fulfilled", "rejected", "fulfilled"],
    ]);
    expect(await stored()).toEqual(["x", "y", "z"]);
  });

  it("fails all at once while the database is unavailable, and goes on afterwards", async () => {
    const away = Object.assign(new Error("canceling statement"), { code: "55P03" });
    const begun = vi.spyOn(database().db, "transaction").mockRejectedValue(away);
    const results = await Promise.allSettled(["a", "b", "c"].map((name) => send(name)));
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set(["rejected"]));
    expect(begun).toHaveBeenCalledTimes(2);
    begun.mockRestore();
    expect(await send("d")).toBe("D");
  });

  it("tries each alone where the whole failed for another reason", async () => {
    const { db } = database();
    const transaction = db.transaction.bind(db);
    const begun = vi.spyOn(db, "transaction");
    begun.mockImplementationOnce(transaction);
    begun.mockRejectedValueOnce(Object.assign(new Error("deadlock"), { code: "40P01" }));
    expect(await Promise.all(["a", "b", "c"].map((name) => send(name)))).toEqual(["A", "B", "C"]);
    begun.mockRestore();
    expect(await stored()).toEqual(["a", "b", "c"]);
  });

  it("begins nothing that was given up while it waited, and writes nothing that nobody waits for", async () => {
    const early = new AbortController();
    const first = send("first");
    const givenUp = send("given up", early.signal);
    const kept = send("kept");
    early.abort(new Error("gone"));
    await expect(givenUp).rejects.toThrow("gone");
    await Promise.all([first, kept]);
    expect(await stored()).toEqual(["first", "kept"]);

    const late = new AbortController();
    const slow = (name: string) =>
      inSharedTransaction(
        database().db,
        kind,
        async (tx) => {
          await add(name)(tx);
          late.abort(new Error("gone"));
        },
        late.signal,
      );
    const alone = send("alone");
    const results = await Promise.allSettled([slow("p"), slow("q")]);
    await alone;
    expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(await stored()).toEqual(["alone", "first", "kept"]);
  });
});
