import { defineEmailMessages } from "#platform/email/email-texts.ts";
import { en } from "./messages/en.server.ts";
import { es } from "./messages/es.server.ts";

/** No browser needs these texts: refusals, history, exports and emails. */
export const keyServerMessages = defineEmailMessages("keys", { en, es }, { parts: ["email"] });
