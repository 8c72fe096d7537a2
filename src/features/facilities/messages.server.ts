/** What only the server says: a facility in words, and its history. */
import { defineMessages } from "#platform/language/define-messages.ts";
import { en } from "./messages/en.server.ts";
import { es } from "./messages/es.server.ts";

export const facilityServerMessages = defineMessages({ en, es });
