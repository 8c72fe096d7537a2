import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.server.ts";

export const es = translationOf<typeof en>()({
  one: "Mensaje de contacto",
  several: "Mensajes de contacto",
  visitorEmail: {
    subject: "Recibimos su mensaje {reference}",
    title: "Recibimos su mensaje",
    thanks: "Gracias por escribir a {company}.",
    steps: {
      read: "Una persona de nuestra oficina lee su mensaje y lo pasa a quien conoce la respuesta.",
      answer: "Le responderemos en un plazo de un día hábil.",
    },
    because:
      "Recibe este correo porque su dirección se escribió con un mensaje en nuestro sitio web. Si no fue usted, respóndanos y avísenos.",
  },
  officeEmail: {
    subject: "Mensaje: {subject} ({reference})",
    heading: "Mensaje de {name}",
    name: "Nombre",
    email: "Correo",
    subjectLabel: "Asunto",
    newsletter: "Boletín",
    newsletterRequested: "lo pidió; enviamos el correo de confirmación",
    message: "Mensaje",
    reply: "Su mensaje {reference}",
    because: "Responda a este correo para contestarle a quien escribió.",
  },
  export: {
    subject: "asunto",
    newsletter: "boletín",
    newsletterRequested: "lo pidió",
    channels: "canales",
  },
  sentEmails: {
    "contact-message-received-office": {
      title: "Mensaje de contacto para la oficina",
      reader: "El buzón de la empresa",
      occasion: "Cuando un visitante envía el formulario de contacto",
    },
    "contact-message-received-visitor": {
      title: "Mensaje de contacto recibido",
      reader: "El visitante que lo envió",
      occasion: "Cuando un visitante envía el formulario de contacto",
    },
  },
});
