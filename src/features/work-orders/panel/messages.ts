/** Apart from the rest of the feature: every page of the portal has the part that says them. */
import { defineMessages } from "#platform/language/define-messages.ts";
import { en } from "./messages/en.ts";
import { es } from "./messages/es.ts";

export const visitRequestsMessages = defineMessages({ en, es });
