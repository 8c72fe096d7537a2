/** Only the server needs these texts, so no browser loads them. */
import { defineMessages } from "#platform/language/define-messages.ts";
import { en } from "./messages/en.server.ts";
import { es } from "./messages/es.server.ts";

export const facilityServerMessages = defineMessages({ en, es });
