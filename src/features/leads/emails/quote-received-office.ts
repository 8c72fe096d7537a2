/** Notifies the office of a quote request, with two buttons to answer at once. */
import type { Fact } from "#platform/email/facts.server.tsx";
import {
  type ReceivedSubmission,
  renderOfficeNotice,
} from "#platform/email/office-notice.server.tsx";
import { oneLine } from "#platform/email/one-line.ts";
import type { Message } from "#platform/email/outgoing-email.ts";

export interface QuoteReceivedOffice extends ReceivedSubmission {
  fullName: string;
  company: string;
  phone: string;
  /** As people say it, e.g. `Corporate Office`. */
  facility: string;
  squareFootage: string;
  /** As people say it, e.g. `2 visits a week`; absent where none was chosen. */
  visits?: string | undefined;
  /** What the visitor saw, and by which rates. */
  planningRange?: string | undefined;
  message: string;
}

export function quoteReceivedOffice(lead: QuoteReceivedOffice): Promise<Message> {
  const { reference, fullName, company, phone } = lead;
  const what = `${oneLine(company, 60)}: ${lead.facility}, ${oneLine(lead.squareFootage, 30)} sq ft`;
  return renderOfficeNotice({
    record: lead,
    subject: `Quote request from ${what} (${reference})`,
    preview: `${oneLine(fullName, 60)}, ${oneLine(phone)}`,
    heading: `Quote request from ${oneLine(company, 100)}`,
    facts: factsOf(lead),
    passage: { label: "What they need", text: lead.message },
    name: fullName,
    phone,
    reply: `Your quote request ${reference}`,
    because: "Reply to this email to answer the person who asked.",
  });
}

function factsOf(lead: QuoteReceivedOffice): Fact[] {
  return [
    ["Name", oneLine(lead.fullName)],
    ["Company", oneLine(lead.company)],
    ["Phone", oneLine(lead.phone)],
    ["Email", oneLine(lead.email, 254)],
    ["Facility", lead.facility],
    ["Square feet", oneLine(lead.squareFootage)],
    ...(lead.visits ? [["Visits", lead.visits] as Fact] : []),
    ...(lead.planningRange ? [["Range shown", lead.planningRange] as Fact] : []),
  ];
}
