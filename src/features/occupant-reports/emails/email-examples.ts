import type { EmailExamples } from "#platform/email/email-examples.server.ts";
import { occupantServerMessages } from "../messages.server.ts";
import { occupantReportClosed } from "./occupant-report-closed.tsx";

export const occupantEmailExamples: EmailExamples<"occupant-report-closed"> = {
  "occupant-report-closed": {
    describe: (language) => occupantServerMessages(language).sentEmails["occupant-report-closed"],
    cases: ({ language, origin, names }) =>
      (["done", "declined"] as const).map(
        (outcome) => () =>
          occupantReportClosed({
            language,
            outcome,
            areaName: names.area,
            facilityName: names.facility,
            address: origin,
          }),
      ),
  },
};
