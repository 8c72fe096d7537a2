import { defineMessages } from "#platform/language/define-messages.ts";
import { en } from "./messages/en.server.ts";
import { es } from "./messages/es.server.ts";

/** Refusals of forms are read only on the server, so no browser has to load them. */
export const supplyServerMessages = defineMessages({ en, es });
