import { defineMessages } from "#platform/language/define-messages.ts";
import { en } from "./messages/en.server.ts";
import { es } from "./messages/es.server.ts";

/** No browser needs these texts: refusals, history and exports. */
export const opportunityServerMessages = defineMessages({ en, es });
