import type { RateCard } from "#content/rate-card-types.ts";
import { planningRange } from "#features/leads/planning-range.ts";
import type { QuoteForm } from "#features/leads/quote-form.ts";
import { type LeadRow, leads, type NewLeadRow } from "#features/leads/tables/leads.ts";
import {
  ownPageLinksInsert,
  ownPageOf,
  withOwnPage,
} from "#features/own-pages/own-page-links.server.ts";
import { insertRows } from "#platform/database/insert-rows.ts";
import type { NewEmail } from "#platform/email/email-messages.ts";
import { emailAbout } from "#platform/email/record-emails.server.ts";
import type { NewToken } from "#platform/identity/tokens.server.ts";
import type { FormContext, Submission, SubmissionResult } from "#platform/records/submission.ts";
import type { NewRecord, RecordKind } from "#platform/submissions/record-all.server.ts";
import { recordSubmission } from "#platform/submissions/record-submission.server.ts";
import { screenedRecord } from "#platform/submissions/screened-record.server.ts";
import { prepareOpportunities } from "./open-opportunities.server.ts";

type NewLead = Omit<NewLeadRow, "reference" | "receivedAt"> &
  NewRecord &
  Pick<LeadRow, "campaign" | "language" | "rangeLow" | "rangeHigh"> & { ownPage: NewToken };

const notAnswered = { answeredAt: null, answeredBy: null, assignedTo: null };

const quoteRequests: RecordKind<NewLead> = {
  form: "quote",
  changeEventKind: "lead",
  letter: "Q",
  // A whole office may share one address.
  limit: { uses: 10, windowSeconds: 600 },
  table: leads,
  insert: (rows) => insertRows(leads, rows),
  async follow(tx, rows) {
    // Suspected spam gets an own page as well, so that its sender cannot tell the difference.
    const links = ownPageLinksInsert("lead", rows);
    const accepted = rows.filter(({ screening }) => screening === "accepted");
    const { inserts, changeEvents } = await prepareOpportunities(
      tx,
      accepted.map((row) => ({ ...row, ...notAnswered })),
    );
    return { inserts: [links, ...inserts], changeEvents };
  },
  emailsAbout: (_, lead) => (lead.screening === "quarantined" ? [] : quoteRequestEmails(lead)),
};

export function quoteRequestEmails({ id, email }: Pick<NewLead, "id" | "email">): NewEmail[] {
  const about = { kind: "lead", id } as const;
  return [
    emailAbout("quote-received-office", { office: true }, about),
    emailAbout("quote-received-visitor", email, about),
  ];
}

/**
 * One that looks like spam gets the same answer, so that its sender learns nothing.
 * @param card gives the planning range that is stored with the lead
 */
export async function submitQuoteRequest(
  context: FormContext,
  submission: Submission<QuoteForm>,
  card: RateCard,
): Promise<SubmissionResult> {
  const { fullName, company, phone, squareFootage, message } = submission.fields;
  const short = [fullName, company, phone, squareFootage];
  const screened = screenedRecord(submission, { short, message });
  const row = {
    ...submission.fields,
    ...screened,
    ...rangeOf(submission.fields, card),
    ownPage: ownPageOf(context.secrets, "lead", screened),
  };
  const result = await recordSubmission(context, quoteRequests, row, submission.signal);
  return withOwnPage(context.db, result, row);
}

function rangeOf(fields: QuoteForm, card: RateCard) {
  const range = planningRange(card, fields);
  return range.ok
    ? { rangeLow: range.low, rangeHigh: range.high, rateCard: range.rateCard }
    : { rangeLow: null, rangeHigh: null, rateCard: card.version };
}
