import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { emails, leads } from "#features/schema.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { insertRows } from "./insert-rows.ts";

const lead = (n: number, more: Partial<typeof leads.$inferInsert> = {}) => ({
  id: `00000000-0000-7000-8000-00000000000${n}`,
  reference: `Q-${n}`,
  idempotencyKey: `k${n}`,
  fingerprint: "f",
  fullName: `"Łukasz" \\ O'Neil`,
  company: "{a,b}",
  email: "a@example.com",
  phone: "312",
  facilityType: "office" as const,
  squareFootage: "1",
  message: "Two\nlines 😀",
  receivedAt: new Date("2026-02-03T04:05:06.789Z"),
  ...more,
});

describeEachDatabase("engine", (database) => {
  beforeEach(async () => {
    await database().db.delete(leads);
    await database().db.delete(emails);
  });

  it("writes every kind of value as the query builder does", async () => {
    const { db } = database();
    const rows = [
      lead(1, {
        campaign: { utm_source: 'a "b"' },
        screeningReasons: ['x,"y"', "z"],
        rangeLow: 12,
      }),
      lead(2, { campaign: {}, screeningReasons: [], userAgent: "Firefox" }),
    ];
    await db.insert(leads).values(rows);
    const expected = await db.select().from(leads).orderBy(leads.reference);
    await db.delete(leads);
    await db.execute(insertRows(leads, rows));
    expect(await db.select().from(leads).orderBy(leads.reference)).toEqual(expected);
    expect(expected[0]).toMatchObject({ campaign: { utm_source: 'a "b"' }, rangeLow: 12 });
  });

  it("refuses to leave out a value that another row has and that must be there", async () => {
    const rows = [lead(1, { screening: "quarantined" }), lead(2)];
    await expect(database().db.execute(insertRows(leads, rows))).rejects.toThrow();
    expect(await database().db.$count(leads)).toBe(0);
  });

  it("ignores what is no column and gives defaults to columns that no row names", async () => {
    const { db } = database();
    const row = { id: lead(3).id, message: "account-invitation", key: undefined, color: "red" };
    await db.execute(insertRows(emails, [row as typeof emails.$inferInsert]));
    expect(await db.select().from(emails)).toMatchObject([
      { state: "queued", data: {}, key: null },
    ]);
  });

  it("takes as many rows as there are, and what follows the insert", async () => {
    const { db } = database();
    const rows = Array.from({ length: 5_000 }, (_, n) => {
      const id = `00000000-0000-7000-8000-${String(n).padStart(12, "0")}`;
      return { id, message: "x", key: `k${n % 4_999}` };
    });
    const statement = sql`${insertRows(emails, rows)} on conflict (key) do nothing returning id`;
    expect((await db.execute(statement)).rows).toHaveLength(4_999);
  });
});
