/** Tells a visitor that the message has arrived and who answers it. */
import { company } from "#content/company.ts";
import type { Message } from "./letter.ts";
import { receivedVisitor } from "./received-visitor.tsx";

export interface InquiryReceivedVisitor {
  reference: string;
  name: string;
}

export const inquiryReceivedVisitor = ({
  reference,
  name,
}: InquiryReceivedVisitor): Promise<Message> =>
  receivedVisitor({
    reference,
    fullName: name,
    subject: `We have your message ${reference}`,
    title: "We have your message",
    thanks: `Thank you for writing to ${company.name}.`,
    steps: [
      "A person in our office reads your message and passes it to whoever knows the answer.",
      "You hear from us within one business day.",
    ],
    because:
      "You get this mail because your address was given with a message on our website. If that was not you, tell us by answering this mail.",
  });
