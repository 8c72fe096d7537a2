import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { rateLimits } from "#features/schema.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { findWait, giveBack, reserveAttempt } from "./attempt-limits.server.ts";

describeEachDatabase("locks", (database) => {
  const newLimits = (failures: number) => [
    { bucket: `test-a:${randomUUID()}`, failures, windowSeconds: 60 },
    { bucket: `test-b:${randomUUID()}`, failures: 1_000, windowSeconds: 600 },
  ];
  const reserve = (limits: ReturnType<typeof newLimits>) => reserveAttempt(database().db, limits);

  it("grants exactly as many attempts as the limit says, however many come at once", async () => {
    const limits = newLimits(7);
    const granted = await Promise.all(Array.from({ length: 40 }, () => reserve(limits)));
    expect(granted.filter(({ ok }) => ok)).toHaveLength(7);
    expect(granted.filter((attempt) => attempt.ok && attempt.isLast)).toHaveLength(1);
  });

  it("counts what was refused nowhere, not at the other limits either", async () => {
    const limits = newLimits(2);
    const [, other] = limits;
    for (let n = 0; n < 10; n++) await reserve(limits);
    const alone = other === undefined ? [] : [{ ...other, failures: 3 }];
    expect(await reserveAttempt(database().db, alone)).toEqual({ ok: true, isLast: true });
  });

  it("tells how long to wait, by the limit that is reached", async () => {
    const limits = newLimits(1);
    expect(await findWait(database().db, limits)).toBeUndefined();
    await reserve(limits);
    const wait = await findWait(database().db, limits);
    expect(wait).toBeGreaterThan(50);
    expect(wait).toBeLessThanOrEqual(60);
    await giveBack(database().db, limits);
    expect(await findWait(database().db, limits)).toBeUndefined();
  });

  it("makes nobody wait for a clock that was ahead", async () => {
    const limits = newLimits(1);
    await reserve(limits);
    expect(await reserve(limits)).toMatchObject({ ok: false });
    const [{ bucket } = { bucket: "" }] = limits;
    await database()
      .db.update(rateLimits)
      .set({ resetsAt: sql`now() + interval '3 years'` })
      .where(eq(rateLimits.bucket, bucket));
    expect(await findWait(database().db, limits)).toBeUndefined();
    expect(await reserve(limits)).toMatchObject({ ok: true });
    expect(await reserve(limits)).toMatchObject({ ok: false });
    expect(await findWait(database().db, limits)).toBeLessThanOrEqual(60);
  });

  it("gives back no more than was taken", async () => {
    const limits = newLimits(1);
    for (let n = 0; n < 3; n++) await giveBack(database().db, limits);
    await reserve(limits);
    for (let n = 0; n < 3; n++) await giveBack(database().db, limits);
    expect(await reserve(limits)).toMatchObject({ ok: true });
    expect(await reserve(limits)).toMatchObject({ ok: false });
  });

  it("never waits for itself when attempts name the same limits in another order", async () => {
    const limits = newLimits(500);
    const turned = limits.toReversed();
    const both = Array.from({ length: 60 }, (_, n) => reserve(n % 2 === 0 ? limits : turned));
    expect((await Promise.all(both)).every(({ ok }) => ok)).toBe(true);
  });
});
