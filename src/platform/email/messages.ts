import { defineEmailMessages } from "./email-texts.ts";
import { en } from "./messages/en.ts";
import { es } from "./messages/es.ts";

export const emailMessages = defineEmailMessages(
  "email",
  { en, es },
  {
    parts: [
      "hello",
      "helloName",
      "buttonFails",
      "office",
      "received",
      "reachUs",
      "unsubscribe",
      "unsubscribeAt",
    ],
    fixed: {
      unsubscribe: "law",
      unsubscribeAt: "law",
    },
  },
);
