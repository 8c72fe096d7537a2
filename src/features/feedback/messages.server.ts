import { defineEmailMessages } from "#platform/email/email-texts.ts";
import { en } from "./messages/en.server.ts";
import { es } from "./messages/es.server.ts";

/** No browser needs these texts: emails, threads, the history, the export, and refusals. */
export const feedbackServerMessages = defineEmailMessages(
  "feedback",
  { en, es },
  { parts: ["email"] },
);
