/** What the screens say on which staff write a scope. */
import { defineMessages } from "#platform/language/define-messages.ts";
import { en } from "./messages/en.ts";
import { es } from "./messages/es.ts";

export const scopeOfficeMessages = defineMessages({ en, es });
