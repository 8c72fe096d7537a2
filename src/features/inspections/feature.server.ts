import type { FeatureServer } from "#platform/feature.server.ts";
import { inspectionEmailExamples } from "./emails/email-examples.ts";
import { inspectionEmails } from "./emails/inspection-emails.ts";
import { inspectionFiles } from "./file-records.server.ts";
import { inspectionHistory } from "./history-nouns.server.ts";
import { planInspections } from "./inspection-rules.server.ts";
import { inspectionFinder } from "./list-inspections.server.ts";
import { inspectionServerMessages } from "./messages.server.ts";
import { inspectionMessages } from "./messages.ts";
import { inspectionNotifications, inspectionRecord } from "./notifications.server.ts";
import { inspectionPersonalData } from "./personal-data.server.ts";
import { inspectionsOnStartPage } from "./start-page.server.ts";
import { deficiencies, inspectionAnswers, inspectionRemarks } from "./tables/inspection-records.ts";
import {
  inspectionAreas,
  inspectionItems,
  inspectionRules,
  inspections,
} from "./tables/inspections.ts";

declare module "#platform/changes/change-event-kinds.ts" {
  interface ChangeEventKinds {
    inspection: "client";
  }
}

declare module "#platform/record-panels/panel-types.ts" {
  interface RecordsWithPanels {
    inspection: true;
  }
}

export const inspectionsServer = {
  name: "inspections",
  names(language) {
    const name = {
      label: inspectionMessages(language).section,
      short: inspectionServerMessages(language).short,
    };
    return { "/client-portal/inspections": name, "/office/inspections": name };
  },
  afterVisitsPlanned: planInspections,
  emails: inspectionEmails,
  emailExamples: inspectionEmailExamples,
  emailTexts: [inspectionServerMessages.emailTexts],
  find: [inspectionFinder],
  changeEvents: { inspection: { about: "client", needs: "inspections.read" } },
  history: inspectionHistory,
  fileRecords: inspectionFiles,
  archive: [
    { table: inspections },
    { table: inspectionAreas },
    { table: inspectionItems },
    { table: inspectionAnswers },
    { table: inspectionRemarks },
    { table: inspectionRules },
    { table: deficiencies },
  ],
  personalData: inspectionPersonalData,
  notifications: inspectionNotifications,
  notificationRecords: { inspection: inspectionRecord },
  startPage: inspectionsOnStartPage,
  demonstration: () => import("./demonstration.server.ts"),
} satisfies FeatureServer;
