import type { MailBound } from "#platform/email/email-bounds.server.ts";
import type { FeatureServer } from "#platform/feature.server.ts";
import { type HistoryNouns, namedBy } from "#platform/history/history-nouns.server.ts";
import { deleteExpiredAddresses } from "./confirm-signup.server.ts";
import { newsletterEmailExamples } from "./emails/email-examples.ts";
import { newsletterEmails } from "./emails/newsletter-emails.ts";
import { subscribersNoun } from "./imports/subscribers-noun.server.ts";
import { workOnNewsletters } from "./jobs.server.ts";
import type { en } from "./messages/en.ts";
import { newsletterServerMessages } from "./messages.server.ts";
import { newsletterMessages } from "./messages.ts";
import { newsletterJob } from "./newsletter-job.server.ts";
import { subjectOf } from "./newsletter-types.ts";
import { readNewsletterNames } from "./newsletters.server.ts";
import { newsletterPersonalData } from "./personal-data.server.ts";
import { subscribers } from "./tables/newsletter.ts";
import { newsletters } from "./tables/newsletters.ts";

const newsletterHistory = {
  newsletter: {
    singular: (language) => newsletterMessages(language).newsletters.one,
    plural: (language) => newsletterMessages(language).newsletters.section,
    place: 160,
    messages: (language) => newsletterMessages(language).newsletters.events,
    describeField(name, language) {
      if (name === "state") return { options: newsletterMessages(language).newsletters.states };
      const fields: Readonly<Record<string, string>> = newsletterServerMessages(language).fields;
      return fields[name] === undefined ? undefined : { label: fields[name] };
    },
    async readNames(db, ids, language) {
      const { noSubject } = newsletterMessages(language).newsletters;
      const rows = await readNewsletterNames(db, ids);
      return rows.map(({ id, texts }) => [id, { name: subjectOf(texts, language) || noSubject }]);
    },
    pathOf: ({ recordId }) => `/office/newsletters/${recordId}`,
  },
  subscriber: {
    singular: (language) => newsletterMessages(language).subscriber,
    plural: (language) => newsletterMessages(language).section,
    place: 165,
    messages: (language) => newsletterMessages(language).subscriberEvents,
    describeField: (name, language) =>
      name === "state" ? { options: newsletterMessages(language).subscriberStates } : undefined,
    readNames: namedBy(subscribers, subscribers.email),
    pathOf: () => "/office/subscribers",
  },
} satisfies Partial<HistoryNouns>;

declare module "#platform/history/history-messages.ts" {
  interface HistoryMessages {
    newsletter: (typeof en)["newsletters"]["events"];
    subscriber: (typeof en)["subscriberEvents"];
  }
}

declare module "#platform/changes/change-event-kinds.ts" {
  interface ChangeEventKinds {
    subscriber: "submission";
    newsletter: "submission";
  }
}

const hour = 3600;

const confirmationBounds: readonly MailBound[] = [
  { form: "newsletter-mail", limit: { uses: 1, windowSeconds: 6 * hour } },
  { form: "newsletter-mail-week", limit: { uses: 3, windowSeconds: 7 * 24 * hour } },
];

export const newsletterServer = {
  name: "newsletter",
  names(language) {
    const { section, newsletters } = newsletterMessages(language);
    return {
      "/office/newsletters": { label: newsletters.section },
      "/office/newsletters/new": { label: newsletters.add },
      "/office/subscribers": { label: section },
    };
  },
  jobs: {
    queues: [newsletterJob.name],
    start: ({ queue, db, log, config }) => workOnNewsletters(queue, db, log, config),
  },
  emails: newsletterEmails,
  emailExamples: newsletterEmailExamples,
  emailTexts: [newsletterServerMessages.emailTexts],
  emailBounds: { "newsletter-confirmation": confirmationBounds },
  cleanup: { "newsletter addresses": deleteExpiredAddresses },
  archive: [
    { table: subscribers, without: [subscribers.unsubscribeToken] },
    { table: newsletters, without: [newsletters.queuedTo, newsletters.isQueued] },
  ],
  imports: [subscribersNoun],
  personalData: newsletterPersonalData,
  changeEvents: {
    subscriber: { about: "submission", needs: "subscribers.read" },
    newsletter: { about: "submission", needs: "newsletters.send" },
  },
  history: newsletterHistory,
  demonstration: () => import("./demonstration.server.ts"),
} satisfies FeatureServer;
