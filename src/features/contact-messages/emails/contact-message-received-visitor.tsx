/** Confirms a contact message to the visitor. */
import { company } from "#content/company.ts";
import type { Message } from "#platform/email/outgoing-email.ts";
import { receivedVisitor } from "#platform/email/received-visitor.server.tsx";
import type { Language } from "#platform/language/language.ts";
import { contactServerMessages } from "../messages.server.ts";

export interface ContactMessageReceivedVisitor {
  reference: string;
  name: string;
}

export function contactMessageReceivedVisitor(
  { reference, name }: ContactMessageReceivedVisitor,
  language: Language,
): Promise<Message> {
  const { visitorEmail: email } = contactServerMessages(language);
  return receivedVisitor({
    reference,
    fullName: name,
    subject: email.subject({ reference }),
    title: email.title,
    thanks: email.thanks({ company: company.name }),
    steps: [email.steps.read, email.steps.answer],
    because: email.because,
    language,
  });
}
