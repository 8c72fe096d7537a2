import { and, eq } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { inSharedTransaction } from "#database/batch.ts";
import type { Transaction } from "#database/client.ts";
import type { NewEmail } from "#domain/emails/email-messages.ts";
import { queueEmails } from "#domain/emails/queue-emails.ts";
import { countRequest, type LimitCheck, type RateLimit } from "./rate-limit.ts";
import { newReference } from "./reference.ts";
import type { CommandContext, SavedRecord, Submission, SubmissionResult } from "./submission.ts";

/** What one kind of submission adds to the way that all of them take. */
export interface SubmissionKind {
  form: string;
  /** First letter of its references. */
  letter: string;
  /** How many new records one address may cause. */
  limit: RateLimit;
  /** Inserts unless the attempt or the reference is taken; returns nothing then. */
  insert(tx: Transaction, reference: string): Promise<SavedRecord | undefined>;
  /** The record of the same attempt, screened alike. */
  find(tx: Transaction): Promise<SavedRecord | undefined>;
  emailsAbout(saved: SavedRecord): NewEmail[];
}

type Sender = Pick<Submission<unknown>, "addressHash" | "signal">;

const mostReferenceDraws = 10;

/**
 * Records a submission and queues its emails, both or neither. The same attempt again, also at the
 * same moment, gets the record of the first, causes no email and counts towards no limit. Nothing is
 * saved once the signal is aborted: the sender has been told so.
 */
export async function recordSubmission(
  { db, queue }: CommandContext,
  { addressHash, signal }: Sender,
  kind: SubmissionKind,
): Promise<SubmissionResult> {
  const exceeded: { limit?: Extract<LimitCheck, { allowed: false }> } = {};
  const record = async (tx: Transaction): Promise<SubmissionResult> => {
    signal?.throwIfAborted();
    const { saved, isNew } = await insertOrFind(tx, kind);
    if (!isNew) return { ok: true, saved };
    const use = await countRequest(tx, { form: kind.form, addressHash }, kind.limit);
    if (!use.allowed) {
      exceeded.limit = use;
      tx.rollback();
    }
    signal?.throwIfAborted();
    await queueEmails(tx, queue, kind.emailsAbout(saved));
    signal?.throwIfAborted();
    return { ok: true, saved };
  };
  try {
    return await inSharedTransaction(db, kind.form, record, signal);
  } catch (error) {
    if (exceeded.limit === undefined) throw error;
    const { retryAfterSeconds } = exceeded.limit;
    return { ok: false, reason: "too-many", retryAfterSeconds };
  }
}

async function insertOrFind(
  tx: Transaction,
  kind: SubmissionKind,
): Promise<{ saved: SavedRecord; isNew: boolean }> {
  for (let draw = 0; draw < mostReferenceDraws; draw++) {
    const inserted = await kind.insert(tx, newReference(kind.letter));
    if (inserted !== undefined) return { saved: inserted, isNew: true };
    // The insert gave way to the same attempt or, once in a long while, to the same reference.
    const earlier = await kind.find(tx);
    if (earlier !== undefined) return { saved: earlier, isNew: false };
  }
  throw new Error(`No free reference in ${mostReferenceDraws} draws`);
}

interface AttemptColumns {
  id: PgColumn;
  reference: PgColumn;
  idempotencyKey: PgColumn;
  fingerprint: PgColumn;
  screening: PgColumn;
}

/** A copy in quarantine, whoever sent it, must not answer for what a visitor sends. */
interface ScreenedAttempt {
  idempotencyKey: string;
  fingerprint: string;
  screening: "accepted" | "quarantined";
}

/** The record of an attempt in a table whose unique index is over these three columns. */
export async function findAttempt(
  tx: Transaction,
  table: PgTable & AttemptColumns,
  attempt: ScreenedAttempt,
): Promise<SavedRecord | undefined> {
  const [found] = await tx
    .select({ id: table.id, reference: table.reference })
    .from(table)
    .where(
      and(
        eq(table.idempotencyKey, attempt.idempotencyKey),
        eq(table.fingerprint, attempt.fingerprint),
        eq(table.screening, attempt.screening),
      ),
    );
  return found && { id: String(found.id), reference: String(found.reference) };
}
