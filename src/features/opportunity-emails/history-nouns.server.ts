import { type HistoryNouns, namedBy } from "#platform/history/history-nouns.server.ts";
import type { en } from "./messages/en.server.ts";
import { opportunityEmailServerMessages } from "./messages.server.ts";
import { opportunityEmailMessages } from "./messages.ts";
import { emailTemplates } from "./tables/email-templates.ts";
import { unmatchedEmails } from "./tables/unmatched-emails.ts";
import { unmatchedPath } from "./unmatched/unmatched-form.ts";

export const opportunityEmailHistory = {
  "email-template": {
    singular: (language) => opportunityEmailServerMessages(language).emailTemplate.singular,
    plural: (language) => opportunityEmailServerMessages(language).emailTemplate.plural,
    place: 188,
    messages: (language) => opportunityEmailServerMessages(language).templateEvents,
    describeField(name, language) {
      const { ownTemplates, languageNames } = opportunityEmailMessages(language);
      const { fields } = ownTemplates;
      if (name === "language") return { label: fields.language, options: languageNames };
      if (name === "name") return { label: fields.name };
      if (name === "subject") return { label: fields.subject };
      return name === "text" ? { label: fields.text } : undefined;
    },
    readNames: namedBy(emailTemplates, emailTemplates.name),
    pathOf: ({ recordId }) => `/office/settings/email-templates?template=${recordId}`,
  },
  "unmatched-email": {
    singular: (language) => opportunityEmailServerMessages(language).unmatchedEmail.singular,
    plural: (language) => opportunityEmailServerMessages(language).unmatchedEmail.plural,
    place: 134,
    messages: (language) => opportunityEmailServerMessages(language).unmatchedEvents,
    describeField: (name, language) =>
      name === "state"
        ? {
            label: opportunityEmailServerMessages(language).unmatchedState,
            options: opportunityEmailMessages(language).unmatched.states,
          }
        : undefined,
    readNames: namedBy(unmatchedEmails, unmatchedEmails.subject),
    pathOf: ({ recordId }) => `${unmatchedPath}/${recordId}`,
  },
} satisfies Partial<HistoryNouns>;

declare module "#platform/history/history-messages.ts" {
  interface HistoryMessages {
    "email-template": (typeof en)["templateEvents"];
    "unmatched-email": (typeof en)["unmatchedEvents"];
  }
}
