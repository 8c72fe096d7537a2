import type { FeatureServer } from "#platform/feature.server.ts";
import type { HistoryNouns } from "#platform/history/history-nouns.server.ts";
import { newsletterQueue } from "#platform/jobs/queue-options.server.ts";
import { deleteExpiredAddresses } from "./delete-expired.server.ts";
import { newsletterEmails } from "./emails/newsletter-emails.ts";
import { workOnNewsletters } from "./jobs.server.ts";
import type { en } from "./messages/en.ts";
import { newsletterMessages } from "./messages.ts";
import { subjectOf } from "./newsletter-types.ts";
import { readNewsletterNames } from "./newsletters.server.ts";

const newsletterHistory = {
  newsletter: {
    singular: (language) => newsletterMessages(language).newsletters.one,
    plural: (language) => newsletterMessages(language).newsletters.section,
    place: 160,
    messages: (language) => newsletterMessages(language).newsletters.events,
    async readNames(db, ids, language) {
      const { noSubject } = newsletterMessages(language).newsletters;
      const rows = await readNewsletterNames(db, ids);
      return rows.map(({ id, texts }) => [id, { name: subjectOf(texts, language) || noSubject }]);
    },
    pathOf: ({ recordId }) => `/office/newsletters/${recordId}`,
  },
} satisfies Partial<HistoryNouns>;

declare module "#platform/history/history-messages.ts" {
  interface HistoryMessages {
    newsletter: (typeof en)["newsletters"]["events"];
  }
}

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
    queues: [newsletterQueue],
    start: ({ queue, db, log }) => workOnNewsletters(queue, db, log),
  },
  emails: newsletterEmails,
  cleanup: { "newsletter addresses": deleteExpiredAddresses },
  history: newsletterHistory,
} satisfies FeatureServer;
