import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.server.ts";

export const es = translationOf<typeof en>()({
  startPage: {
    unread: [
      "<number>{shown}</number> conversación tiene mensajes sin leer",
      "<number>{shown}</number> conversaciones tienen mensajes sin leer",
    ],
  },
  about: {
    workOrder: "Orden de trabajo {number}, {category}",
    visit: "Visita del {day}",
    invoice: "Factura {number}",
    document: "Documento: {title}",
    inspection: "Inspección del {day}",
  },
  errors: {
    facility: "Elija una instalación",
    subject: "Escriba de qué se trata",
    openAgain: "Ábralo otra vez",
    reload: "Recargue la página e inténtelo otra vez",
    unreadable: "No pudimos leer esta solicitud.",
  },
  problems: {
    empty: "Escriba un mensaje.",
    unknownFile: "Un archivo ya no está. Quítelo y envíe el mensaje otra vez.",
    tooManyFiles: [
      "Puede adjuntar hasta {count} archivo a un mensaje.",
      "Puede adjuntar hasta {count} archivos a un mensaje.",
    ],
    unknownRecord: "El registro del que trata ya no está disponible. Ábralo otra vez.",
    noFacility: "Usted ya no tiene acceso a esta instalación. Elija otra.",
    commentInstead: "Publique esto como comentario en la orden de trabajo.",
    sentBefore:
      "Ya recibimos este mensaje con lo que usted escribió la primera vez. Si quiere agregar otro, presione el botón de nuevo.",
  },
  feedback: {
    order: "Opinión, {score} de 10: {category}, {number}",
    quarter: "Opinión, {score} de 10: {facility}, {span}",
    answered: "Opinión: {score} de 10.\n\n{reason}",
    changed: "Opinión, cambiada: {score} de 10.\n\n{reason}",
    noReason: "No dio un motivo.",
  },
  email: {
    subject: "Nuevo mensaje: {subject}",
    wrote: "{author} le escribió sobre {facility}.",
    said: "{author}: {words}",
    textAndFiles: "{text} (adjuntos: {files})",
    files: "adjuntó {files}",
    reply: "Leer y responder",
    because: "Recibió este correo porque el mensaje llevaba diez minutos sin leer.",
  },
  notifications: {
    kinds: { message: "Mensajes que no ha leído en diez minutos" },
    untitled: "Un mensaje",
    sentFiles: "{person} envió archivos",
    wrote: "{person}: {text}",
  },
  sentEmails: {
    "unread-messages": {
      title: "Mensajes sin leer",
      reader: "Personas del cliente o de su equipo de cuenta",
      occasion: "Cuando un mensaje lleva diez minutos sin leer",
    },
  },
});
