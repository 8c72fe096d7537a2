/** Confirms a quote request to the visitor. */
import { company } from "#content/company.ts";
import type { Message } from "#platform/email/outgoing-email.ts";
import { receivedVisitor } from "#platform/email/received-visitor.server.tsx";

export interface QuoteReceivedVisitor {
  reference: string;
  fullName: string;
}

export const quoteReceivedVisitor = ({
  reference,
  fullName,
}: QuoteReceivedVisitor): Promise<Message> =>
  receivedVisitor({
    reference,
    fullName,
    subject: `We have your quote request ${reference}`,
    title: "We have your request",
    thanks: `Thank you for asking ${company.name} for a quote.`,
    steps: [
      "A person in our office reads your request.",
      "We’ll call or write within one business day and set a time for a walk-through.",
      "You’ll get a written quote with detailed pricing and no hidden fees. There’s no obligation.",
    ],
    because:
      "You’re getting this email because your address was entered on our website with a quote request. If that wasn’t you, please reply and tell us.",
  });
