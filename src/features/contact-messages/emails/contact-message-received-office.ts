/** Notifies the office of a contact message. */
import type { Fact } from "#platform/email/facts.server.tsx";
import {
  type ReceivedSubmission,
  renderOfficeNotice,
} from "#platform/email/office-notice.server.tsx";
import { oneLine } from "#platform/email/one-line.ts";
import type { Message } from "#platform/email/outgoing-email.ts";
import type { Language } from "#platform/language/language.ts";
import { contactServerMessages } from "../messages.server.ts";

export interface ContactMessageReceivedOffice extends ReceivedSubmission {
  name: string;
  subject: string;
  message: string;
  newsletter: boolean;
}

/** @param language of the company's own mailbox */
export function contactMessageReceivedOffice(
  contactMessage: ContactMessageReceivedOffice,
  language: Language,
): Promise<Message> {
  const { officeEmail: texts } = contactServerMessages(language);
  const { reference, name, subject, message } = contactMessage;
  return renderOfficeNotice({
    language,
    record: contactMessage,
    subject: texts.subject({ subject: oneLine(subject, 120), reference }),
    preview: oneLine(message, 100),
    heading: texts.heading({ name: oneLine(name, 60) }),
    facts: factsOf(contactMessage, language),
    passage: { label: texts.message, text: message },
    name,
    reply: texts.reply({ reference }),
    because: texts.because,
  });
}

function factsOf(
  { name, email, subject, newsletter }: ContactMessageReceivedOffice,
  language: Language,
): Fact[] {
  const { officeEmail: texts } = contactServerMessages(language);
  return [
    [texts.name, oneLine(name)],
    [texts.email, oneLine(email, 254)],
    [texts.subjectLabel, oneLine(subject)],
    ...(newsletter ? [[texts.newsletter, texts.newsletterRequested] as Fact] : []),
  ];
}
