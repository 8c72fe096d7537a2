import { defineEmailMessages } from "#platform/email/email-texts.ts";
import { en } from "./messages/en.server.ts";
import { es } from "./messages/es.server.ts";

export const ownPageServerMessages = defineEmailMessages(
  "own-pages",
  { en, es },
  { parts: ["officeEmail"] },
);
