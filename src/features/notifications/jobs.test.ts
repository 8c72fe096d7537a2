/** Digest and morning report over a real mail server, by two processes, one of which is killed. */
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { morningReportJob } from "#features/morning-reports/jobs.server.ts";
import { queueMorningReports } from "#features/morning-reports/queue-morning-reports.server.ts";
import { notificationDefinitions } from "#features/notification-definitions.server.ts";
import { emails, facilityAssignments } from "#features/schema.ts";
import { finish } from "#features/work-orders/handle-work-order.server.ts";
import { emailQueues } from "#platform/email/work-on-emails.server.ts";
import { startQueue } from "#platform/jobs/queue.server.ts";
import { changePreferences, unsubscribe } from "#platform/notifications/preferences.server.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeEachDatabase, silentLog } from "#tests/support/databases.ts";
import { addFacility } from "#tests/support/facilities.ts";
import { type MailServer, startMailServer } from "#tests/support/mail-server.ts";
import { useQueue } from "#tests/support/queue.ts";
import { addVisitBegun } from "#tests/support/visits.ts";
import { askForOrder } from "#tests/support/work-orders.ts";
import { startTestWorker } from "#tests/support/worker.ts";
import { digestJob, queueDigests } from "./queue-digests.server.ts";

const soon = { timeout: 30_000, interval: 100 };

/** A zone in which it is between nine and ten now: facilities there opened at half past nine. */
const zoneAtNine = (): string => {
  const ahead = ((((9 - new Date().getUTCHours()) % 24) + 36) % 24) - 12;
  return `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`;
};

describeEachDatabase("queue", (database) => {
  const context = useAccounts(database);
  const queue = useQueue(database, emailQueues);
  let mails: MailServer;
  let stops: (() => Promise<void>)[];
  beforeEach(async () => {
    mails = await startMailServer();
    stops = [];
  });
  afterEach(async () => {
    for (const stop of stops) await stop();
    await mails.stop();
    await database().db.execute(sql`delete from pgboss.job`);
  });

  async function work(of = queue(), origin = "https://www.cleardawn.example") {
    const worker = await startTestWorker(database(), of, {
      smtpUrl: mails.url,
      smtpPasswordWithoutTls: true,
      origin,
      timeouts: { connect: 1_500, greeting: 1_500, silence: 1_500, whole: 10_000 },
    });
    stops.push(() => worker.stop());
    return worker;
  }

  /** A clinic that opened a moment ago, cleaned during the night but for one room. */
  async function stage() {
    const timeZone = zoneAtNine();
    const opens = Array.from({ length: 7 }, () => [["09:30", "18:00"]] as const);
    const facility = await addFacility(context, { timeZone, openingHours: opens, name: "Clinic" });
    const { clientId, id: facilityId } = facility;
    const member = await addPerson(context, {
      role: "client-member",
      clientId,
      facilityIds: [facilityId],
    });
    const manager = await addPerson(context, { clientIds: [clientId] });
    const by = { checkedInBy: manager.id, checkedOutBy: manager.id };
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    await addVisitBegun(context, { clientId, facilityId }, 600, {
      state: "completed",
      checkedInHow: "site-code",
      checkedOutHow: "site-code",
      ...by,
      checkedInAt: minutesAgo(595),
      checkedOutAt: minutesAgo(370),
    });
    return { facilityId, member, manager };
  }
  const sentTo = ({ email }: { email: string }) =>
    mails.emails.filter(({ recipients }) => recipients.includes(email));

  it("a morning report arrives once, though two processes ask and a mail is cut", async () => {
    const { member, facilityId } = await stage();
    const second = await startQueue(database(), silentLog);
    stops.push(() => second.stop({ close: false, graceful: false }));
    // The connection breaks in the middle of the mail: the job is tried again.
    mails.mood = { fails: "mid-email" };
    await work();
    await work(second);
    await Promise.all([
      queueMorningReports(context, new Date()),
      queue().send(morningReportJob.name, null),
    ]);
    await vi.waitFor(async () => {
      const [mail] = await context.db.select().from(emails).where(eq(emails.aboutId, facilityId));
      expect(mail?.tries).toBeGreaterThan(0);
    }, soon);
    mails.mood = {};
    await vi.waitFor(async () => {
      await database().db.execute(
        sql`update pgboss.job set start_after = now() where state = 'retry'`,
      );
      expect(sentTo(member)).toHaveLength(1);
    }, soon);
    await queueMorningReports(context, new Date());
    const [{ email, raw } = { email: undefined, raw: "" }] = sentTo(member);
    expect(email?.subject).toBe("Clinic: Cleaned, as planned");
    expect(email?.text).toContain("https://www.cleardawn.example/client-portal/schedule/");
    expect(raw).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    const link = /^List-Unsubscribe: <(\S+)>/m.exec(raw)?.[1];
    expect(email?.text).toContain(`Unsubscribe: ${link}`);
    expect(await context.db.$count(emails, eq(emails.aboutId, facilityId))).toBe(1);
  });

  it("a morning report that nobody wants or may read any more does not leave", async () => {
    const [off, lost, late] = [await stage(), await stage(), await stage()];
    await queueMorningReports(context, new Date());
    await unsubscribe(context, notificationDefinitions, off.member.id, "morning-report");
    await context.db
      .delete(facilityAssignments)
      .where(eq(facilityAssignments.accountId, lost.member.id));
    await context.db
      .update(emails)
      .set({
        data: sql`${emails.data} || ${JSON.stringify({ dueAt: Date.now() - 3.1 * 3_600_000 })}::jsonb`,
      })
      .where(eq(emails.aboutId, late.facilityId));
    await work();
    for (const [of, why] of [
      [off, "switched-off"],
      [lost, "not-visible"],
      [late, "too-late"],
    ] as const)
      await vi.waitFor(async () => {
        const [mail] = await context.db
          .select()
          .from(emails)
          .where(eq(emails.aboutId, of.facilityId));
        expect(mail).toMatchObject({ state: "held", lastAnswer: why });
      }, soon);
    expect(mails.emails).toEqual([]);
  });

  it("a daily digest arrives, after a process was killed while it sent", async () => {
    const { member, manager, facilityId } = await stage();
    await changePreferences(context, notificationDefinitions, actorOf(member), {
      "work-order-progress": "daily",
    });
    const made = await askForOrder(context, actorOf(member), facilityId);
    await finish(context, actorOf(manager), made.id, "Dry again");
    await queueDigests(context, notificationDefinitions, new Date(), "America/Chicago");
    const killed = await startQueue(database(), silentLog);
    // Taken by a process that never answered for it.
    const [job] = await killed.fetch("emails", { batchSize: 1, includeMetadata: true });
    expect(job).toBeDefined();
    await killed.stop({ close: false, graceful: false });
    await database().db.execute(sql`update pgboss.job set state = 'retry', start_after = now()
      where state = 'active'`);
    await work();
    await vi.waitFor(() => {
      const digests = sentTo(member).filter(({ email }) =>
        email.subject?.includes("new notification"),
      );
      expect(digests).toHaveLength(1);
    }, soon);
    expect(sentTo(member)[0]?.email.text).toContain("Dry again");
  });

  it("are looked for every five minutes, once for all processes", async () => {
    await work();
    const schedules = (await queue().getSchedules()).map(({ name, cron }) => [name, cron]);
    expect(schedules).toContainEqual([digestJob.name, "2-59/5 * * * *"]);
    expect(schedules).toContainEqual([morningReportJob.name, "*/5 * * * *"]);
  });
});
