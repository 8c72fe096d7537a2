import type { FeatureServer } from "#platform/feature.server.ts";
import { inspectionEmails } from "./emails/inspection-emails.ts";
import { inspectionFiles } from "./file-records.server.ts";
import { inspectionFinder } from "./find.server.ts";
import { inspectionHistory } from "./history-nouns.server.ts";
import { planInspections } from "./jobs.server.ts";

export const inspectionsServer = {
  name: "inspections",
  names: () => ({
    "/client-portal/inspections": { label: "Inspections", short: "Inspect" },
    "/office/inspections": { label: "Inspections", short: "Inspect" },
  }),
  afterVisitsPlanned: planInspections,
  emails: inspectionEmails,
  find: [inspectionFinder],
  history: inspectionHistory,
  fileRecords: inspectionFiles,
} satisfies FeatureServer;
