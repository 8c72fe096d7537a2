/** What files with facilities and what belongs to them are called, and what is wrong with their rows. */
import { defineMessages } from "#platform/language/define-messages.ts";
import { en } from "./messages/en.server.ts";
import { es } from "./messages/es.server.ts";

export const facilityImportMessages = defineMessages({ en, es });
