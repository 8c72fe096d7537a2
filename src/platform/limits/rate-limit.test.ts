import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { rateLimits } from "#features/schema.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { countRequest, deleteExpiredRateLimits } from "./rate-limit.server.ts";

const limit = { uses: 3, windowSeconds: 60 };

describeEachDatabase("locks", (database) => {
  const newSender = () => ({ form: "quote", addressHash: randomUUID() });
  const bucket = (sender: { addressHash: string }) =>
    eq(rateLimits.bucket, `quote:${sender.addressHash}`);

  it("allows as many uses as the limit says, then tells how long to wait", async () => {
    const { db } = database();
    const sender = newSender();
    for (let use = 0; use < 3; use++) {
      expect(await countRequest(db, sender, limit)).toEqual({ allowed: true });
    }
    const use = await countRequest(db, sender, limit);
    expect(use).toMatchObject({ allowed: false });
    expect(!use.allowed && use.retryAfterSeconds).toBeGreaterThan(55);
    expect(!use.allowed && use.retryAfterSeconds).toBeLessThanOrEqual(60);
  });

  it("counts exactly when many come at once", async () => {
    const sender = newSender();
    const uses = await Promise.all(
      Array.from({ length: 20 }, () => countRequest(database().db, sender, limit)),
    );
    expect(uses.filter(({ allowed }) => allowed)).toHaveLength(3);
  });

  it("counts forms and addresses apart", async () => {
    const { db } = database();
    const sender = newSender();
    for (let use = 0; use < 4; use++) await countRequest(db, sender, limit);
    expect(await countRequest(db, newSender(), limit)).toEqual({ allowed: true });
    expect(await countRequest(db, { ...sender, form: "contact" }, limit)).toEqual({
      allowed: true,
    });
  });

  it("begins anew when the window is over, and sweeps what is over", async () => {
    const { db } = database();
    const [returning, gone] = [newSender(), newSender()];
    for (let use = 0; use < 4; use++) await countRequest(db, returning, limit);
    await countRequest(db, gone, limit);
    await db.update(rateLimits).set({ resetsAt: sql`now() - interval '1 second'` });

    expect(await countRequest(db, returning, limit)).toEqual({ allowed: true });
    await deleteExpiredRateLimits(db);
    expect(await db.$count(rateLimits, bucket(returning))).toBe(1);
    expect(await db.$count(rateLimits, bucket(gone))).toBe(0);
  });

  it("lets nobody wait longer than the window after a clock that was ahead", async () => {
    const { db } = database();
    const [returning, gone] = [newSender(), newSender()];
    for (const sender of [returning, gone])
      for (let use = 0; use < 4; use++) await countRequest(db, sender, limit);
    await db.update(rateLimits).set({ resetsAt: sql`now() + interval '1 day'` });

    expect(await countRequest(db, returning, limit)).toEqual({ allowed: true });
    for (let use = 0; use < 2; use++) await countRequest(db, returning, limit);
    const use = await countRequest(db, returning, limit);
    expect(!use.allowed && use.retryAfterSeconds).toBeLessThanOrEqual(60);
    await db.update(rateLimits).set({ resetsAt: sql`now() + interval '1000 days'` });
    await deleteExpiredRateLimits(db);
    expect(await db.$count(rateLimits, bucket(gone))).toBe(0);
  });

  it("counts on in a window that a transaction before its own opened", async () => {
    const { db } = database();
    const sender = newSender();
    for (let use = 0; use < 3; use++) await countRequest(db, sender, limit);
    // Its "now" is older than that which the window was reckoned from.
    await db.update(rateLimits).set({ resetsAt: sql`now() + interval '65 seconds'` });
    const use = await countRequest(db, sender, limit);
    expect(use).toEqual({ allowed: false, retryAfterSeconds: 60 });
  });
});
