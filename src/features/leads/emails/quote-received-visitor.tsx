/** Confirms a quote request to the visitor. */
import { company } from "#content/company.ts";
import type { Message } from "#platform/email/outgoing-email.ts";
import { receivedVisitor } from "#platform/email/received-visitor.server.tsx";
import type { Language } from "#platform/language/language.ts";
import { leadServerMessages } from "../messages.server.ts";

export interface QuoteReceivedVisitor {
  reference: string;
  fullName: string;
  /** URL. */
  ownPage: string;
}

export function quoteReceivedVisitor(
  { reference, fullName, ownPage }: QuoteReceivedVisitor,
  language: Language,
): Promise<Message> {
  const { visitorEmail: email } = leadServerMessages(language);
  return receivedVisitor({
    reference,
    fullName,
    subject: email.subject({ reference }),
    title: email.title,
    thanks: email.thanks({ company: company.name }),
    steps: [email.steps.read, email.steps.call, email.steps.quote],
    ownPage,
    because: email.because,
    language,
  });
}
