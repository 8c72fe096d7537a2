/** No browser needs these texts. */
import { defineEmailMessages } from "#platform/email/email-texts.ts";
import { en } from "./messages/en.server.ts";
import { es } from "./messages/es.server.ts";

export const workOrderServerMessages = defineEmailMessages(
  "work-orders",
  { en, es },
  { parts: ["email"] },
);
