/** Newsletters as the worker sends them, over a real SMTP conversation. */
import { eq, sql } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { changeCompanyFacts, shippedFacts } from "#content/company.ts";
import { emails, newsletters, subscribers } from "#features/schema.ts";
import type { Worker } from "#features/worker.server.ts";
import { emailQueues } from "#platform/email/work-on-emails.server.ts";
import { startQueue } from "#platform/jobs/queue.server.ts";
import { startJob } from "#platform/jobs/start-job.server.ts";
import { actorOf, addPerson, startAccounts } from "#tests/support/accounts.ts";
import { describeEachDatabase, silentLog } from "#tests/support/databases.ts";
import { keepAwake } from "#tests/support/keep-awake.ts";
import { type MailServer, startMailServer } from "#tests/support/mail-server.ts";
import {
  addDraftNewsletter,
  addSubscribers,
  bothTexts,
  newsletterRow,
} from "#tests/support/newsletters.ts";
import { startTestWorker } from "#tests/support/worker.ts";
import { repeatUncertain, sendNow, stopNewsletter } from "./newsletter-commands.server.ts";
import { newsletterJob } from "./newsletter-job.server.ts";
import { countOutcomes, isOfNewsletter } from "./newsletters.server.ts";
import { holdNewslettersBack } from "./send-newsletters.server.ts";
import { unsubscribe } from "./unsubscribe.server.ts";

const ownCompany = { ...shippedFacts, street: "1 Pier Street" };

const soon = { timeout: 30_000, interval: 50 };

describeEachDatabase("queue", (database) => {
  let queue: PgBoss;
  let mails: MailServer;
  let worker: Worker;
  let author: Awaited<ReturnType<typeof addPerson>>;
  beforeAll(async () => {
    changeCompanyFacts(ownCompany);
    const accounts = await startAccounts(database());
    author = await addPerson(accounts.context, { role: "account-manager" });
    await accounts.stop();
    queue = await startQueue(database(), silentLog);
    keepAwake(queue, [...emailQueues, newsletterJob.name]);
  });
  afterAll(async () => {
    changeCompanyFacts(shippedFacts);
    await queue.stop({ close: false, graceful: false });
  });
  beforeEach(async () => {
    mails = await startMailServer();
  });
  afterEach(async () => {
    await worker.stop();
    await mails.stop();
    const { db } = database();
    await db.execute(sql`delete from pgboss.job`);
    await db.delete(newsletters);
    await db.delete(emails);
    await db.delete(subscribers);
  });

  const context = () => ({ db: database().db, queue });
  async function work(origin = "https://www.cleardawn.example"): Promise<void> {
    worker = await startTestWorker(database(), queue, {
      smtpUrl: mails.url,
      smtpPasswordWithoutTls: true,
      mailFrom: "Cleardawn <news@cleardawn.example>",
      origin,
      timeouts: { connect: 1_500, greeting: 1_500, silence: 1_500, whole: 10_000 },
    });
  }
  async function begin(texts = bothTexts): Promise<string> {
    const { db } = database();
    const id = await addDraftNewsletter(db, actorOf(author), texts);
    expect(await sendNow(context(), actorOf(author), id, 1)).toEqual({ ok: true });
    return id;
  }
  /** As the clock does each minute. */
  const startRound = () => database().db.transaction((tx) => startJob(tx, queue, newsletterJob));
  const untilState = (id: string, state: string) =>
    vi.waitFor(async () => {
      const row = await newsletterRow(database().db, id);
      expect([row.state, row.figures === null]).toEqual([state, false]);
    }, soon);
  const states = async (id: string) =>
    (await database().db.select().from(emails).where(isOfNewsletter(id)).orderBy(emails.id)).map(
      ({ state, handedOverAt }) => `${state}${handedOverAt ? " handed over" : ""}`,
    );

  it("comes to each reader in their language, with one click that ends it (RFC 8058)", async () => {
    const { db } = database();
    await addSubscribers(db, ["en@example.com"]);
    await addSubscribers(db, ["es@example.com"], { language: "es" });
    await work();
    const id = await begin();
    await untilState(id, "sent");
    expect(await newsletterRow(db, id)).toMatchObject({
      expected: 2,
      figures: { delivered: 2, refused: 0, uncertain: 0, left: 0, stopped: 0 },
    });
    const to = (address: string) =>
      mails.emails.find(({ recipients }) => recipients.includes(address));
    expect(to("en@example.com")?.email.subject).toBe("Clean before you open");
    const spanish = to("es@example.com");
    expect(spanish?.email.subject).toBe("Limpio antes de abrir");
    expect(spanish?.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    const address = /^List-Unsubscribe: <(\S+)>$/m.exec(spanish?.raw ?? "")?.[1] ?? "";
    const url = new URL(address);
    expect(url.pathname).toBe("/es/newsletter/unsubscribe");
    expect(spanish?.email.text).toContain(address);
    await unsubscribe(
      db,
      url.searchParams.get("token") ?? "",
      url.searchParams.get("newsletter") ?? "",
    );
    expect((await newsletterRow(db, id)).unsubscribes).toBe(1);
    // Whoever has left does not get the next one.
    const next = await begin();
    await untilState(next, "sent");
    expect(mails.emails).toHaveLength(3);
  });

  it("is sent to each once, whatever the mail server answers, and counts bounces", async () => {
    const { db } = database();
    const addresses = Array.from({ length: 40 }, (_, n) => `reader${n}@example.com`);
    await addSubscribers(db, addresses);
    const asked = new Map<string, number>();
    mails.mood.recipient = (address) => {
      const n = Number(/\d+/.exec(address)?.[0]);
      const times = (asked.get(address) ?? 0) + 1;
      asked.set(address, times);
      if (n % 10 === 3) return { code: 550, text: "5.1.1 user unknown" };
      return n % 10 === 7 && times < 3 ? { code: 451, text: "4.3.0 later" } : undefined;
    };
    await work();
    const id = await begin();
    // As minutes do: what was put off is tried again, and the next round looks how far it is.
    const passing = setInterval(() => {
      const retry = sql`update pgboss.job set start_after = now() where state = 'retry'`;
      void Promise.all([db.execute(retry), queue.send(newsletterJob.name, {})]).catch(
        () => undefined,
      );
    }, 500);
    await untilState(id, "sent").finally(() => clearInterval(passing));
    expect((await newsletterRow(db, id)).figures).toMatchObject({ delivered: 36, refused: 4 });
    const got = mails.emails.flatMap(({ recipients }) => recipients);
    expect(got.toSorted()).toEqual(addresses.filter((address) => !/3@/.test(address)).toSorted());
    const [unknown] = await db
      .select()
      .from(subscribers)
      .where(eq(subscribers.email, "reader13@example.com"));
    expect(unknown?.refusals).toBe(1);
  });

  it("does not come twice where the connection breaks after the content", async () => {
    const { db } = database();
    await addSubscribers(db, ["a@example.com"]);
    mails.mood.fails = "unanswered";
    await work();
    const id = await begin();
    await untilState(id, "sent");
    expect(await states(id)).toEqual(["failed handed over"]);
    expect(mails.emails).toHaveLength(1);
    expect((await newsletterRow(db, id)).figures).toMatchObject({ uncertain: 1, delivered: 0 });
    mails.mood = {};
    await repeatUncertain(context(), actorOf(author), id);
    await untilState(id, "sent");
    expect(mails.emails).toHaveLength(2);
    // The same name: mail programs know the copy.
    expect(new Set(mails.emails.map(({ email }) => email.messageId)).size).toBe(1);
  });

  it("does not come twice where a process was killed while the mail server took it", async () => {
    const { db } = database();
    await addSubscribers(db, ["a@example.com"]);
    const id = await begin();
    await vi.waitFor(async () => expect(await states(id)).toEqual([]));
    // Long enough to be seen by a machine that is busy.
    mails.mood.delay = 5_000;
    await work();
    await vi.waitFor(async () => expect(await states(id)).toEqual(["queued handed over"]), soon);
    // What another process finds, whose predecessor has not come to write down the answer.
    await vi.waitFor(() => expect(mails.emails).toHaveLength(1), soon);
    await untilState(id, "sent");
    await db.update(emails).set({ state: "queued" }).where(isOfNewsletter(id));
    const [email] = await db.select().from(emails).where(isOfNewsletter(id));
    await queue.insert("emails", [{ data: { emailId: email?.id } }]);
    await vi.waitFor(async () => expect(await states(id)).toEqual(["failed handed over"]), soon);
    expect(mails.emails).toHaveLength(1);
  });

  it("stops at once: who has not got it does not get it", async () => {
    const { db } = database();
    const addresses = Array.from({ length: 60 }, (_, n) => `reader${n}@example.com`);
    await addSubscribers(db, addresses);
    mails.mood.delay = 200;
    await work();
    const id = await begin();
    await vi.waitFor(() => expect(mails.emails.length).toBeGreaterThan(5), soon);
    await stopNewsletter(context(), actorOf(author), id);
    const { length } = mails.emails;
    await untilState(id, "stopped");
    // Those that the mail server was taking at that moment, ten at most.
    expect(mails.emails.length - length).toBeLessThanOrEqual(10);
    const { figures } = await newsletterRow(db, id);
    expect(figures?.delivered).toBe(mails.emails.length);
    expect((figures?.delivered ?? 0) + (figures?.stopped ?? 0)).toBe(60);
  });

  it("is held back while the address is the shipped one, and goes on to each once when it is put right", async () => {
    const { db } = database();
    await addSubscribers(db, ["a@example.com", "b@example.com", "c@example.com"]);
    // One is being taken at the moment when the address goes back.
    mails.mood = { delay: 300 };
    await work();
    const id = await begin();
    await vi.waitFor(() => expect(mails.emails.length).toBeGreaterThan(0), soon);
    changeCompanyFacts(shippedFacts);
    await holdNewslettersBack(db);
    await vi.waitFor(async () => {
      const counts = await countOutcomes(db, id);
      expect(await states(id)).not.toContain("queued");
      expect(counts.delivered + counts.waiting).toBe(3);
    }, soon);
    const before = mails.emails.length;
    await startRound();
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(mails.emails.length).toBe(before);
    expect((await newsletterRow(db, id)).state).toBe("sending");
    changeCompanyFacts(ownCompany);
    await startRound();
    await untilState(id, "sent");
    expect(mails.emails.flatMap(({ recipients }) => recipients).toSorted()).toEqual([
      "a@example.com",
      "b@example.com",
      "c@example.com",
    ]);
  });

  it("does not begin when its time has come while it is held back, and begins afterwards", async () => {
    const { db } = database();
    await addSubscribers(db, ["a@example.com"]);
    const id = await addDraftNewsletter(db, actorOf(author), bothTexts);
    const sendAt = new Date(Date.now() - 60_000);
    await db.update(newsletters).set({ state: "scheduled", sendAt }).where(eq(newsletters.id, id));
    changeCompanyFacts(shippedFacts);
    await work();
    await startRound();
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect((await newsletterRow(db, id)).state).toBe("scheduled");
    changeCompanyFacts(ownCompany);
    await startRound();
    await untilState(id, "sent");
    expect(mails.emails).toHaveLength(1);
  });

  it("does not leave where the site has no https, as its one click would not be offered", async () => {
    await addSubscribers(database().db, ["a@example.com"]);
    await work("http://localhost:3000");
    const id = await begin();
    await startRound();
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect((await newsletterRow(database().db, id)).state).toBe("sending");
    expect(mails.emails).toEqual([]);
  });
});
