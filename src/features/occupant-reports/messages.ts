/**
 * Texts of the pages behind a sign, and of the screens with signs. Names of rooms and notes stay as people
 * wrote them.
 */
import { defineMessages } from "#platform/language/define-messages.ts";
import { en } from "./messages/en.ts";
import { es } from "./messages/es.ts";

export const occupantMessages = defineMessages({ en, es });
