/** What the pages behind a sign say, and the screens of signs. Names of rooms and notes stay as people have written them. */
import { defineMessages } from "#platform/language/define-messages.ts";
import { en } from "./messages/en.ts";
import { es } from "./messages/es.ts";

export const occupantMessages = defineMessages({ en, es });
