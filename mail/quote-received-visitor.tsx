/** Tells a visitor that the request has arrived, what it is called and what happens next. */
import { company } from "#content/company.ts";
import type { Message } from "./letter.ts";
import { receivedVisitor } from "./received-visitor.tsx";

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
      "A person in our office reads your request, not a program.",
      "We call or write to you within one business day, and agree on a time to see the place.",
      "You get a quote in writing, with detailed pricing and no hidden fees. It obliges you to nothing.",
    ],
    because:
      "You get this mail because your address was given on our website to ask for a quote. If that was not you, tell us by answering this mail.",
  });
