/** Texts of the screens on which staff edit a scope. */
import { defineMessages } from "#platform/language/define-messages.ts";
import { en } from "./messages/en.ts";
import { es } from "./messages/es.ts";

export const scopeOfficeMessages = defineMessages({ en, es });
