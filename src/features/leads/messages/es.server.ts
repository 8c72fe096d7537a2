import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.server.ts";

export const es = translationOf<typeof en>()({
  one: "Solicitud de cotización",
  several: "Solicitudes de cotización",
  visitorEmail: {
    subject: "Recibimos su solicitud de cotización {reference}",
    title: "Recibimos su solicitud",
    thanks: "Gracias por pedirle una cotización a {company}.",
    steps: {
      read: "Una persona de nuestra oficina lee su solicitud.",
      call: "Le llamaremos o le escribiremos en un plazo de un día hábil y acordaremos la hora de un recorrido.",
      quote:
        "Recibe una cotización por escrito, con precios detallados y sin cargos ocultos. Sin compromiso.",
    },
    because:
      "Recibe este correo porque su dirección se escribió en nuestro sitio web con una solicitud de cotización. Si no fue usted, respóndanos y avísenos.",
  },
  officeEmail: {
    subject: "Solicitud de cotización de {company}: {facility}, {squareFeet} pies² ({reference})",
    heading: "Solicitud de cotización de {company}",
    name: "Nombre",
    company: "Empresa",
    phone: "Teléfono",
    email: "Correo",
    facility: "Instalación",
    squareFeet: "Pies cuadrados",
    visits: "Visitas",
    rangeShown: "Precio que vio",
    rangeOfCard: "{range} (tarifa {card})",
    message: "Lo que necesita",
    reply: "Su solicitud de cotización {reference}",
    because: "Responda a este correo para contestarle a quien hizo la solicitud.",
  },
  export: {
    company: "empresa",
    facility: "instalación",
    squareFeet: "pies cuadrados",
    visitsPerWeek: "visitas por semana",
    rangeLow: "precio estimado desde ($/mes)",
    rangeHigh: "precio estimado hasta ($/mes)",
  },
  sentEmails: {
    "quote-received-office": {
      title: "Solicitud de cotización para la oficina",
      reader: "El buzón de la empresa",
      occasion: "Cuando un visitante pide una cotización",
    },
    "quote-received-visitor": {
      title: "Solicitud de cotización recibida",
      reader: "El visitante que la envió",
      occasion: "Cuando un visitante pide una cotización",
    },
  },
});
