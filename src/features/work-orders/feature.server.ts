import type { FeatureServer } from "#platform/feature.server.ts";
import { alarmQueue } from "#platform/jobs/queue-options.server.ts";
import { workOnAlarms } from "./alarm-jobs.server.ts";
import { workOrderEmails } from "./emails/work-order-emails.ts";
import { workOrderFiles } from "./file-records.server.ts";
import { workOrderFinder } from "./find.server.ts";
import { workOrderHistory } from "./history-nouns.server.ts";
import { countNeedingStaffAttention, countToAccept } from "./list-work-orders.server.ts";
import { readVisitRequests } from "./visit-requests.server.ts";

export const workOrdersServer = {
  name: "work-orders",
  names: () => ({
    "/client-portal/work-orders": { label: "Work orders", short: "Work" },
    "/client-portal/work-orders/new": { label: "New work order" },
    "/office/work-orders": { label: "Work orders", short: "Work" },
    "/office/work-orders/new": { label: "New work order" },
  }),
  jobs: {
    queues: [alarmQueue],
    start: ({ queue, db, log }) => workOnAlarms(queue, db, log),
  },
  emails: workOrderEmails,
  panels: { visitRequests: readVisitRequests },
  find: [workOrderFinder],
  attention: {
    "/client-portal/work-orders": countToAccept,
    "/office/work-orders": countNeedingStaffAttention,
  },
  history: workOrderHistory,
  fileRecords: workOrderFiles,
} satisfies FeatureServer;
