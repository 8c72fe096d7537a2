import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { newsletterOptOuts, newsletterSignups, subscribers } from "#features/schema.ts";
import { identifyAttempt } from "#platform/forms/attempt.server.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { useQueue } from "#tests/support/queue.ts";
import {
  confirmSignup,
  deleteExpiredAddresses,
  findConfirmation,
} from "./confirm-signup.server.ts";
import { findOptOuts } from "./opt-outs.server.ts";
import { requestNewsletter } from "./request-newsletter.server.ts";
import { unsubscribe } from "./unsubscribe.server.ts";

describeDatabase((database) => {
  const queue = useQueue(database);
  const context = () => ({ db: database().db, queue: queue() });

  async function signUp(email: string) {
    const fields = { email };
    const result = await requestNewsletter(context(), {
      fields,
      attempt: identifyAttempt(fields, randomUUID(), new Date()),
      metadata: { page: "/news", campaign: {}, elapsedMs: undefined, language: "en", honeypot: "" },
      userAgent: undefined,
      addressHash: randomUUID(),
    });
    if (!result.ok) throw new Error(result.reason);
    const { id } = result.saved;
    const [signup] = await database()
      .db.select()
      .from(newsletterSignups)
      .where(eq(newsletterSignups.id, id));
    if (signup === undefined) throw new Error("no signup");
    return signup;
  }
  const newAddress = () => `${randomUUID()}@example.com`;
  const subscriber = async (email: string) =>
    (await database().db.select().from(subscribers).where(eq(subscribers.email, email)))[0];
  const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`;

  it("is subscribed to by the yes alone, not by a look at the link", async () => {
    const email = newAddress();
    const { confirmationToken } = await signUp(email);
    const seen = await findConfirmation(database().db, confirmationToken);
    expect(seen).toEqual({ state: "pending", email });
    expect(await subscriber(email)).toBeUndefined();
    await confirmSignup(context(), confirmationToken);
    expect(await findConfirmation(database().db, confirmationToken)).toMatchObject({
      state: "confirmed",
    });
    expect(await subscriber(email)).toMatchObject({
      requestedOnPage: "/news",
      requestedAt: expect.any(Date),
      confirmedAt: expect.any(Date),
      unsubscribedAt: null,
    });
  });

  it("has one subscriber for an address, however it is spelled and however often confirmed", async () => {
    const email = newAddress();
    const signups = [await signUp(email), await signUp(email.toUpperCase()), await signUp(email)];
    await Promise.all(
      signups.map(({ confirmationToken }) => confirmSignup(context(), confirmationToken)),
    );
    const count = await database().db.$count(subscribers, eq(subscribers.mailbox, email));
    expect(count).toBe(1);
  });

  it("knows a link for seven days, and each link for one purpose", async () => {
    const { id, confirmationToken, unsubscribeToken } = await signUp(newAddress());
    expect(await confirmSignup(context(), unsubscribeToken)).toEqual({ state: "unknown" });
    await database()
      .db.update(newsletterSignups)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(newsletterSignups.id, id));
    expect(await findConfirmation(database().db, confirmationToken)).toEqual({ state: "unknown" });
    expect(await confirmSignup(context(), confirmationToken)).toEqual({ state: "unknown" });
    expect(await confirmSignup(context(), "")).toEqual({ state: "unknown" });
  });

  it("ends by the link of any of its mails, again and again, and by no other", async () => {
    const email = newAddress();
    const [first, second] = [await signUp(email), await signUp(email)];
    await confirmSignup(context(), first.confirmationToken);
    await unsubscribe(database().db, second.confirmationToken);
    await unsubscribe(database().db, "");
    expect((await subscriber(email))?.unsubscribedAt).toBeNull();
    await unsubscribe(database().db, second.unsubscribeToken);
    const ended = (await subscriber(email))?.unsubscribedAt;
    expect(ended).toBeInstanceOf(Date);
    await unsubscribe(database().db, first.unsubscribeToken);
    expect((await subscriber(email))?.unsubscribedAt).toEqual(ended);
  });

  it("is called off before the yes as well", async () => {
    const { confirmationToken, unsubscribeToken } = await signUp(newAddress());
    await unsubscribe(database().db, unsubscribeToken);
    expect(await confirmSignup(context(), confirmationToken)).toEqual({ state: "unknown" });
  });

  it("forgets who never said yes after 7 days, and who left after 30", async () => {
    const { db } = database();
    const [pending, expired, active, left] = await Promise.all([
      signUp(newAddress()),
      signUp(newAddress()),
      signUp(newAddress()),
      signUp(newAddress()),
    ]);
    for (const { confirmationToken } of [active, left])
      await confirmSignup(context(), confirmationToken);
    await unsubscribe(db, left.unsubscribeToken);
    for (const [{ id }, days] of [
      [expired, 1],
      [active, 29],
    ] as const)
      await db
        .update(newsletterSignups)
        .set({ expiresAt: daysAgo(days) })
        .where(eq(newsletterSignups.id, id));

    const signupsLeft = async () => {
      await deleteExpiredAddresses(db, new Date());
      const kept = await db.select({ id: newsletterSignups.id }).from(newsletterSignups);
      return [pending, expired, active].map(({ id }) => kept.some((row) => row.id === id));
    };
    expect(await signupsLeft()).toEqual([true, false, true]);
    await db
      .update(newsletterSignups)
      .set({ expiresAt: daysAgo(31) })
      .where(eq(newsletterSignups.id, active.id));
    expect(await signupsLeft()).toEqual([true, false, false]);

    expect(await subscriber(left.email)).toBeDefined();
    await db
      .update(subscribers)
      .set({ unsubscribedAt: daysAgo(31) })
      .where(eq(subscribers.email, left.email));
    await deleteExpiredAddresses(db, new Date());
    expect(await subscriber(left.email)).toBeUndefined();
    expect(await subscriber(active.email)).toBeDefined();
    // Whatever list is imported in the next year.
    const mailboxes = [left.email, active.email];
    expect(await findOptOuts(db, mailboxes)).toEqual(new Set([left.email]));
    expect(JSON.stringify(await db.select().from(newsletterOptOuts))).not.toContain(left.email);
    const again = await signUp(left.email);
    expect(await findOptOuts(db, mailboxes)).toEqual(new Set([left.email]));
    await confirmSignup(context(), again.confirmationToken);
    expect(await findOptOuts(db, mailboxes)).toEqual(new Set());
  });
});
