import { defineEmailMessages } from "#platform/email/email-texts.ts";
import { en } from "./messages/en.server.ts";
import { es } from "./messages/es.server.ts";

export const morningReportMessages = defineEmailMessages(
  "morning-reports",
  { en, es },
  {
    parts: [
      "because",
      "subject",
      "previewToAccept",
      "inArea",
      "latestInspection",
      "toAccept",
      "openOrders",
      "more",
      "next",
      "openPortal",
      "portal",
      "callUs",
      "missed",
      "answers",
      "noOneYet",
      "planned",
      "tasksDone",
      "onHold",
      "nextVisit",
      "noNextVisit",
      "holidays",
      "scores",
    ],
  },
);
