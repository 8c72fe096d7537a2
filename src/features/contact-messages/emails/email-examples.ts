import type { EmailExamples } from "#platform/email/email-examples.server.ts";
import { contactServerMessages } from "../messages.server.ts";
import { contactMessageReceivedOffice } from "./contact-message-received-office.ts";
import { contactMessageReceivedVisitor } from "./contact-message-received-visitor.tsx";

const reference = "M-7K3M9R";

export const contactEmailExamples: EmailExamples<
  "contact-message-received-office" | "contact-message-received-visitor"
> = {
  "contact-message-received-office": {
    describe: (language) =>
      contactServerMessages(language).sentEmails["contact-message-received-office"],
    cases: ({ language, names, now }) => [
      () =>
        contactMessageReceivedOffice(
          {
            reference,
            receivedAt: now,
            email: "maria.lopez@example.com",
            page: "/contact",
            language: "en",
            campaign: {},
            name: names.reader,
            subject: names.subject,
            message: names.request,
            newsletter: true,
          },
          language,
        ),
    ],
  },
  "contact-message-received-visitor": {
    describe: (language) =>
      contactServerMessages(language).sentEmails["contact-message-received-visitor"],
    cases: ({ language, names }) => [
      () => contactMessageReceivedVisitor({ reference, name: names.reader }, language),
    ],
  },
};
