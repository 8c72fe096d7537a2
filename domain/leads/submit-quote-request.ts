import { leads } from "#database/tables/leads.ts";
import { emailAbout } from "#domain/emails/record-emails.ts";
import { findAttempt, recordSubmission } from "#domain/submissions/record-submission.ts";
import { screenedRecord } from "#domain/submissions/screened-record.ts";
import type {
  CommandContext,
  Submission,
  SubmissionResult,
} from "#domain/submissions/submission.ts";
import { planningRange, type RateCard } from "./planning-range.ts";
import type { QuoteForm } from "./quote-form.ts";

/**
 * Records a quote request and queues the emails about it. One that looks like spam is quarantined and
 * causes no email, but is answered as any other, so that its sender learns nothing.
 * @param card gives the planning range that is stored with the lead
 */
export function submitQuoteRequest(
  context: CommandContext,
  submission: Submission<QuoteForm>,
  card: RateCard,
): Promise<SubmissionResult> {
  const { fullName, company, phone, squareFootage, message, email } = submission.fields;
  const short = [fullName, company, phone, squareFootage];
  const screened = screenedRecord(submission, { short, message });
  const row = { ...submission.fields, ...screened, ...rangeOf(submission.fields, card) };
  return recordSubmission(context, submission, {
    form: "quote",
    letter: "Q",
    // A whole office may stand behind one address.
    limit: { uses: 10, windowSeconds: 600 },
    async insert(tx, reference) {
      const lead = { ...row, reference };
      const saved = { id: leads.id, reference: leads.reference };
      const [inserted] = await tx.insert(leads).values(lead).onConflictDoNothing().returning(saved);
      return inserted;
    },
    find: (tx) => findAttempt(tx, leads, row),
    emailsAbout({ id }) {
      if (row.screening === "quarantined") return [];
      const about = { kind: "lead", id } as const;
      return [
        emailAbout("quote-received-office", { office: true }, about),
        emailAbout("quote-received-visitor", email, about),
      ];
    },
  });
}

function rangeOf(fields: QuoteForm, card: RateCard) {
  const range = planningRange(card, fields);
  return range.ok
    ? { rangeLow: range.low, rangeHigh: range.high, rateCard: range.rateCard }
    : { rateCard: card.version };
}
