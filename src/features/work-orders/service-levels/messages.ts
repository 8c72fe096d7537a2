/** Times that are promised, left and late. No screen of a browser writes them itself. */
import { defineMessages } from "#platform/language/define-messages.ts";
import { en } from "./messages/en.ts";
import { es } from "./messages/es.ts";

export const serviceLevelMessages = defineMessages({ en, es });
