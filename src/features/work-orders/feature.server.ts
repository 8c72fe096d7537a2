import type { FeatureServer } from "#platform/feature.server.ts";
import { workOrderEmailExamples } from "./emails/email-examples.ts";
import { workOrderEmails } from "./emails/work-order-emails.ts";
import { readVisitRequests } from "./extra-visits.server.ts";
import { workOrderFiles } from "./file-records.server.ts";
import { workOrderHistory } from "./history-nouns.server.ts";
import { workOrdersNoun } from "./imports/work-orders-noun.server.ts";
import {
  countNeedingStaffAttention,
  countToAccept,
  workOrderFinder,
} from "./list-work-orders.server.ts";
import { workOrderServerMessages } from "./messages.server.ts";
import { workOrderMessages } from "./messages.ts";
import { workOrderNotifications, workOrderRecord } from "./notifications.server.ts";
import { workOrderPersonalData } from "./personal-data.server.ts";
import { alarmJob, workOnAlarms } from "./raise-alarms.server.ts";
import { workOrdersOnStartPage } from "./start-page.server.ts";
import { workOrderPrices } from "./tables/work-order-prices.ts";
import { serviceLevelTargets, workOrderComments, workOrders } from "./tables/work-orders.ts";

declare module "#platform/record-panels/panel-types.ts" {
  interface RecordsWithPanels {
    "work-order": true;
  }
}

declare module "#platform/changes/change-event-kinds.ts" {
  interface ChangeEventKinds {
    "work-order": "client";
  }
}

export const workOrdersServer = {
  name: "work-orders",
  names(language) {
    const { section, add } = workOrderMessages(language);
    const { short } = workOrderServerMessages(language);
    return {
      "/client-portal/work-orders": { label: section, short },
      "/client-portal/work-orders/new": { label: add },
      "/office/work-orders": { label: section, short },
      "/office/work-orders/new": { label: add },
    };
  },
  jobs: {
    queues: [alarmJob.name],
    start: ({ queue, db, log }) => workOnAlarms(queue, db, log),
  },
  emails: workOrderEmails,
  emailExamples: workOrderEmailExamples,
  emailTexts: [workOrderServerMessages.emailTexts],
  panels: { visitRequests: readVisitRequests },
  find: [workOrderFinder],
  attention: {
    "/client-portal/work-orders": countToAccept,
    "/office/work-orders": countNeedingStaffAttention,
  },
  changeEvents: { "work-order": { about: "client", needs: "facilities.read" } },
  history: workOrderHistory,
  fileRecords: workOrderFiles,
  archive: [
    { table: workOrders },
    { table: workOrderComments },
    { table: serviceLevelTargets },
    { table: workOrderPrices },
  ],
  imports: [workOrdersNoun],
  personalData: workOrderPersonalData,
  notifications: workOrderNotifications,
  notificationRecords: { "work-order": workOrderRecord },
  startPage: workOrdersOnStartPage,
  demonstration: () => import("./demonstration.server.ts"),
} satisfies FeatureServer;
