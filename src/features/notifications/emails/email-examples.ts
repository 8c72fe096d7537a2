import type { EmailExamples } from "#platform/email/email-examples.server.ts";
import { writtenAlone } from "#platform/language/written-words.ts";
import { notificationServerMessages } from "../messages.server.ts";
import { type DailyDigest, dailyDigest } from "./daily-digest.tsx";

export const notificationEmailExamples: EmailExamples<"daily-digest"> = {
  "daily-digest": {
    describe: (language) => notificationServerMessages(language).sentEmails["daily-digest"],
    cases({ language, origin, links, names, time }) {
      const address = `${origin}/client-portal/notifications`;
      const text = writtenAlone(names.request, language);
      const rows = [{ title: names.category, text, when: time, address }];
      const digest = (contents: Pick<DailyDigest, "facilities" | "more">) => () =>
        dailyDigest({ ...contents, language, links, name: names.reader, address });
      return [
        digest({ facilities: [{ name: names.facility, rows }], more: 0 }),
        digest({
          facilities: [
            { name: names.facility, rows },
            { name: names.otherFacility, rows },
          ],
          more: 3,
        }),
      ];
    },
  },
};
