import { retentionDays } from "#content/retention.ts";
import type { FeatureServer } from "#platform/feature.server.ts";
import { occupantEmails } from "./emails/occupant-emails.ts";
import { forgetOccupants } from "./forget-occupants.server.ts";
import { signPersonalData } from "./personal-data.server.ts";

export const occupantReportsServer = {
  name: "occupant-reports",
  emails: occupantEmails,
  cleanup: {
    "reports of occupants": (db, now) => forgetOccupants(db, retentionDays.quarantined, now),
  },
  personalData: signPersonalData,
} satisfies FeatureServer;
