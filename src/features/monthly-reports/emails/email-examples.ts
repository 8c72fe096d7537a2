import type { EmailExamples } from "#platform/email/email-examples.server.ts";
import { todayIn } from "#platform/format/local-date.ts";
import { reportServerMessages } from "../messages.server.ts";
import { monthWithYear } from "../report-months.ts";
import { monthlyReportMessage } from "./monthly-report.tsx";

export const monthlyReportEmailExamples: EmailExamples<"monthly-report"> = {
  "monthly-report": {
    describe: (language) => reportServerMessages(language).sentEmails["monthly-report"],
    cases: ({ language, origin, links, names, now }) =>
      [
        () => names.facility,
        () => reportServerMessages(language).email.facilities({ count: 3 }),
      ].map(
        (place) => () =>
          monthlyReportMessage({
            language,
            links,
            name: names.reader,
            month: monthWithYear(todayIn("UTC", now).slice(0, 7), language),
            place: place(),
            sections: [{ title: names.sections.title, sentences: [names.sections.text] }],
            address: `${origin}/client-portal/insights`,
          }),
      ),
  },
};
