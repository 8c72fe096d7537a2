/** Answers to applicants are records of hiring, kept as long as the application. */
import { privacyLaws } from "#content/privacy-laws.ts";
import { yearsAfter } from "#platform/privacy/keep-reason.ts";
import { personalTable } from "#platform/privacy/personal-data.server.ts";
import { applicationAnswers } from "./tables/application-answers.ts";

export const hiringPersonalData = [
  personalTable({
    table: applicationAnswers,
    columns: {
      template: "code",
      language: "code",
      recipient: "email",
      subject: "words",
      text: "words",
    },
    record: {
      at: "sentAt",
      path: ({ applicationId }) => `/office/applications/${applicationId}`,
      fate({ sentAt }, now) {
        const until = yearsAfter(sentAt, privacyLaws.keep.application.years);
        if (until <= now) return { kind: "deleted" };
        return { kind: "kept", keeps: [{ reason: "application", until }] };
      },
    },
  }),
];
