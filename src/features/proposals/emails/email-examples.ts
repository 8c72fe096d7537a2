import type { EmailExample, EmailExamples } from "#platform/email/email-examples.server.ts";
import { addDays, todayIn } from "#platform/format/local-date.ts";
import { proposalServerMessages } from "../messages.server.ts";
import { proposalNews } from "../notifications.server.ts";
import {
  proposalAnswered,
  proposalCopy,
  proposalCopyForStaff,
  proposalNewsMessage,
  proposalReleased,
  proposalReminder,
  proposalSent,
} from "./proposal-messages.ts";

type Facts = Parameters<EmailExample["cases"]>[0];

const offerOf = ({ names, now }: Facts) => ({
  reference: "S-7KR-4M2W",
  number: 2,
  company: names.client,
  contact: names.reader,
  seller: names.colleague,
  expiresOn: addDays(todayIn("UTC", now), 14),
});

const toProspect = (facts: Facts, hasAsked = true) => ({
  language: facts.language,
  offer: offerOf(facts),
  hasAsked,
  address: `${facts.origin}/proposal/example`,
});

const toStaff = (facts: Facts) => ({
  language: facts.language,
  name: facts.names.reader,
  offer: offerOf(facts),
  address: `${facts.origin}/office/pipeline`,
});

export const proposalEmailExamples: EmailExamples<
  | "proposal-sent"
  | "proposal-answered"
  | "proposal-reminder"
  | "proposal-released"
  | "proposal-copy"
  | "proposal-copy-staff"
  | "proposal-news"
> = {
  "proposal-sent": {
    describe: (language) => proposalServerMessages(language).sentEmails["proposal-sent"],
    cases: (facts) =>
      [true, false].map((hasAsked) => () => proposalSent(toProspect(facts, hasAsked))),
  },
  "proposal-answered": {
    describe: (language) => proposalServerMessages(language).sentEmails["proposal-answered"],
    cases: (facts) => [
      () =>
        proposalAnswered({
          ...toProspect(facts),
          person: facts.names.colleague,
          text: facts.names.comment,
          written: facts.language,
        }),
    ],
  },
  "proposal-reminder": {
    describe: (language) => proposalServerMessages(language).sentEmails["proposal-reminder"],
    cases: (facts) => [() => proposalReminder(toProspect(facts))],
  },
  "proposal-released": {
    describe: (language) => proposalServerMessages(language).sentEmails["proposal-released"],
    cases: (facts) => [
      () =>
        proposalReleased({
          ...toProspect(facts),
          reason: facts.names.comment,
          written: facts.language,
        }),
    ],
  },
  "proposal-copy": {
    describe: (language) => proposalServerMessages(language).sentEmails["proposal-copy"],
    cases: (facts) =>
      (["signed", "countersigned"] as const).map(
        (paper) => () =>
          proposalCopy({ ...toProspect(facts), paper, isSealed: paper === "countersigned" }),
      ),
  },
  "proposal-copy-staff": {
    describe: (language) => proposalServerMessages(language).sentEmails["proposal-copy-staff"],
    cases: (facts) => [() => proposalCopyForStaff(toStaff(facts))],
  },
  "proposal-news": {
    describe: (language) => proposalServerMessages(language).sentEmails["proposal-news"],
    cases: (facts) =>
      proposalNews.map(
        (event) => () =>
          proposalNewsMessage({
            ...toStaff(facts),
            event,
            text:
              event === "asked"
                ? facts.names.request
                : event === "declined"
                  ? facts.names.reason
                  : "",
            written: facts.language,
            links: facts.links,
          }),
      ),
  },
};
