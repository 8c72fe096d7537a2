/**
 * Other features name a facility and its parts too. These few texts are apart so that their pages load no
 * more.
 */
import { defineMessages } from "#platform/language/define-messages.ts";
import { en } from "./messages/en.ts";
import { es } from "./messages/es.ts";

export const facilityNames = defineMessages({ en, es });
