import type { EmailExamples } from "#platform/email/email-examples.server.ts";
import { shippedTemplates } from "../email-types.ts";
import { opportunityEmailServerMessages } from "../messages.server.ts";
import { templateTexts } from "../template-texts.server.ts";
import {
  replyNotice,
  undeliveredNotice,
  writtenMessage,
} from "./opportunity-email-messages.server.tsx";

export const opportunityEmailExamples: EmailExamples<
  "opportunity-email" | "opportunity-replied" | "opportunity-undelivered"
> = {
  "opportunity-undelivered": {
    describe: (language) =>
      opportunityEmailServerMessages(language).sentEmails["opportunity-undelivered"],
    cases: ({ language, names, links, origin }) => [
      () =>
        undeliveredNotice({
          language,
          name: names.reader,
          company: names.client,
          address: `${origin}/office/pipeline`,
          links,
        }),
    ],
  },
  "opportunity-email": {
    describe: (language) =>
      opportunityEmailServerMessages(language).sentEmails["opportunity-email"],
    cases: ({ language, names }) =>
      shippedTemplates.map((template) => () => {
        const facts = { contact: names.reader, reference: "S-7KR-4M2W", sender: names.colleague };
        return writtenMessage({ language, ...templateTexts(template, facts, language) });
      }),
  },
  "opportunity-replied": {
    describe: (language) =>
      opportunityEmailServerMessages(language).sentEmails["opportunity-replied"],
    cases: ({ language, names, links, origin }) => [
      () =>
        replyNotice({
          language,
          name: names.reader,
          company: names.client,
          sender: names.colleague,
          text: names.comment,
          address: `${origin}/office/pipeline`,
          links,
        }),
    ],
  },
};
