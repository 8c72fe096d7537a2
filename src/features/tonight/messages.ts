import { defineMessages } from "#platform/language/define-messages.ts";
import { en } from "./messages/en.ts";
import { es } from "./messages/es.ts";

/** What the crew's screens say. Tasks, areas and notes stay as people have written them. */
export const tonightMessages = defineMessages({ en, es });

export type TonightMessages = ReturnType<typeof tonightMessages>;
