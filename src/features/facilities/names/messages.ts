/** What other features, too, call a facility and its parts: few words, so that their pages load no more. */
import { defineMessages } from "#platform/language/define-messages.ts";
import { en } from "./messages/en.ts";
import { es } from "./messages/es.ts";

export const facilityNames = defineMessages({ en, es });
