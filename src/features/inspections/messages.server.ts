import { defineEmailMessages } from "#platform/email/email-texts.ts";
import { en } from "./messages/en.server.ts";
import { es } from "./messages/es.server.ts";

/** What no browser says by itself: views, files, emails, the history, and why nothing was done. */
export const inspectionServerMessages = defineEmailMessages(
  "inspections",
  { en, es },
  { parts: ["email"] },
);
