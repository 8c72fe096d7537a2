import { defineEmailMessages } from "#platform/email/email-texts.ts";
import { en } from "./messages/en.server.ts";
import { es } from "./messages/es.server.ts";

export const hiringServerMessages = defineEmailMessages(
  "hiring",
  { en, es },
  { parts: ["answers"] },
);
