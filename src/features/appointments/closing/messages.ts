/** A list loads these few texts alone when closing its records also cancels their appointments. */
import { defineMessages } from "#platform/language/define-messages.ts";
import { en } from "./messages/en.ts";
import { es } from "./messages/es.ts";

export const closingMessages = defineMessages({ en, es });
