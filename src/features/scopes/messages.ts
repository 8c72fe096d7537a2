/** What the screens of office and portal say. */
import { defineMessages } from "#platform/language/define-messages.ts";
import { en } from "./messages/en.ts";
import { es } from "./messages/es.ts";

export const scopeMessages = defineMessages({ en, es });
