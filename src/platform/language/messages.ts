import { defineMessages } from "./define-messages.ts";
import { en } from "./messages/en.ts";
import { es } from "./messages/es.ts";

export const languageMessages = defineMessages({ en, es });
