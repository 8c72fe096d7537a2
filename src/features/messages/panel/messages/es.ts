import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.ts";

export const es = translationOf<typeof en>()({
  ofRecord: {
    title: "Mensajes sobre esto",
    unread: "Sin leer",
    continue: "Continuar la conversación",
    startAnother: "Iniciar otra",
    write: "Escribir un mensaje sobre esto",
  },
});
