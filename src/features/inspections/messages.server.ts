import { defineEmailMessages } from "#platform/email/email-texts.ts";
import { en } from "./messages/en.server.ts";
import { es } from "./messages/es.server.ts";

/** No browser needs these texts: views, files, emails, the history, and refusals. */
export const inspectionServerMessages = defineEmailMessages(
  "inspections",
  { en, es },
  { parts: ["email"] },
);
