import type { Database, Transaction } from "#database/client.ts";
import { type MailJob, queueMails } from "#domain/outbox/mail-jobs.ts";
import type { Attempt } from "./attempt.ts";
import { countUse, type RateLimit, type Use } from "./rate-limit.ts";
import { newReference } from "./reference.ts";
import type { Desk, Receipt, Submission, SubmissionResult } from "./submission.ts";

/** What a kind of record adds whose insert is more than one statement. */
export interface SingleRecordKind {
  form: string;
  /** First letter of its references. */
  letter: string;
  /** How many new records one address may cause. */
  limit: RateLimit;
  /** Inserts unless the attempt or the reference is taken; nothing is returned then. */
  insert(tx: Transaction, reference: string): Promise<Receipt | undefined>;
  find(db: Database | Transaction, attempt: Attempt): Promise<Receipt | undefined>;
  mailsAbout(receipt: Receipt): MailJob[];
}

const mostReferenceDraws = 10;

/**
 * Records a submission and queues its mails in one transaction. The same attempt again, also at the
 * same moment, gets the receipt of the first, causes no mail and counts towards no limit. Nothing of a
 * submission is kept whose signal is aborted before all is written.
 */
export async function recordOnce(
  desk: Desk,
  { attempt, addressHash, signal }: Pick<Submission<unknown>, "attempt" | "addressHash" | "signal">,
  kind: SingleRecordKind,
): Promise<SubmissionResult> {
  const limited: { by?: Extract<Use, { allowed: false }> } = {};
  try {
    return await desk.db.transaction(async (tx) => {
      signal?.throwIfAborted();
      const { receipt, isNew } = await insertOrFind(tx, attempt, kind);
      if (!isNew) return { ok: true, receipt };
      const use = await countUse(tx, { form: kind.form, addressHash }, kind.limit);
      if (!use.allowed) {
        limited.by = use;
        tx.rollback();
      }
      const mails = kind.mailsAbout(receipt);
      signal?.throwIfAborted();
      if (mails.length > 0) await queueMails(tx, desk.queue, mails);
      signal?.throwIfAborted();
      return { ok: true, receipt };
    });
  } catch (error) {
    if (limited.by === undefined) throw error;
    return { ok: false, reason: "too-many", retryAfterSeconds: limited.by.retryAfterSeconds };
  }
}

async function insertOrFind(
  tx: Transaction,
  attempt: Attempt,
  kind: SingleRecordKind,
): Promise<{ receipt: Receipt; isNew: boolean }> {
  for (let draw = 0; draw < mostReferenceDraws; draw++) {
    const inserted = await kind.insert(tx, newReference(kind.letter));
    if (inserted !== undefined) return { receipt: inserted, isNew: true };
    // The insert gave way to the same attempt or, once in a long while, to the same reference.
    const earlier = await kind.find(tx, attempt);
    if (earlier !== undefined) return { receipt: earlier, isNew: false };
  }
  throw new Error(`No free reference in ${mostReferenceDraws} draws`);
}
