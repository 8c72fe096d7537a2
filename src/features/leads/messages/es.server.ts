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
      call: "Le llamamos o le escribimos en un día hábil y acordamos la hora de un recorrido.",
      quote:
        "Recibe una cotización por escrito, con precios detallados y sin cargos ocultos. Sin compromiso.",
    },
    because:
      "Recibe este correo porque su dirección se escribió en nuestro sitio web con una solicitud de cotización. Si no fue usted, respóndanos y avísenos.",
  },
  export: {
    company: "empresa",
    facility: "instalación",
    squareFeet: "pies cuadrados",
    visitsPerWeek: "visitas por semana",
    rangeLow: "precio estimado desde ($/mes)",
    rangeHigh: "precio estimado hasta ($/mes)",
  },
});
