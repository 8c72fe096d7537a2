import type { EmailExamples } from "#platform/email/email-examples.server.ts";
import { applicationServerMessages } from "../messages.server.ts";
import { applicationReceivedApplicant } from "./application-received-applicant.tsx";
import { applicationReceivedOffice } from "./application-received-office.ts";

const reference = "A-7K3M9R";
const ownPage = "https://www.example.com/own-page/secret";

export const applicationEmailExamples: EmailExamples<
  "application-received-office" | "application-received-applicant"
> = {
  "application-received-office": {
    describe: (language) =>
      applicationServerMessages(language).sentEmails["application-received-office"],
    cases: ({ language, names, now }) => [
      () =>
        applicationReceivedOffice(
          {
            reference,
            receivedAt: now,
            email: "maria.lopez@example.com",
            page: "/careers",
            language: "en",
            campaign: {},
            fullName: names.reader,
            phone: "(206) 555-0142",
            positionTitle: names.position,
            experience: "3-5",
            resume: "https://example.com/resume",
            coverLetter: names.coverLetter,
          },
          language,
        ),
    ],
  },
  "application-received-applicant": {
    describe: (language) =>
      applicationServerMessages(language).sentEmails["application-received-applicant"],
    cases: ({ language, names }) => [
      () =>
        applicationReceivedApplicant(
          { reference, fullName: names.reader, positionTitle: names.position, ownPage },
          language,
        ),
    ],
  },
};
