import { company } from "#content/company.ts";
import { occupantReports } from "#features/work-orders/tables/occupant-reports.ts";
import type { MailBound } from "#platform/email/email-bounds.server.ts";
import type { FeatureServer } from "#platform/feature.server.ts";
import { occupantEmailExamples } from "./emails/email-examples.ts";
import { occupantEmails } from "./emails/occupant-emails.ts";
import { forgetOccupants } from "./forget-occupants.server.ts";
import { occupantServerMessages } from "./messages.server.ts";
import { signPersonalData } from "./personal-data.server.ts";
import { areaSigns } from "./tables/area-signs.ts";

const hour = 3600;

/** Somebody who looks after a floor reports several things in a day. */
const answerBounds: readonly MailBound[] = [
  { form: "occupant-mail", limit: { uses: 5, windowSeconds: hour } },
  { form: "occupant-mail-week", limit: { uses: 20, windowSeconds: 7 * 24 * hour } },
];

export const occupantReportsServer = {
  name: "occupant-reports",
  emails: occupantEmails,
  emailExamples: occupantEmailExamples,
  emailTexts: [occupantServerMessages.emailTexts],
  emailBounds: { "occupant-report-closed": answerBounds },
  cleanup: {
    "reports of occupants": (db, now) => forgetOccupants(db, company.retention.quarantined, now),
  },
  archive: [
    { table: areaSigns },
    {
      table: occupantReports,
      without: [occupantReports.secretHash, occupantReports.emailSecretHash],
    },
  ],
  personalData: signPersonalData,
  demonstration: () => import("./demonstration.server.ts"),
} satisfies FeatureServer;
