import type { EmailExample, EmailExamples } from "#platform/email/email-examples.server.ts";
import { visitServerMessages } from "../messages.server.ts";
import { scheduleChanged, visitChanged } from "./visit-changed.tsx";
import { visitMissed } from "./visit-missed.tsx";
import { visitNote } from "./visit-note.tsx";

type VisitEmail = "visit-missed" | "visit-changed" | "schedule-changed" | "visit-note";

const describe =
  (message: VisitEmail): EmailExample["describe"] =>
  (language) =>
    visitServerMessages(language).sentEmails[message];

const factsOf = ({ language, origin, links, names }: Parameters<EmailExample["cases"]>[0]) => ({
  language,
  links,
  name: names.reader,
  facility: names.facility,
  address: `${origin}/client-portal/schedule`,
});

export const visitEmailExamples: EmailExamples<VisitEmail> = {
  "visit-missed": {
    describe: describe("visit-missed"),
    cases: (facts) =>
      [true, false].map(
        (isClient) => () =>
          visitMissed({
            ...factsOf(facts),
            isClient,
            beginsAt: facts.now,
            timeZone: "America/Chicago",
          }),
      ),
  },
  "visit-changed": {
    describe: describe("visit-changed"),
    cases: (facts) =>
      (["cancelled", "reinstated", "changed"] as const).map(
        (event, at) => () =>
          visitChanged({
            ...factsOf(facts),
            event,
            isSoon: at > 0,
            when: facts.dayAfter(1),
            reason: event === "cancelled" ? facts.names.reason : undefined,
            written: facts.language,
          }),
      ),
  },
  "schedule-changed": {
    describe: describe("schedule-changed"),
    cases: (facts) =>
      [false, true].map(
        (isSoon) => () =>
          scheduleChanged({ ...factsOf(facts), isSoon, count: 4, from: facts.dayAfter(7) }),
      ),
  },
  "visit-note": {
    describe: describe("visit-note"),
    cases: (facts) => [
      () =>
        visitNote({
          ...factsOf(facts),
          text: facts.names.request,
          written: facts.language,
          writtenBy: facts.names.colleague,
          address: `${facts.origin}/office/schedule`,
        }),
    ],
  },
};
