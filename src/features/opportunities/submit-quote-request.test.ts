import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { shippedRateCard } from "#content/rate-card.ts";
import type { QuoteForm } from "#features/leads/quote-form.ts";
import { leads } from "#features/schema.ts";
import * as references from "#platform/records/reference.server.ts";
import type { FormContext, SavedRecord, Submission } from "#platform/records/submission.ts";
import { testSecrets } from "#tests/support/accounts.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { useQueue } from "#tests/support/queue.ts";
import { quoteFields, quoteSubmission } from "#tests/support/quote-request.ts";
import { queuedAbout } from "#tests/support/record-emails.ts";
import { submitQuoteRequest as submitWithCard } from "./submit-quote-request.server.ts";

const submitQuoteRequest = (context: FormContext, submission: Submission<QuoteForm>) =>
  submitWithCard(context, submission, shippedRateCard);

describeEachDatabase("batches", (database) => {
  const queue = useQueue(database);

  const context = () => ({ db: database().db, queue: queue(), secrets: testSecrets });
  /** Each submission has its own client address, unless the test is about limits. */
  const submit = async (submission: Submission<QuoteForm>): Promise<SavedRecord> => {
    const result = await submitQuoteRequest(context(), {
      ...submission,
      addressHash: randomUUID(),
    });
    if (!result.ok) throw new Error(result.reason);
    const { page: _, ...saved } = result.saved;
    return saved;
  };
  const leadsUnder = (key: string) =>
    database().db.select().from(leads).where(eq(leads.idempotencyKey, key));
  const mailsAbout = (id: string) => queuedAbout(database(), id);
  const robot = { honeypot: "https://spam.example", elapsedMs: 300 };
  const bothMails = ["quote-received-office", "quote-received-visitor"];

  it("stores every field and queues both emails", async () => {
    const key = randomUUID();
    const campaign = { utm_source: "newsletter" };
    const saved = await submit(quoteSubmission({}, { key, page: "/contact", campaign }));

    expect(await leadsUnder(key)).toEqual([
      expect.objectContaining({
        ...quoteFields,
        ...saved,
        page: "/contact",
        campaign,
        userAgent: "Mozilla/5.0 (test)",
        addressHash: expect.any(String),
        receivedAt: expect.any(Date),
        screening: "accepted",
      }),
    ]);
    expect(await mailsAbout(saved.id)).toEqual(bothMails);
  });

  it("answers a retry with the first record and queues no second email", async () => {
    const key = randomUUID();
    const first = await submit(quoteSubmission({}, { key }));
    const second = await submit(quoteSubmission({}, { key }));
    expect(second).toEqual(first);
    expect(await leadsUnder(key)).toHaveLength(1);
    expect(await mailsAbout(first.id)).toEqual(bothMails);
  });

  it("makes one lead of twenty simultaneous copies", async () => {
    const key = randomUUID();
    const receipts = await Promise.all(
      Array.from({ length: 20 }, () => submit(quoteSubmission({}, { key }))),
    );
    expect(new Set(receipts.map(({ id }) => id)).size).toBe(1);
    expect(await leadsUnder(key)).toHaveLength(1);
    expect(await mailsAbout(receipts[0]?.id ?? "")).toEqual(bothMails);
  });

  it("stores both when the same key comes with another text", async () => {
    const key = randomUUID();
    const first = await submit(quoteSubmission({}, { key }));
    const second = await submit(quoteSubmission({ squareFootage: "13000" }, { key }));
    expect(second.id).not.toBe(first.id);
    expect(await leadsUnder(key)).toHaveLength(2);
  });

  it("treats the same text on the same day as one request when there is no key", async () => {
    const first = await submit(quoteSubmission({ company: "No Script Ltd" }));
    const second = await submit(quoteSubmission({ company: "No Script Ltd" }));
    expect(second).toEqual(first);
  });

  it("quarantines spam with reasons and without emails, and the sender learns nothing", async () => {
    const key = randomUUID();
    const saved = await submit(quoteSubmission({}, { ...robot, key }));
    expect(saved.reference).toMatch(/^Q-/);
    expect(await leadsUnder(key)).toMatchObject([
      {
        screening: "quarantined",
        screeningReasons: ["hidden-field", "speed:0.3"],
      },
    ]);
    expect(await mailsAbout(saved.id)).toEqual([]);
  });

  it.each([
    ["the hidden field", { honeypot: "https://x.example" }, "hidden-field"],
    ["no time at all", { elapsedMs: 0 }, "speed:0.0"],
  ])("sends mails in spite of one sign alone, and notes it: %s", async (_, sign, reason) => {
    const key = randomUUID();
    const saved = await submit(quoteSubmission({}, { ...sign, key }));
    expect(await leadsUnder(key)).toMatchObject([
      { screening: "accepted", screeningReasons: [reason] },
    ]);
    expect(await mailsAbout(saved.id)).toEqual(bothMails);
  });

  it.each([
    ["under the same key", randomUUID()],
    ["without a key, on the same day", undefined],
  ])("lets no copy in quarantine answer for a request: %s", async (name, key) => {
    const named = key === undefined ? {} : { key };
    const company = `Copied Ltd ${name}`;
    const copy = await submit(quoteSubmission({ company }, { ...robot, ...named }));
    const request = await submit(quoteSubmission({ company }, named));
    expect(request.id).not.toBe(copy.id);
    expect(await mailsAbout(request.id)).toEqual(bothMails);
    expect(await submit(quoteSubmission({ company }, named)), "a retry").toEqual(request);
    expect(await submit(quoteSubmission({ company }, { ...robot, ...named }))).toEqual(copy);
  });

  it("stores both where a request and its quarantined copy arrive at once", async () => {
    const key = randomUUID();
    const receipts = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        submit(quoteSubmission({}, n % 2 === 0 ? { key } : { ...robot, key })),
      ),
    );
    expect(new Set(receipts.map(({ id }) => id)).size).toBe(2);
    expect((await leadsUnder(key)).map(({ screening }) => screening).sort()).toEqual([
      "accepted",
      "quarantined",
    ]);
    expect(await mailsAbout(receipts[0]?.id ?? "")).toEqual(bothMails);
  });

  it("generates another reference when the first is taken", async () => {
    const taken = await submit(quoteSubmission({}, { key: randomUUID() }));
    const draw = vi.spyOn(references, "newReference").mockReturnValueOnce(taken.reference);
    const saved = await submit(quoteSubmission({}, { key: randomUUID() }));
    expect(draw).toHaveBeenCalledTimes(2);
    expect(saved.reference).not.toBe(taken.reference);
    draw.mockRestore();
  });

  it("records nothing when an email cannot be queued", async () => {
    const key = randomUUID();
    const insert = vi.spyOn(queue(), "insert").mockRejectedValueOnce(new Error("queue is broken"));
    await expect(submit(quoteSubmission({}, { key }))).rejects.toThrow("queue is broken");
    expect(await leadsUnder(key)).toEqual([]);
    insert.mockRestore();
  });

  it("counts new requests, not copies of one, and undoes what is over the limit", async () => {
    const address = { addressHash: randomUUID() };
    const sendAs = (key: string) =>
      submitQuoteRequest(context(), { ...quoteSubmission({}, { key }), ...address });
    const first = randomUUID();
    await Promise.all(Array.from({ length: 15 }, () => sendAs(first)));
    const others = Array.from({ length: 12 }, () => randomUUID());
    const results = await Promise.all(others.map(sendAs));

    expect(results.filter(({ ok }) => ok)).toHaveLength(9);
    const refused = { ok: false, reason: "too-many", retryAfterSeconds: expect.any(Number) };
    expect(results.filter(({ ok }) => !ok)).toEqual([refused, refused, refused]);
    const stored = await Promise.all(others.map(leadsUnder));
    expect(stored.flat()).toHaveLength(9);
    expect(await sendAs(first)).toMatchObject({ ok: true });
  });

  describe("text of any kind", () => {
    it.each([
      [
        "Greek, Arabic and Han",
        {
          fullName: "Ελένη سلمى 李雷",
          message: "ご見積もりをお願いします。よろしくお願いいたします。",
        },
      ],
      [
        "emoji with joiners",
        { company: "👩🏽‍🔧 Crew & Co", message: "Please clean our café ☕️ every night 🌙🧽" },
      ],
      [
        "markup and quotes",
        { fullName: `Robert'); drop table leads;--`, company: `<script>alert("x")</script>` },
      ],
      ["line breaks and tabs", { message: "Line one\r\nLine two\n\tindented line three" }],
      ["the longest message", { message: "We need nightly cleaning, please. ".repeat(294) }],
    ])("survives the way to the disk: %s", async (_, changed) => {
      const key = randomUUID();
      await submit(quoteSubmission(changed, { key }));
      expect(await leadsUnder(key)).toMatchObject([changed]);
    });
  });
});
