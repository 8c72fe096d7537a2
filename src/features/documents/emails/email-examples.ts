import type { EmailExample, EmailExamples } from "#platform/email/email-examples.server.ts";
import { documentServerMessages } from "../messages.server.ts";
import { documentAdded, documentEnds } from "./document-notices.tsx";

const factsOf = ({ language, origin, links, names }: Parameters<EmailExample["cases"]>[0]) => ({
  language,
  links,
  name: names.reader,
  title: names.document,
  type: "certificate-of-insurance" as const,
  place: names.facility,
  address: `${origin}/client-portal/documents`,
});

export const documentEmailExamples: EmailExamples<"document-added" | "document-ends"> = {
  "document-added": {
    describe: (language) => documentServerMessages(language).sentEmails["document-added"],
    cases: (facts) =>
      [false, true].map(
        (isReplaced) => () =>
          documentAdded({ ...factsOf(facts), isReplaced, asksToAcknowledge: !isReplaced }),
      ),
  },
  "document-ends": {
    describe: (language) => documentServerMessages(language).sentEmails["document-ends"],
    cases: (facts) =>
      [false, true].flatMap((isOver) =>
        [true, false].map(
          (isClient) => () =>
            documentEnds({ ...factsOf(facts), isOver, isClient, day: facts.dayAfter(14) }),
        ),
      ),
  },
};
