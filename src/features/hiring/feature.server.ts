import type { FeatureServer } from "#platform/feature.server.ts";
import { hiringEmailExamples } from "./emails/email-examples.ts";
import { hiringEmails } from "./emails/hiring-emails.ts";
import { applicationFinder, countReceived } from "./list-applications.server.ts";
import { hiringServerMessages } from "./messages.server.ts";
import { hiringMessages } from "./messages.ts";
import { applicationRecord, hiringNotifications } from "./notifications.server.ts";
import { readHiredFromPanel } from "./office/hired-from-panel.server.ts";
import { hiringPersonalData } from "./personal-data.server.ts";
import { applicationsOnStartPage } from "./start-page.server.ts";
import { applicationAnswers } from "./tables/application-answers.ts";

declare module "#platform/record-panels/panel-types.ts" {
  interface RecordsWithPanels {
    application: true;
  }
}

export const hiringServer = {
  name: "hiring",
  names(language) {
    const { section, short } = hiringMessages(language);
    return { "/office/applications": { label: section, short } };
  },
  emails: hiringEmails,
  emailExamples: hiringEmailExamples,
  emailTexts: [hiringServerMessages.emailTexts],
  find: [applicationFinder],
  attention: { "/office/applications": countReceived },
  archive: [{ table: applicationAnswers }],
  personalData: hiringPersonalData,
  notifications: hiringNotifications,
  panels: { hiredFrom: readHiredFromPanel },
  notificationRecords: { application: applicationRecord },
  startPage: applicationsOnStartPage,
  demonstration: () => import("./demonstration.server.ts"),
} satisfies FeatureServer;
