import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.server.ts";

export const es = translationOf<typeof en>()({
  noun: "Suscriptores del boletín",
  help: "Un correo por fila, con el día en que su dueño aceptó recibir el boletín. Sin ese día no se agrega a nadie. No se envía ningún correo.",
  columns: {
    email: "Correo",
    consentedOn: "Fecha del consentimiento",
    consentedAt: "Origen del consentimiento",
    language: "Idioma",
    status: "Estado",
  },
  faults: {
    noConsent: "Agregue el día en que esta persona aceptó recibir el boletín.",
    inFuture: "Ese día aún no ha llegado.",
    unsubscribed: "Esta persona canceló aquí su suscripción y no se vuelve a agregar.",
    notSubscribed: "El estado “{status}” dice que este correo no está suscrito.",
    language: "Escriba inglés o español, o déjelo vacío",
  },
});
