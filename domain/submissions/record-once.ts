import type { Database, Transaction } from "#database/client.ts";
import { type MailJob, queueMails } from "#domain/outbox/mail-jobs.ts";
import type { Attempt } from "./attempt.ts";
import { type CountedReceipt, insertCounted, type ReceiptQuery } from "./insert-counted.ts";
import type { RateLimit, Use } from "./rate-limit.ts";
import { newReference } from "./reference.ts";
import type { Desk, Receipt, Submission, SubmissionResult } from "./submission.ts";

/** What one kind of record adds to the way that all submissions take. */
export interface RecordKind {
  form: string;
  /** First letter of its references. */
  letter: string;
  /** How many new records one address may cause. */
  limit: RateLimit;
  /**
   * Inserts unless the attempt or the reference is taken; nothing is returned then. A query that has
   * not been sent is the quickest: it travels together with the count.
   */
  insert(tx: Transaction, reference: string): ReceiptQuery | Promise<Receipt | undefined>;
  find(db: Database | Transaction, attempt: Attempt): Promise<Receipt | undefined>;
  mailsAbout(receipt: Receipt): MailJob[];
}

const mostReferenceDraws = 10;

/**
 * Records a submission and queues its mails in one transaction. The same attempt again, also at the
 * same moment, gets the receipt of the first, causes no mail and counts towards no limit.
 */
export async function recordOnce(
  desk: Desk,
  { attempt, addressHash }: Pick<Submission<unknown>, "attempt" | "addressHash">,
  kind: RecordKind,
): Promise<SubmissionResult> {
  const sender = { form: kind.form, addressHash };
  const limited: { by?: Extract<Use, { allowed: false }> } = {};
  try {
    return await desk.db.transaction(async (tx) => {
      const insert = (reference: string) =>
        insertCounted(tx, kind.insert(tx, reference), sender, kind.limit);
      const { receipt, use } = await insertOrFind(tx, attempt, kind, insert);
      if (use?.allowed === false) {
        limited.by = use;
        tx.rollback();
      }
      const mails = use === undefined ? [] : kind.mailsAbout(receipt);
      if (mails.length > 0) await queueMails(tx, desk.queue, mails);
      return { ok: true, receipt };
    });
  } catch (error) {
    if (limited.by === undefined) throw error;
    return { ok: false, reason: "too-many", retryAfterSeconds: limited.by.retryAfterSeconds };
  }
}

/** Without `use`, the attempt has been here before. */
async function insertOrFind(
  tx: Transaction,
  attempt: Attempt,
  kind: RecordKind,
  insert: (reference: string) => Promise<CountedReceipt | undefined>,
): Promise<{ receipt: Receipt; use?: Use }> {
  for (let draw = 0; draw < mostReferenceDraws; draw++) {
    const inserted = await insert(newReference(kind.letter));
    if (inserted !== undefined) return inserted;
    // The insert gave way to the same attempt or, once in a long while, to the same reference.
    const earlier = await kind.find(tx, attempt);
    if (earlier !== undefined) return { receipt: earlier };
  }
  throw new Error(`No free reference in ${mostReferenceDraws} draws`);
}
