/** Notifies the office of a contact message. */
import type { Fact } from "#platform/email/facts.server.tsx";
import {
  type ReceivedSubmission,
  renderOfficeNotice,
} from "#platform/email/office-notice.server.tsx";
import { oneLine } from "#platform/email/one-line.ts";
import type { Message } from "#platform/email/outgoing-email.ts";
import { contactServerMessages } from "../messages.server.ts";

const textsOfEmail = () => contactServerMessages("en").officeEmail;

export interface ContactMessageReceivedOffice extends ReceivedSubmission {
  name: string;
  subject: string;
  message: string;
  newsletter: boolean;
}

export function contactMessageReceivedOffice(
  contactMessage: ContactMessageReceivedOffice,
): Promise<Message> {
  const texts = textsOfEmail();
  const { reference, name, subject, message } = contactMessage;
  return renderOfficeNotice({
    record: contactMessage,
    subject: texts.subject({ subject: oneLine(subject, 120), reference }),
    preview: oneLine(message, 100),
    heading: texts.heading({ name: oneLine(name, 60) }),
    facts: factsOf(contactMessage),
    passage: { label: texts.message, text: message },
    name,
    reply: texts.reply({ reference }),
    because: texts.because,
  });
}

function factsOf({ name, email, subject, newsletter }: ContactMessageReceivedOffice): Fact[] {
  const texts = textsOfEmail();
  return [
    [texts.name, oneLine(name)],
    [texts.email, oneLine(email, 254)],
    [texts.subjectLabel, oneLine(subject)],
    ...(newsletter ? [[texts.newsletter, texts.newsletterRequested] as Fact] : []),
  ];
}
