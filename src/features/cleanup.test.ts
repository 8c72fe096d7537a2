import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeEach, expect, it, vi } from "vitest";
import { shippedRateCard } from "#content/rate-card.ts";
import { cleanUp, cleanupJob, workOnCleanup } from "#features/cleanup.server.ts";
import { requestNewsletter } from "#features/newsletter/request-newsletter.server.ts";
import { submitQuoteRequest } from "#features/opportunities/submit-quote-request.server.ts";
import {
  contactMessages,
  leads,
  newsletterSignups,
  rateLimits,
  settings,
} from "#features/schema.ts";
import { emailQueue } from "#platform/email/queue-emails.server.ts";
import { dayMs } from "#platform/format/durations.ts";
import { startQueue } from "#platform/jobs/queue.server.ts";
import { queueNames } from "#platform/jobs/queue-options.server.ts";
import { repairQueueTimes } from "#platform/jobs/queue-times.server.ts";
import { testSecrets } from "#tests/support/accounts.ts";
import { describeEachDatabase, silentLog } from "#tests/support/databases.ts";
import { keepAwake } from "#tests/support/keep-awake.ts";
import { useQueue } from "#tests/support/queue.ts";
import { quoteFields, quoteSubmission } from "#tests/support/quote-request.ts";
import { temporaryFiles } from "#tests/support/temporary-files.ts";

const files = temporaryFiles();
const today = Date.now();
const clocksAt = (days: number) => {
  const moment = new Date(today + days * dayMs);
  return { database: moment, process: moment };
};

describeEachDatabase("batches", (database) => {
  const queue = useQueue(database);
  beforeEach(async () => {
    const { db } = database();
    for (const table of [leads, contactMessages, newsletterSignups, rateLimits, settings])
      await db.delete(table);
    await db.execute(sql`delete from pgboss.job`);
  });

  const context = () => ({ db: database().db, queue: queue(), secrets: testSecrets });
  const submission = () => ({
    ...quoteSubmission({}, { key: randomUUID() }),
    addressHash: randomUUID(),
  });
  const addLeads = (count: number, daysOld: number) =>
    database()
      .db.insert(leads)
      .values(
        Array.from({ length: count }, () => ({
          ...quoteFields,
          id: randomUUID(),
          reference: randomUUID(),
          idempotencyKey: randomUUID(),
          fingerprint: "f",
          receivedAt: new Date(today - daysOld * dayMs),
        })),
      );
  const countLeads = () => database().db.$count(leads);
  const warned = vi.spyOn(silentLog, "warn");
  const warnings = () => warned.mock.calls.map(([, words]) => String(words)).join("\n");
  beforeEach(() => {
    warned.mockClear();
  });
  /** A server that has been running for some days, looked at four times a day. */
  const runOn = async (from: number, to: number) => {
    for (let day = from; day < to; day += 1 / 4)
      await cleanUp({ db: database().db, files }, silentLog, clocksAt(day));
  };

  it("forgets what is old enough while the clock goes on as it did", async () => {
    await addLeads(5, 1_096);
    await addLeads(5, 1_000);
    await runOn(-4, 0.25);
    expect(await countLeads()).toBe(5);
    expect(warnings()).toBe("");
  });

  it("deletes nothing by a clock that is 1,100 days ahead for a while, and says what to do", async () => {
    await runOn(-4, 0);
    await addLeads(30, 10);
    await requestNewsletter(context(), { ...submission(), fields: { email: "dana@example.com" } });
    await runOn(1_100, 1_101);
    expect(warnings()).toMatch(/clock jumped: nothing deleted by age/);
    await runOn(0, 4);
    expect(await countLeads()).toBe(30);
    expect(await database().db.$count(newsletterSignups)).toBe(1);
  });

  it("deletes nothing by a clock that stays ahead for weeks, and goes on by itself after a month", async () => {
    await addLeads(15, 10);
    await addLeads(15, 400);
    await runOn(1_100, 1_129);
    expect(await countLeads()).toBe(30);
    expect(warnings()).toMatch(/more than half of all records due/);
    await runOn(1_129, 1_130.5);
    expect(await countLeads()).toBe(0);
  });

  it("sends mails that were queued or put off while the clock was ahead, and keeps them meanwhile", async () => {
    const { db } = database();
    await submitQuoteRequest(context(), submission(), shippedRateCard);
    const ahead = sql`interval '1100 days'`;
    await db.execute(sql`update pgboss.job set created_on = created_on + ${ahead},
      start_after = start_after + ${ahead}, keep_until = keep_until + ${ahead}`);
    await db.execute(
      sql`update pgboss.queue set monitor_claim_on = now() + ${ahead}, maintain_on = now() + ${ahead}`,
    );
    expect(await queue().fetch(emailQueue, { batchSize: 5 })).toEqual([]);
    expect(await repairQueueTimes(db, queueNames)).toEqual({ mails: 2 });
    expect(await repairQueueTimes(db, queueNames)).toEqual({ mails: 0 });
    expect(await queue().fetch(emailQueue, { batchSize: 5 })).toHaveLength(2);
    const { rows } = await db.execute(
      sql`select count(*)::int as late from pgboss.queue where greatest(monitor_claim_on, maintain_on) > now()`,
    );
    expect(rows).toEqual([{ late: 0 }]);
  });

  it("keeps what is due for longer than any clock is wrong", async () => {
    const { db } = database();
    await submitQuoteRequest(context(), submission(), shippedRateCard);
    const { rows } = await db.execute(
      sql`select distinct extract(year from keep_until)::int - extract(year from now())::int as years from pgboss.job`,
    );
    expect(Number(rows[0]?.years)).toBeGreaterThanOrEqual(49);
  });
});

describeEachDatabase("batches", (database) => {
  it("is run once an hour, however many processes there are, and soon after a start", async () => {
    const queues = await Promise.all([1, 2].map(() => startQueue(database(), silentLog)));
    for (const queue of queues) keepAwake(queue, [cleanupJob.name]);
    const stops = await Promise.all(
      queues.map((queue) => workOnCleanup(queue, { db: database().background, files }, silentLog)),
    );
    const [queue] = queues;
    expect(await queue?.getSchedules()).toMatchObject([
      { name: cleanupJob.name, cron: "17 * * * *" },
    ]);
    const waiting = await queue?.findJobs(cleanupJob.name);
    expect(waiting).toMatchObject([{ state: "created" }]);
    const seconds = ((waiting?.[0]?.startAfter.getTime() ?? 0) - Date.now()) / 1000;
    expect(seconds).toBeGreaterThan(30);
    expect(seconds).toBeLessThanOrEqual(61);

    const done = vi.spyOn(silentLog, "info");
    await database().db.execute(sql`update pgboss.job set start_after = now()`);
    await vi.waitFor(async () => {
      expect(await queue?.findJobs(cleanupJob.name)).toMatchObject([{ state: "completed" }]);
    }, 30_000);
    const rounds = done.mock.calls.filter(([facts]) => Object(facts).what === "rate limits");
    expect(rounds).toHaveLength(1);
    for (const stop of stops) stop();
    await Promise.all(queues.map((each) => each.stop({ close: false, graceful: false })));
  });
});
