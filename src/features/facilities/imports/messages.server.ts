/** Names of the columns of files about facilities, and faults of their rows. */
import { defineMessages } from "#platform/language/define-messages.ts";
import { en } from "./messages/en.server.ts";
import { es } from "./messages/es.server.ts";

export const facilityImportMessages = defineMessages({ en, es });
