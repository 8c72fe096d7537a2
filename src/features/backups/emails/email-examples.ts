import type { EmailExamples } from "#platform/email/email-examples.server.ts";
import { backupMessages } from "../messages.server.ts";
import { backupTrouble } from "./backup-trouble.tsx";

export const backupEmailExamples: EmailExamples<"backup-trouble"> = {
  "backup-trouble": {
    describe: (language) => backupMessages(language).sentEmails["backup-trouble"],
    cases: ({ language, origin, links, names }) => [
      () =>
        backupTrouble({
          language,
          links,
          name: names.reader,
          troubles: [{ title: names.trouble, advice: names.advice }],
          address: `${origin}/office/system`,
        }),
    ],
  },
};
