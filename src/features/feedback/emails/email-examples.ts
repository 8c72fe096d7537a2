import type { EmailExamples } from "#platform/email/email-examples.server.ts";
import { formatQuarter } from "#platform/format/quarter-format.server.ts";
import { scores } from "../feedback-types.ts";
import { feedbackServerMessages } from "../messages.server.ts";
import { feedbackLow } from "./feedback-low.tsx";
import { feedbackQuestion } from "./feedback-question.tsx";

export const feedbackEmailExamples: EmailExamples<"feedback-question" | "feedback-low"> = {
  "feedback-question": {
    describe: (language) => feedbackServerMessages(language).sentEmails["feedback-question"],
    cases: ({ language, origin, links, names, dayAfter }) => [
      () =>
        feedbackQuestion({
          language,
          links,
          name: names.reader,
          facility: names.facility,
          about: `${names.category}, WO-7K3M9R`,
          addressOf: () => `${origin}/feedback?token=example`,
          scores,
          until: dayAfter(30),
        }),
    ],
  },
  "feedback-low": {
    describe: (language) => feedbackServerMessages(language).sentEmails["feedback-low"],
    cases: ({ language, origin, links, names, now }) =>
      [undefined, formatQuarter(`${now.getUTCFullYear()}-Q1`, language)].map(
        (span) => () =>
          feedbackLow({
            language,
            links,
            span,
            name: names.colleague,
            client: names.client,
            facility: names.facility,
            about: `${names.category}, WO-7K3M9R`,
            giver: names.reader,
            score: 4,
            reason: names.request,
            address: `${origin}/office/messages`,
          }),
      ),
  },
};
