import {
  type FieldDescription,
  type HistoryNouns,
  namedBy,
} from "#platform/history/history-nouns.server.ts";
import type { Language } from "#platform/language/language.ts";
import type { en } from "#platform/submissions/messages/en.server.ts";
import { receivedMessages } from "#platform/submissions/messages.server.ts";
import type { en as ownMessages } from "./messages/en.server.ts";
import { applicationServerMessages } from "./messages.server.ts";
import { applicationMessages } from "./messages.ts";
import { jobApplications } from "./tables/job-applications.ts";

function describeApplicationField(name: string, language: Language): FieldDescription | undefined {
  const { fields } = applicationServerMessages(language);
  const { stages, rejectionReasons } = applicationMessages(language);
  const described: Readonly<Record<string, FieldDescription>> = {
    stage: { label: fields.stage, options: stages },
    rejectionReason: { label: fields.rejectionReason, options: rejectionReasons },
  };
  return described[name];
}

export const applicationHistory = {
  application: {
    singular: (language) => applicationServerMessages(language).one,
    plural: (language) => applicationServerMessages(language).several,
    place: 150,
    messages: (language) => ({
      ...receivedMessages(language).events,
      ...applicationServerMessages(language).events,
    }),
    describeField: describeApplicationField,
    readNames: namedBy(jobApplications, jobApplications.reference),
    pathOf: ({ recordId }) => `/office/applications/${recordId}`,
  },
} satisfies Partial<HistoryNouns>;

declare module "#platform/history/history-messages.ts" {
  interface HistoryMessages {
    application: (typeof en)["events"] & (typeof ownMessages)["events"];
  }
}
