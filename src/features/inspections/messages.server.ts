import { defineMessages } from "#platform/language/define-messages.ts";
import { en } from "./messages/en.server.ts";
import { es } from "./messages/es.server.ts";

/** What no browser says by itself: views, files, emails, the history, and why nothing was done. */
export const inspectionServerMessages = defineMessages({ en, es });
