/** Notifies the office of a contact message. */
import type { Fact } from "#platform/email/facts.server.tsx";
import {
  type ReceivedSubmission,
  renderOfficeNotice,
} from "#platform/email/office-notice.server.tsx";
import { oneLine } from "#platform/email/one-line.ts";
import type { Message } from "#platform/email/outgoing-email.ts";

export interface ContactMessageReceivedOffice extends ReceivedSubmission {
  name: string;
  subject: string;
  message: string;
  newsletter: boolean;
}

export function contactMessageReceivedOffice(
  contactMessage: ContactMessageReceivedOffice,
): Promise<Message> {
  const { reference, name, subject, message } = contactMessage;
  return renderOfficeNotice({
    record: contactMessage,
    subject: `Message: ${oneLine(subject, 120)} (${reference})`,
    preview: oneLine(message, 100),
    heading: `Message from ${oneLine(name, 60)}`,
    facts: factsOf(contactMessage),
    passage: { label: "Message", text: message },
    name,
    reply: `Your message ${reference}`,
    because: "Reply to this email to answer the person who wrote.",
  });
}

function factsOf({ name, email, subject, newsletter }: ContactMessageReceivedOffice): Fact[] {
  return [
    ["Name", oneLine(name)],
    ["Email", oneLine(email, 254)],
    ["Subject", oneLine(subject)],
    ...(newsletter ? [["Newsletter", "requested; we sent the confirmation email"] as Fact] : []),
  ];
}
