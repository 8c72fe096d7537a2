import type { FeatureServer } from "#platform/feature.server.ts";
import { inspectionEmails } from "./emails/inspection-emails.ts";
import { planInspections } from "./jobs.server.ts";

export const inspectionsServer = {
  name: "inspections",
  afterVisitsPlanned: planInspections,
  emails: inspectionEmails,
} satisfies FeatureServer;
