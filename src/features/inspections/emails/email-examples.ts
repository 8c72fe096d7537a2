import type { EmailExamples } from "#platform/email/email-examples.server.ts";
import { inspectionServerMessages } from "../messages.server.ts";
import { inspectionDisputed } from "./inspection-disputed.tsx";
import { inspectionNews } from "./inspection-news.tsx";

export const inspectionEmailExamples: EmailExamples<"inspection-news" | "inspection-disputed"> = {
  "inspection-news": {
    describe: (language) => inspectionServerMessages(language).sentEmails["inspection-news"],
    cases: ({ language, origin, links, names, dayAfter }) =>
      (
        [
          { event: "finished", failed: 2 },
          { event: "finished", failed: 0 },
          { event: "re-inspected", failed: 0 },
          { event: "signed", failed: 0 },
          { event: "remarked", failed: 0 },
        ] as const
      ).map(
        (one) => () =>
          inspectionNews({
            ...one,
            language,
            links,
            name: names.reader,
            facility: names.facility,
            day: dayAfter(0),
            by: names.colleague,
            text: names.comment,
            written: language,
            score: inspectionServerMessages(language).email.score({
              score: "92.5%",
              method: names.method,
            }),
            address: `${origin}/client-portal/inspections`,
          }),
      ),
  },
  "inspection-disputed": {
    describe: (language) => inspectionServerMessages(language).sentEmails["inspection-disputed"],
    cases: ({ language, origin, links, names, dayAfter }) => [
      () =>
        inspectionDisputed({
          language,
          links,
          name: names.colleague,
          facility: names.facility,
          day: dayAfter(0),
          item: `${names.area}: ${names.task}`,
          by: names.reader,
          text: names.request,
          written: language,
          address: `${origin}/office/inspections`,
        }),
    ],
  },
};
