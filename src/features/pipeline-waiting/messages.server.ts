import { defineMessages } from "#platform/language/define-messages.ts";
import { en } from "./messages/en.server.ts";
import { es } from "./messages/es.server.ts";

export const pipelineWaitingServerMessages = defineMessages({ en, es });
