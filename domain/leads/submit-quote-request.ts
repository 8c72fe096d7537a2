import { leads, type NewLeadRow } from "#database/tables/leads.ts";
import { countedColumns } from "#domain/submissions/count-records.ts";
import type { NewRecord } from "#domain/submissions/record-all.ts";
import { recordTogether } from "#domain/submissions/record-together.ts";
import { mailsOf, screenedRecord } from "#domain/submissions/screened-record.ts";
import type {
  CommandContext,
  Submission,
  SubmissionResult,
} from "#domain/submissions/submission.ts";
import { planningRange, type RateCard } from "./planning-range.ts";
import type { QuoteForm } from "./quote-form.ts";

type NewLead = Omit<NewLeadRow, "reference"> & NewRecord;

const record = recordTogether<NewLead>({
  form: "quote",
  letter: "Q",
  // A whole office may share one IP address.
  limit: { uses: 10, windowSeconds: 600 },
  table: leads,
  insert: (tx, rows) =>
    tx.insert(leads).values(rows).onConflictDoNothing().returning(countedColumns(leads)),
  mailsAbout: ({ id, screening }) =>
    screening === "quarantined"
      ? []
      : [
          { message: "quote-received-office", recordId: id },
          { message: "quote-received-visitor", recordId: id },
        ],
});

/**
 * Records a quote request and queues its emails, both or neither; a repeated attempt gets the
 * record of the first. A request that looks like spam is quarantined and causes no email, but gets
 * a record like any other, so that its sender learns nothing.
 * @param card gives the planning range that is stored with the lead
 */
export function submitQuoteRequest(
  context: CommandContext,
  submission: Submission<QuoteForm>,
  card: RateCard,
): Promise<SubmissionResult> {
  const { fullName, company, phone, squareFootage, message } = submission.fields;
  const short = [fullName, company, phone, squareFootage];
  const screened = screenedRecord(submission, { short, message });
  const range = rangeOf(submission.fields, card);
  const row = { ...submission.fields, ...screened, ...mailsOf(screened), ...range };
  return record(context, row, submission.signal);
}

function rangeOf(fields: QuoteForm, card: RateCard) {
  const range = planningRange(card, fields);
  return range.ok
    ? { rangeLow: range.low, rangeHigh: range.high, rateCard: range.rateCard }
    : { rateCard: card.version };
}
