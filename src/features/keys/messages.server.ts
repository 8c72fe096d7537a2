import { defineMessages } from "#platform/language/define-messages.ts";
import { en } from "./messages/en.server.ts";
import { es } from "./messages/es.server.ts";

/** What no screen of a browser has to know: refusals, history, exports and emails. */
export const keyServerMessages = defineMessages({ en, es });
