import type { FeatureServer } from "#platform/feature.server.ts";
import { occupantEmails } from "./emails/occupant-emails.ts";

export const occupantReportsServer = {
  name: "occupant-reports",
  emails: occupantEmails,
} satisfies FeatureServer;
