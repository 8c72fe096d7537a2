import { defineEmailMessages } from "#platform/email/email-texts.ts";
import { en } from "./messages/en.server.ts";
import { es } from "./messages/es.server.ts";

/** The company’s own mailbox reads English: no part of its notices is edited. */
export const ownPageServerMessages = defineEmailMessages(
  "own-pages",
  { en, es },
  { parts: ["officeEmail"] },
);
