import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { company } from "#content/company.ts";
import { shippedRateCard } from "#content/rate-card.ts";
import { submitQuoteRequest } from "#features/opportunities/submit-quote-request.server.ts";
import type { Worker } from "#features/worker.server.ts";
import { type EmailJob, emailQueue } from "#platform/email/queue-emails.server.ts";
import { emailQueues } from "#platform/email/work-on-emails.server.ts";
import { testSecrets } from "#tests/support/accounts.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { type MailServer, startMailServer } from "#tests/support/mail-server.ts";
import { useQueue } from "#tests/support/queue.ts";
import { quoteSubmission } from "#tests/support/quote-request.ts";
import { emailStates, emailsAbout } from "#tests/support/record-emails.ts";
import { startTestWorker } from "#tests/support/worker.ts";

const soon = { timeout: 15_000, interval: 50 };
const office = "office@cleardawn.example";

describeEachDatabase("queue", (database) => {
  const queue = useQueue(database, emailQueues);
  let mails: MailServer;
  let worker: Worker;
  beforeEach(async () => {
    mails = await startMailServer();
    worker = await work(mails.url);
  });
  afterEach(async () => {
    await worker.stop();
    await mails.stop();
    await database().db.execute(sql`delete from pgboss.job`);
  });

  const work = (smtpUrl: string) =>
    startTestWorker(database(), queue(), {
      smtpUrl,
      smtpPasswordWithoutTls: true,
      officeEmail: office,
      timeouts: { connect: 1_500, greeting: 1_500, silence: 1_500, whole: 10_000 },
    });
  // Another mailbox each time: one gets only a few confirmations.
  const submit = async (email = `${randomUUID()}@lakeside-dental.example`) => {
    const submission = quoteSubmission({ email }, { key: randomUUID() });
    const result = await submitQuoteRequest(
      { db: database().db, queue: queue(), secrets: testSecrets },
      { ...submission, addressHash: randomUUID() },
      shippedRateCard,
    );
    if (!result.ok) throw new Error(result.reason);
    return result.saved;
  };
  const statesOf = (id: string) => emailStates(database(), id);
  const bothAre = (state: string) => ({
    "quote-received-office": state,
    "quote-received-visitor": state,
  });
  const jobsAbout = async (leadId: string) => {
    const ids = (await emailsAbout(database(), leadId)).map(({ id }) => id);
    const jobs = await queue().findJobs<EmailJob>(emailQueue);
    return jobs.filter(({ data }) => ids.includes(data.emailId));
  };
  const untilTried = (recordId: string, times = 1) =>
    vi.waitFor(async () => {
      const jobs = await jobsAbout(recordId);
      const waiting = jobs.filter(({ state }) => state === "retry");
      expect(waiting.length).toBeGreaterThan(0);
      for (const { retryCount } of waiting) expect(retryCount).toBe(times - 1);
    }, soon);
  const letTimePass = () =>
    database().db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`);

  it("sends both mails shortly after the request, each to its reader", async () => {
    const { id, reference } = await submit("dana@lakeside-dental.example");
    await vi.waitFor(async () => {
      expect(await statesOf(id)).toEqual(bothAre("sent"));
    }, soon);
    const toOffice = mails.emails.find(({ recipients }) => recipients.includes(office))?.email;
    const toVisitor = mails.emails.find(({ recipients }) => !recipients.includes(office))?.email;

    expect(toOffice).toMatchObject({
      from: { name: company.name, address: company.email },
      replyTo: [{ name: "Dana Whitfield", address: "dana@lakeside-dental.example" }],
      subject: `Quote request from Lakeside Dental Group: Healthcare Facility, 12500 sq ft (${reference})`,
      messageId: expect.stringMatching(
        /^<quote-received-office\.[0-9a-f-]{36}@cleardawn\.example\.com>$/,
      ),
    });
    expect(toVisitor).toMatchObject({
      to: [{ address: "dana@lakeside-dental.example" }],
      subject: `We have your quote request ${reference}`,
      messageId: expect.stringMatching(/^<quote-received-visitor\.[0-9a-f-]{36}@/),
    });
    expect(mails.emails).toHaveLength(2);
    expect(mails.emails[0]?.raw).toMatch(/^Auto-Submitted: auto-generated$/m);
  });

  it.each([
    ["puts the email off", { content: { code: 451, text: "4.3.0 try again later" } }],
    ["puts the recipient off", { recipient: () => ({ code: 450, text: "4.2.0 greylisted" }) }],
    [
      "refuses our sender, which we can mend",
      { sender: { code: 550, text: "5.7.1 sender not allowed" } },
    ],
    ["never greets", { fails: "mute" as const }],
    ["hangs up amid the email", { fails: "mid-email" as const }],
    ["stalls before it acknowledges", { delay: 5_000 }],
  ])("tries again when the server %s", async (_, mood) => {
    mails.mood = mood;
    const { id } = await submit();
    await untilTried(id);
    expect(await statesOf(id)).toEqual(bothAre("queued"));

    mails.mood = {};
    mails.emails.length = 0;
    await letTimePass();
    await vi.waitFor(async () => {
      expect(await statesOf(id)).toEqual(bothAre("sent"));
    }, soon);
    expect(mails.emails).toHaveLength(2);
  });

  it("tries again when our password is refused, which we can mend", async () => {
    await worker.stop();
    worker = await work(mails.url.replace("smtp://", "smtp://cleardawn:secret@"));
    mails.mood = { login: { code: 535, text: "5.7.8 authentication failed" } };
    const { id } = await submit();
    await untilTried(id);
    expect(await statesOf(id)).toEqual(bothAre("queued"));
  });

  it("tries again when nothing listens at the address, later each time", async () => {
    await mails.stop();
    const { id } = await submit();
    await untilTried(id);
    const [first] = await jobsAbout(id);
    expect(first?.output).toMatchObject({ fault: expect.stringMatching(/ECONNREFUSED/) });
    const waits = async () =>
      (await jobsAbout(id)).map(({ startAfter }) => (startAfter.getTime() - Date.now()) / 1000);
    for (const seconds of await waits()) expect(seconds).toBeLessThan(61);
    await letTimePass();
    await untilTried(id, 2);
    for (const seconds of await waits()) expect(seconds).toBeGreaterThan(55);
  });

  it("sends the same email again when its acknowledgement was lost, under the same name", async () => {
    mails.mood = { fails: "unanswered" };
    const { id } = await submit();
    await untilTried(id);
    mails.mood = {};
    await letTimePass();
    await vi.waitFor(async () => expect(await statesOf(id)).toEqual(bothAre("sent")), soon);
    const names = mails.emails.map(({ email }) => email.messageId);
    expect(new Set(names).size).toBe(2);
    expect(names.length).toBeGreaterThan(2);
  });

  it("marks the email as failed at once when the visitor's address does not exist; the office still hears of it", async () => {
    mails.mood = {
      recipient: (address) =>
        address === office ? undefined : { code: 550, text: "5.1.1 no such user here" },
    };
    const { id } = await submit("nobody@lakeside-dental.example");
    await vi.waitFor(async () => {
      expect(await emailsAbout(database(), id)).toMatchObject([
        { message: "quote-received-office", state: "sent" },
        { state: "failed", lastAnswer: expect.stringContaining("5.1.1 no such user here") },
      ]);
    }, soon);
  });

  it("marks the email as failed after the last attempt, and never loses it", async () => {
    await mails.stop();
    const { id } = await submit();
    await untilTried(id);
    await database().db.execute(sql`update pgboss.job set retry_count = retry_limit - 1`);
    await letTimePass();
    await vi.waitFor(async () => {
      const failed = { state: "failed", lastAnswer: expect.stringMatching(/ECONNREFUSED/) };
      expect(await emailsAbout(database(), id)).toMatchObject([failed, failed]);
    }, soon);
  });

  it("finishes running jobs on stop, and takes no new ones", async () => {
    mails.mood = { delay: 300 };
    const { id } = await submit();
    await vi.waitFor(() => expect(mails.emails.length).toBeGreaterThan(0), soon);
    await worker.stop();
    expect(await statesOf(id)).toEqual(bothAre("sent"));

    const late = await submit();
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(await statesOf(late.id)).toEqual(bothAre("queued"));
  });
});
