/** What a list says of appointments that end with its records: few words, so that it loads no more of them. */
import { defineMessages } from "#platform/language/define-messages.ts";
import { en } from "./messages/en.ts";
import { es } from "./messages/es.ts";

export const closingMessages = defineMessages({ en, es });
