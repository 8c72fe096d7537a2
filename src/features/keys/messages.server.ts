import { defineEmailMessages } from "#platform/email/email-texts.ts";
import { en } from "./messages/en.server.ts";
import { es } from "./messages/es.server.ts";

/** What no screen of a browser has to know: refusals, history, exports and emails. */
export const keyServerMessages = defineEmailMessages("keys", { en, es }, { parts: ["email"] });
