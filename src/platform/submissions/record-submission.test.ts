import { randomUUID } from "node:crypto";
import { inArray } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { shippedRateCard } from "#content/rate-card.ts";
import { submitQuoteRequest } from "#features/opportunities/submit-quote-request.server.ts";
import { leads } from "#features/schema.ts";
import { testSecrets } from "#tests/support/accounts.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { useQueue } from "#tests/support/queue.ts";
import { quoteSubmission } from "#tests/support/quote-request.ts";
import { queuedAbout } from "#tests/support/record-emails.ts";

describeEachDatabase("batches", (database) => {
  const queue = useQueue(database);

  const submit = (
    company: string,
    key: string,
    addressHash: string = randomUUID(),
    signal?: AbortSignal,
  ) => {
    const submission = {
      ...quoteSubmission({ company }, { key }),
      addressHash,
      ...(signal && { signal }),
    };
    const context = { db: database().db, queue: queue(), secrets: testSecrets };
    return submitQuoteRequest(context, submission, shippedRateCard);
  };
  const keys = (count: number) => Array.from({ length: count }, () => randomUUID());
  const leadsUnder = (names: string[]) =>
    database().db.select().from(leads).where(inArray(leads.idempotencyKey, names));

  it("writes what comes at once in few transactions, each with its own record and emails", async () => {
    const begun = vi.spyOn(database().db, "transaction");
    const names = keys(30);
    const results = await Promise.all(names.map((key) => submit("Crowd Ltd", key)));
    expect(begun.mock.calls.length).toBeLessThanOrEqual(3);
    begun.mockRestore();

    const stored = await leadsUnder(names);
    const receiptOf = new Map(stored.map((lead) => [lead.idempotencyKey, lead]));
    for (const [at, result] of results.entries()) {
      const { id, reference } = receiptOf.get(names[at] ?? "") ?? {};
      expect(result).toMatchObject({ ok: true, saved: { id, reference } });
      expect(await queuedAbout(database(), id ?? "")).toHaveLength(2);
    }
  });

  it("fails none by the fault of another", async () => {
    const names = keys(10);
    const [bad] = names;
    const results = await Promise.allSettled(
      // PostgreSQL keeps no NUL; the form's schema lets none through.
      names.map((key) => submit(key === bad ? "No\0thing" : "Sound Ltd", key)),
    );
    expect(results.map(({ status }) => status)).toEqual([
      "rejected",
      ...Array(9).fill("fulfilled"),
    ]);
    expect(await leadsUnder(names)).toHaveLength(9);
  });

  it("tells all at once when the database is away, and tries none alone", async () => {
    const away = Object.assign(new Error("canceling statement"), { code: "55P03" });
    const begun = vi.spyOn(database().db, "transaction").mockRejectedValue(away);
    const results = await Promise.allSettled(keys(30).map((key) => submit("Locked Ltd", key)));
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set(["rejected"]));
    expect(begun.mock.calls.length).toBeLessThanOrEqual(3);
    begun.mockRestore();
  });

  it("keeps nothing of what is given up before it is written", async () => {
    const names = keys(3);
    const controller = new AbortController();
    const insert = vi.spyOn(queue(), "insert").mockImplementationOnce(async () => {
      controller.abort(new Error("told 503"));
      return null;
    });
    const results = await Promise.allSettled(
      names.map((key) => submit("Given Up Ltd", key, randomUUID(), controller.signal)),
    );
    insert.mockRestore();
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set(["rejected"]));
    expect(await leadsUnder(names)).toEqual([]);
    const again = await Promise.all(names.map((key) => submit("Given Up Ltd", key)));
    expect(again.every(({ ok }) => ok)).toBe(true);
    expect(await leadsUnder(names)).toHaveLength(3);
  });

  it("limits each sender by itself, in the order in which the requests came", async () => {
    const [greedy, modest] = [randomUUID(), randomUUID()];
    const names = keys(14);
    const results = await Promise.all(
      names.map((key, at) => submit("Queue Ltd", key, at % 7 === 6 ? modest : greedy)),
    );
    const refused = results.flatMap(({ ok }, at) => (ok ? [] : at));
    expect(refused).toEqual([11, 12]);
    expect(await leadsUnder(names)).toHaveLength(12);
  });

  it("keeps two processes that write the same attempts from waiting for each other", async () => {
    const names = keys(20);
    const other = { ...database(), db: Object.create(database().db) };
    const elsewhere = (key: string) =>
      submitQuoteRequest(
        { db: other.db, queue: queue(), secrets: testSecrets },
        { ...quoteSubmission({ company: "Twice Ltd" }, { key }), addressHash: key },
        shippedRateCard,
      );
    const here = (key: string) => submit("Twice Ltd", key, key);
    const results = await Promise.all([...names.map(here), ...names.toReversed().map(elsewhere)]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(40);
    expect(await leadsUnder(names)).toHaveLength(20);
  });
});
