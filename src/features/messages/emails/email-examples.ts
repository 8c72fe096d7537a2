import type { EmailExamples } from "#platform/email/email-examples.server.ts";
import { threadServerTexts } from "../messages.server.ts";
import { unreadMessages } from "./unread-messages.tsx";

export const threadEmailExamples: EmailExamples<"unread-messages"> = {
  "unread-messages": {
    describe: (language) => threadServerTexts(language).sentEmails["unread-messages"],
    cases: ({ language, origin, links, names }) => [
      () =>
        unreadMessages({
          language,
          links,
          name: names.reader,
          subject: names.subject,
          subjectLanguage: language,
          facilityName: names.facility,
          messages: [
            { authorName: names.colleague, text: names.comment, language, fileNames: [] },
            { authorName: names.colleague, text: names.comment, language, fileNames: ["plan.pdf"] },
            { authorName: names.colleague, text: "", language, fileNames: ["plan.pdf"] },
          ],
          address: `${origin}/client-portal/messages`,
        }),
    ],
  },
};
