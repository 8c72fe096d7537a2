import { and, eq } from "drizzle-orm";
import type { Database, Transaction } from "#database/client.ts";
import { leads } from "#database/tables/leads.ts";
import type { Attempt } from "#domain/submissions/attempt.ts";
import { judgedRecord, mailsOf } from "#domain/submissions/judged-record.ts";
import { recordOnce } from "#domain/submissions/record-once.ts";
import type {
  Desk,
  Receipt,
  Submission,
  SubmissionResult,
} from "#domain/submissions/submission.ts";
import { planningRange, type RateCard } from "./planning-range.ts";
import type { QuoteForm } from "./quote-form.ts";

/** A whole office may stand behind one address. */
const limit = { uses: 10, windowSeconds: 600 };

/**
 * Records a quote request and queues the mails about it, both or neither; a repeated attempt gets the
 * receipt of the first. A request that looks like spam is quarantined and causes no mail, but gets a
 * receipt as any other, so that its sender learns nothing.
 * @param card gives the planning range that is kept with the lead
 */
export function submitQuoteRequest(
  desk: Desk,
  submission: Submission<QuoteForm>,
  card: RateCard,
): Promise<SubmissionResult> {
  const lead = { ...leadOf(submission), ...rangeOf(submission.fields, card) };
  return recordOnce(desk, submission, {
    form: "quote",
    letter: "Q",
    limit,
    insert: (tx, reference) =>
      tx
        .insert(leads)
        .values({ ...lead, reference })
        .onConflictDoNothing()
        .returning(receipt),
    find: findByAttempt,
    mailsAbout: ({ id }) => (lead.screening === "quarantined" ? [] : mailsAbout(id)),
  });
}

function leadOf(submission: Submission<QuoteForm>) {
  const { fullName, company, phone, squareFootage, message } = submission.fields;
  const short = [fullName, company, phone, squareFootage];
  const record = judgedRecord(submission, { short, message });
  return { ...submission.fields, ...record, ...mailsOf(record) };
}

function rangeOf(fields: QuoteForm, card: RateCard) {
  const range = planningRange(card, fields);
  return range.ok
    ? { rangeLow: range.low, rangeHigh: range.high, rateCard: range.rateCard }
    : { rateCard: card.version };
}

const receipt = { id: leads.id, reference: leads.reference };

async function findByAttempt(
  db: Database | Transaction,
  { key, fingerprint }: Attempt,
): Promise<Receipt | undefined> {
  const [found] = await db
    .select(receipt)
    .from(leads)
    .where(and(eq(leads.idempotencyKey, key), eq(leads.fingerprint, fingerprint)));
  return found;
}

const mailsAbout = (recordId: string) => [
  { message: "quote-received-office" as const, recordId },
  { message: "quote-received-visitor" as const, recordId },
];
