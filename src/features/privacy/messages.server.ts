import { defineMessages } from "#platform/language/define-messages.ts";
import { en } from "./messages/en.server.ts";
import { es } from "./messages/es.server.ts";

/** No browser needs these texts: refusals, names of tables, reasons, and the copy that people get. */
export const privacyServerMessages = defineMessages({ en, es });
