import type { EmailExamples } from "#platform/email/email-examples.server.ts";
import { answerTexts } from "../answer-applicant.server.ts";
import { answerTemplates } from "../hiring-types.ts";
import { hiringServerMessages } from "../messages.server.ts";
import { applicationAnswer } from "./application-answer.ts";

export const hiringEmailExamples: EmailExamples<"application-answer"> = {
  "application-answer": {
    describe: (language) => hiringServerMessages(language).sentEmails["application-answer"],
    cases: ({ language, names, origin }) =>
      [...answerTemplates, "with-times" as const].map((templateName) => () => {
        const hasTimes = templateName === "with-times";
        const template = hasTimes ? "invitation" : templateName;
        const applied = { reference: "A-7K3M9R", positionTitle: names.position };
        return applicationAnswer({
          name: names.reader,
          language,
          ...answerTexts(template, applied, language, hasTimes),
          pickAddress: hasTimes ? `${origin}/appointment/example` : undefined,
        });
      }),
  },
};
