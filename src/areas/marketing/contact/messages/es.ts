import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.ts";

export const es = translationOf<typeof en>()({
  hoursOf: "Horario: {place}",
  zone: "Todos los horarios están en {zone}.",
  followUs: "Síganos",
  form: {
    name: "Nombre completo",
    email: "Correo electrónico",
    subject: "Asunto",
    message: "Mensaje",
    send: "Enviar el mensaje",
    sending: "Enviando…",
    yourMessage: "Su mensaje",
    sent: "Mensaje enviado",
    thanks: "Gracias por escribirnos. Pronto tendrá noticias nuestras.",
  },
  quote: {
    yourRequest: "Su solicitud",
    sent: "Solicitud de cotización enviada",
    thanks: "Recibimos su solicitud de cotización. Pronto tendrá noticias nuestras.",
  },
});
