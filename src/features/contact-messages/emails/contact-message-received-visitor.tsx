/** Confirms a contact message to the visitor. */
import { company } from "#content/company.ts";
import type { Message } from "#platform/email/outgoing-email.ts";
import { receivedVisitor } from "#platform/email/received-visitor.server.tsx";

export interface ContactMessageReceivedVisitor {
  reference: string;
  name: string;
}

export const contactMessageReceivedVisitor = ({
  reference,
  name,
}: ContactMessageReceivedVisitor): Promise<Message> =>
  receivedVisitor({
    reference,
    fullName: name,
    subject: `We have your message ${reference}`,
    title: "We have your message",
    thanks: `Thank you for writing to ${company.name}.`,
    steps: [
      "A person in our office reads your message and passes it to whoever knows the answer.",
      "You’ll hear from us within one business day.",
    ],
    because:
      "You’re getting this email because your address was entered with a message on our website. If that wasn’t you, please reply and tell us.",
  });
