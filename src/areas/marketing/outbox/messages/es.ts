import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.ts";

export const es = translationOf<typeof en>()({
  stored:
    "{what} espera en este navegador. Se enviará en cuanto haya conexión con nosotros, aunque usted salga de esta página.",
  unstored:
    "{what} espera y se enviará en cuanto haya conexión con nosotros. Deje esta página abierta hasta entonces: su navegador no nos permite guardar nada.",
  ifUrgent: "Si no puede esperar, llame al {phone}.",
  sendNow: "Enviar ahora",
  sending: "Enviando…",
});
