/** The screens of office and portal share these texts. */
import { defineMessages } from "#platform/language/define-messages.ts";
import { en } from "./messages/en.ts";
import { es } from "./messages/es.ts";

export const scopeMessages = defineMessages({ en, es });
