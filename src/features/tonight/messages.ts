import { defineMessages } from "#platform/language/define-messages.ts";
import { en } from "./messages/en.ts";
import { es } from "./messages/es.ts";

/** Texts of the crew's screens. Tasks, areas and notes stay as people wrote them. */
export const tonightMessages = defineMessages({ en, es });

export type TonightMessages = ReturnType<typeof tonightMessages>;
