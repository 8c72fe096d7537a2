import { retentionDays } from "#content/retention.ts";
import type { FeatureServer } from "#platform/feature.server.ts";
import { occupantReportArchive } from "./archive.server.ts";
import { occupantEmails } from "./emails/occupant-emails.ts";
import { forgetOccupants } from "./forget-occupants.server.ts";

export const occupantReportsServer = {
  name: "occupant-reports",
  emails: occupantEmails,
  cleanup: {
    "reports of occupants": (db, now) => forgetOccupants(db, retentionDays.quarantined, now),
  },
  archive: occupantReportArchive,
} satisfies FeatureServer;
