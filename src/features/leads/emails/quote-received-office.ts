/** Notifies the office of a quote request, with two buttons to answer at once. */
import type { Fact } from "#platform/email/facts.server.tsx";
import {
  type ReceivedSubmission,
  renderOfficeNotice,
} from "#platform/email/office-notice.server.tsx";
import { oneLine } from "#platform/email/one-line.ts";
import type { Message } from "#platform/email/outgoing-email.ts";
import type { Language } from "#platform/language/language.ts";
import { leadServerMessages } from "../messages.server.ts";

export interface QuoteReceivedOffice extends ReceivedSubmission {
  fullName: string;
  company: string;
  phone: string;
  /** The popular name, e.g. `Corporate Office`. */
  facility: string;
  squareFootage: string;
  /** A text such as `2 visits a week`; absent if the visitor chose nothing. */
  visits?: string | undefined;
  /** The range that the visitor was given, and the rates behind it. */
  planningRange?: string | undefined;
  message: string;
}

/** @param language of the company's own mailbox */
export function quoteReceivedOffice(
  lead: QuoteReceivedOffice,
  language: Language,
): Promise<Message> {
  const { officeEmail: texts } = leadServerMessages(language);
  const { reference, fullName, company, phone, facility } = lead;
  return renderOfficeNotice({
    language,
    record: lead,
    subject: texts.subject({
      company: oneLine(company, 60),
      facility,
      squareFeet: oneLine(lead.squareFootage, 30),
      reference,
    }),
    preview: `${oneLine(fullName, 60)}, ${oneLine(phone)}`,
    heading: texts.heading({ company: oneLine(company, 100) }),
    facts: factsOf(lead, language),
    passage: { label: texts.message, text: lead.message },
    name: fullName,
    phone,
    reply: texts.reply({ reference }),
    because: texts.because,
  });
}

function factsOf(lead: QuoteReceivedOffice, language: Language): Fact[] {
  const { officeEmail: texts } = leadServerMessages(language);
  return [
    [texts.name, oneLine(lead.fullName)],
    [texts.company, oneLine(lead.company)],
    [texts.phone, oneLine(lead.phone)],
    [texts.email, oneLine(lead.email, 254)],
    [texts.facility, lead.facility],
    [texts.squareFeet, oneLine(lead.squareFootage)],
    ...(lead.visits ? [[texts.visits, lead.visits] as Fact] : []),
    ...(lead.planningRange ? [[texts.rangeShown, lead.planningRange] as Fact] : []),
  ];
}
