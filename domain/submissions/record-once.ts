import type { Database, Transaction } from "#database/client.ts";
import { type MailJob, queueMails } from "#domain/outbox/mail-jobs.ts";
import type { Attempt } from "./attempt.ts";
import { countRequest, type RateLimit, type Use } from "./rate-limit.ts";
import { newReference } from "./reference.ts";
import type { CommandContext, SavedRecord, Submission, SubmissionResult } from "./submission.ts";

/** What a kind of record adds whose insert is more than one statement. */
export interface SingleRecordKind {
  form: string;
  /** First letter of its references. */
  letter: string;
  /** How many new records one address may cause. */
  limit: RateLimit;
  /** Inserts unless the attempt or the reference is taken; nothing is returned then. */
  insert(tx: Transaction, reference: string): Promise<SavedRecord | undefined>;
  find(db: Database | Transaction, attempt: Attempt): Promise<SavedRecord | undefined>;
  mailsAbout(saved: SavedRecord): MailJob[];
}

const mostReferenceDraws = 10;

/**
 * Records a submission and queues its mails in one transaction. The same attempt again, also at the
 * same moment, gets the saved record of the first, causes no mail and counts towards no limit. Nothing of a
 * submission is kept whose signal is aborted before all is written.
 */
export async function recordOnce(
  context: CommandContext,
  { attempt, addressHash, signal }: Pick<Submission<unknown>, "attempt" | "addressHash" | "signal">,
  kind: SingleRecordKind,
): Promise<SubmissionResult> {
  const limited: { by?: Extract<Use, { allowed: false }> } = {};
  try {
    return await context.db.transaction(async (tx) => {
      signal?.throwIfAborted();
      const { saved, isNew } = await insertOrFind(tx, attempt, kind);
      if (!isNew) return { ok: true, saved };
      const use = await countRequest(tx, { form: kind.form, addressHash }, kind.limit);
      if (!use.allowed) {
        limited.by = use;
        tx.rollback();
      }
      const mails = kind.mailsAbout(saved);
      signal?.throwIfAborted();
      if (mails.length > 0) await queueMails(tx, context.queue, mails);
      signal?.throwIfAborted();
      return { ok: true, saved };
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
): Promise<{ saved: SavedRecord; isNew: boolean }> {
  for (let draw = 0; draw < mostReferenceDraws; draw++) {
    const inserted = await kind.insert(tx, newReference(kind.letter));
    if (inserted !== undefined) return { saved: inserted, isNew: true };
    // The insert gave way to the same attempt or, once in a long while, to the same reference.
    const earlier = await kind.find(tx, attempt);
    if (earlier !== undefined) return { saved: earlier, isNew: false };
  }
  throw new Error(`No free reference in ${mostReferenceDraws} draws`);
}
