import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.server.ts";

export const es = translationOf<typeof en>()({
  title: "Su solicitud de cotización",
  standings: {
    received: {
      title: "Recibimos su solicitud",
      text: "Una persona de nuestra oficina la lee. Después acordamos la hora de un recorrido.",
    },
    answered: {
      title: "Ya nos comunicamos con usted",
      text: "Si no supo de nosotros, revise su correo no deseado o llámenos.",
    },
    offered: {
      title: "Elija la hora del recorrido",
      text: "Le enviamos por correo los horarios. El enlace está en ese correo.",
    },
    "walk-through": {
      title: "El recorrido está acordado",
      text: "{time}",
    },
    proposal: {
      title: "Nuestra propuesta está en su correo",
      text: "El enlace está en el correo del {day}. Si no lo encuentra, llámenos.",
    },
    signed: {
      title: "Usted firmó nuestra propuesta",
      text: "Ahora firmamos nosotros y le enviamos la copia por correo.",
    },
    closed: {
      title: "Esta solicitud está cerrada",
      text: "Si tiene preguntas, llámenos. Con gusto le cotizamos otra vez.",
    },
  },
  promise: "Le respondemos a más tardar el {time}.",
  late: "Prometimos responderle a más tardar el {time} y vamos tarde. Llámenos.",
  facts: {
    name: "Nombre",
    company: "Empresa",
    email: "Correo",
    phone: "Teléfono",
    facility: "Instalación",
    squareFeet: "Pies cuadrados",
    visits: "Visitas",
  },
  fileHelp: "Un plano o una foto, en PDF, JPEG, PNG o WebP de hasta {megabytes} MB.",
  withdrawHelp:
    "Dejamos de trabajar en su solicitud y cancelamos el recorrido, si lo hay. Una propuesta ya no se puede firmar. Aquí no se puede deshacer.",
  withdrawn: "Usted retiró esta solicitud",
  notifications: {
    kind: "Lo que los prospectos agregan en su propia página, o si se retiran",
    gone: "Un prospecto",
    added: "{company} agregó algo a su solicitud",
    withdrawn: "{company} retiró su solicitud",
  },
});
