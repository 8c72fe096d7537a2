import type { EmailExamples } from "#platform/email/email-examples.server.ts";
import { leadServerMessages } from "../messages.server.ts";
import { quoteReceivedOffice } from "./quote-received-office.ts";
import { quoteReceivedVisitor } from "./quote-received-visitor.tsx";

const reference = "Q-7K3M9R";
const ownPage = "https://www.example.com/own-page/secret";

export const leadEmailExamples: EmailExamples<"quote-received-office" | "quote-received-visitor"> =
  {
    "quote-received-office": {
      describe: (language) => leadServerMessages(language).sentEmails["quote-received-office"],
      cases: ({ language, names, now }) => [
        () =>
          quoteReceivedOffice(
            {
              reference,
              receivedAt: now,
              email: "maria.lopez@example.com",
              page: "/",
              language: "es",
              campaign: {},
              fullName: names.reader,
              company: names.client,
              phone: "(206) 555-0142",
              facility: names.facility,
              squareFootage: "12,000",
              visits: names.visitTitle,
              planningRange: leadServerMessages(language).officeEmail.rangeOfCard({
                range: "$800-$1,800",
                card: "2026-11",
              }),
              message: names.request,
            },
            language,
          ),
      ],
    },
    "quote-received-visitor": {
      describe: (language) => leadServerMessages(language).sentEmails["quote-received-visitor"],
      cases: ({ language, names }) => [
        () => quoteReceivedVisitor({ reference, fullName: names.reader, ownPage }, language),
        // A name that is none, such as a phone number, is left out of the greeting.
        () => quoteReceivedVisitor({ reference, fullName: "", ownPage }, language),
      ],
    },
  };
