/** Only the server needs these texts, for the history, files, and forms that come back. */
import { defineMessages } from "#platform/language/define-messages.ts";
import { en } from "./messages/en.server.ts";
import { es } from "./messages/es.server.ts";

export const scopeServerMessages = defineMessages({ en, es });
