import { defineEmailMessages } from "#platform/email/email-texts.ts";
import { en } from "./messages/en.server.ts";
import { es } from "./messages/es.server.ts";

export const opportunityEmailServerMessages = defineEmailMessages(
  "opportunity-emails",
  { en, es },
  { parts: ["templates", "because", "reply", "undelivered"] },
);
