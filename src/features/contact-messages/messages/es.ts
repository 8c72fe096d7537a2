import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.ts";

export const es = translationOf<typeof en>()({
  errors: {
    name: "Escriba su nombre completo",
    subject: "Escriba el asunto",
    message: "Cuéntenos un poco más en su mensaje",
  },
});
