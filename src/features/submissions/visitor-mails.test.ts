/** What a stranger gets whose address is typed into our forms by somebody else. */

import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { shippedRateCard } from "#content/rate-card.ts";
import { submitContactMessage } from "#features/contact-messages/submit-contact-message.server.ts";
import { submitApplication } from "#features/job-applications/submit-application.server.ts";
import { submitQuoteRequest } from "#features/opportunities/submit-quote-request.server.ts";
import { contactMessages, emails, jobApplications, leads, rateLimits } from "#features/schema.ts";
import type { Worker } from "#features/worker.server.ts";
import { emailQueues } from "#platform/email/work-on-emails.server.ts";
import { testSecrets } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { type MailServer, startMailServer } from "#tests/support/mail-server.ts";
import { useQueue } from "#tests/support/queue.ts";
import { quoteSubmission } from "#tests/support/quote-request.ts";
import { emailStates } from "#tests/support/record-emails.ts";
import { startTestWorker } from "#tests/support/worker.ts";

const soon = { timeout: 25_000, interval: 50 };
const office = "office@cleardawn.example";
const text = "Can your crew clean the windows inside as well, on both floors, and from when on?";

describeDatabase((database) => {
  const queue = useQueue(database, emailQueues);
  let mails: MailServer;
  let worker: Worker;
  beforeEach(async () => {
    mails = await startMailServer();
    worker = await startTestWorker(database(), queue(), {
      smtpUrl: mails.url,
      officeEmail: office,
      origin: undefined,
    });
  });
  afterEach(async () => {
    await worker.stop();
    await mails.stop();
    await database().db.execute(sql`delete from pgboss.job`);
  });

  const context = () => ({ db: database().db, queue: queue(), secrets: testSecrets });
  const from = (fields: { email: string }) => ({
    ...quoteSubmission(fields, { key: randomUUID() }),
    addressHash: randomUUID(),
  });
  const ask = (email: string) => submitQuoteRequest(context(), from({ email }), shippedRateCard);
  const write = (email: string) => {
    const fields = { name: "Dana", email, subject: "Windows", message: text, newsletter: false };
    return submitContactMessage(context(), { ...from({ email }), fields }, "contact");
  };
  const apply = (email: string) => {
    const person = { fullName: "Dana", email, phone: "3125550187", resume: "example.com/resume" };
    const opening = { position: "night-supervisor", experience: "3-5" as const };
    const fields = { ...person, ...opening, coverLetter: text };
    return submitApplication(context(), { ...from({ email }), fields }, "Night Supervisor");
  };
  const settled = () =>
    vi.waitFor(async () => {
      const mails = await database().db.select().from(emails);
      expect(mails.filter(({ state }) => state === "queued")).toEqual([]);
      return {
        toOffice: mails.filter(({ recipient }) => recipient === office),
        toVisitors: mails.filter(({ recipient }) => recipient !== office),
      };
    }, soon);
  const clear = async () => {
    const { db } = database();
    for (const table of [leads, contactMessages, jobApplications, rateLimits, emails])
      await db.delete(table);
  };
  beforeEach(clear);

  it("are three within an hour, over all forms and spellings; the office gets every record", async () => {
    const spellings = ["stranger@gmail.com", "s.tranger@gmail.com", "Stranger+1@googlemail.com"];
    for (let n = 0; n < 5; n++) {
      for (const send of [ask, write, apply]) {
        const result = await send(spellings[n % 3] ?? "");
        expect(result.ok).toBe(true);
      }
    }
    const { toOffice, toVisitors } = await settled();
    expect(toOffice).toHaveLength(15);
    expect(toOffice.every(({ state }) => state === "sent")).toBe(true);
    expect(toVisitors.filter(({ state }) => state === "sent")).toHaveLength(3);
    const held = toVisitors.filter(({ state }) => state === "held");
    expect(held).toHaveLength(12);
    for (const { lastAnswer } of held) expect(lastAnswer).toBe("visitor-mail");
    const toStranger = mails.emails.filter(({ recipients }) => !recipients.includes(office));
    expect(toStranger).toHaveLength(3);
    expect(mails.emails).toHaveLength(18);

    expect((await ask("somebody.else@gmail.com")).ok).toBe(true);
    const other = (await settled()).toVisitors.find(
      ({ recipient }) => recipient === "somebody.else@gmail.com",
    );
    expect(other).toMatchObject({ state: "sent", lastAnswer: null });
  });

  it("are ten within a week", async () => {
    const { db } = database();
    const letAnHourPass = () =>
      db
        .update(rateLimits)
        .set({ resetsAt: sql`now() - interval '1 second'` })
        .where(sql`${rateLimits.bucket} like 'visitor-mail:%'`);
    for (let hour = 0; hour < 4; hour++) {
      for (const send of [ask, write, apply]) await send("stranger@example.com");
      await settled();
      await letAnHourPass();
    }
    const { toVisitors } = await settled();
    expect(toVisitors.filter(({ state }) => state === "sent")).toHaveLength(10);
    const held = toVisitors.filter(({ state }) => state === "held");
    expect(held).toHaveLength(2);
    for (const { lastAnswer } of held) expect(lastAnswer).toBe("visitor-mail-week");
  });

  it("are counted once for a record, however often the mail server puts it off", async () => {
    const { db } = database();
    mails.mood.content = { code: 451, text: "come back later" };
    const result = await ask("stranger@example.com");
    const id = result.ok ? result.saved.id : "";
    for (let attempt = 0; attempt < 5; attempt++) {
      await vi.waitFor(async () => {
        const jobs = await queue().findJobs("emails");
        expect(jobs.map(({ state }) => state)).toEqual(["retry", "retry"]);
      }, soon);
      await db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`);
    }
    mails.mood = {};
    await vi.waitFor(async () => {
      await db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`);
      expect(await emailStates(database(), id)).toEqual({
        "quote-received-office": "sent",
        "quote-received-visitor": "sent",
      });
    }, soon);
  });
});
