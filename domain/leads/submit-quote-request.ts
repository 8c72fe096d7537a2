import { randomUUIDv7 } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Database, Transaction } from "#database/client.ts";
import { leads } from "#database/tables/leads.ts";
import { queueMails } from "#domain/outbox/mail-jobs.ts";
import type { Attempt } from "#domain/submissions/attempt.ts";
import { newReference } from "#domain/submissions/reference.ts";
import { screen } from "#domain/submissions/screening.ts";
import type { Desk, Receipt, Submission } from "#domain/submissions/submission.ts";
import type { QuoteForm } from "./quote-form.ts";

const mostReferenceDraws = 10;

/**
 * Records a quote request and queues its mails, both or neither. The same attempt again gets the
 * receipt of the first and causes no second mail, also when both arrive at the same moment.
 * @returns the receipt, for a quarantined request as well: who sends spam learns nothing
 */
export function submitQuoteRequest(
  desk: Desk,
  submission: Submission<QuoteForm>,
): Promise<Receipt> {
  const lead = leadOf(submission);
  return desk.db.transaction(async (tx) => {
    for (let draw = 0; draw < mostReferenceDraws; draw++) {
      const receipt = await insertUnlessTaken(tx, { ...lead, reference: newReference("Q") });
      if (receipt !== undefined) {
        if (lead.screening === "accepted") await queueMailsAbout(tx, desk, receipt.id);
        return receipt;
      }
      // The insert gave way to the same attempt or, once in a long while, to the same reference.
      const earlier = await findQuoteRequest(tx, submission.attempt);
      if (earlier !== undefined) return earlier;
    }
    throw new Error(`No free reference in ${mostReferenceDraws} draws`);
  });
}

/** The receipt that an attempt has been given, if it has reached us before. */
export async function findQuoteRequest(
  db: Database | Transaction,
  attempt: Attempt,
): Promise<Receipt | undefined> {
  const [lead] = await db
    .select({ id: leads.id, reference: leads.reference })
    .from(leads)
    .where(and(eq(leads.idempotencyKey, attempt.key), eq(leads.fingerprint, attempt.fingerprint)));
  return lead;
}

function leadOf({ fields, attempt, trail, userAgent, addressHash }: Submission<QuoteForm>) {
  const { fullName, company, phone, squareFootage, message } = fields;
  const screeningReasons = screen(
    { short: [fullName, company, phone, squareFootage], message },
    trail,
  );
  const isSuspect = screeningReasons.length > 0;
  return {
    ...fields,
    id: randomUUIDv7(),
    idempotencyKey: attempt.key,
    fingerprint: attempt.fingerprint,
    page: trail.page,
    campaign: trail.campaign,
    userAgent,
    addressHash,
    screening: isSuspect ? ("quarantined" as const) : ("accepted" as const),
    screeningReasons,
    officeMail: isSuspect ? ("held" as const) : ("queued" as const),
    visitorMail: isSuspect ? ("held" as const) : ("queued" as const),
  };
}

async function insertUnlessTaken(
  tx: Transaction,
  lead: typeof leads.$inferInsert,
): Promise<Receipt | undefined> {
  const [inserted] = await tx
    .insert(leads)
    .values(lead)
    .onConflictDoNothing()
    .returning({ id: leads.id, reference: leads.reference });
  return inserted;
}

function queueMailsAbout(tx: Transaction, { queue }: Desk, leadId: string): Promise<void> {
  return queueMails(tx, queue, [
    { message: "quote-received-office", recordId: leadId },
    { message: "quote-received-visitor", recordId: leadId },
  ]);
}
