import { defineMessages } from "#platform/language/define-messages.ts";
import { en } from "./messages/en.server.ts";
import { es } from "./messages/es.server.ts";

/** What no screen of a browser has to know: refusals, history and exports. */
export const opportunityServerMessages = defineMessages({ en, es });
