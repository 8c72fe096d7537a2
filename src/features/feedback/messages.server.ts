import { defineEmailMessages } from "#platform/email/email-texts.ts";
import { en } from "./messages/en.server.ts";
import { es } from "./messages/es.server.ts";

/** What no browser says by itself: emails, threads, the history, the export, and refusals. */
export const feedbackServerMessages = defineEmailMessages(
  "feedback",
  { en, es },
  { parts: ["email"] },
);
