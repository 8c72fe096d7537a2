import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.server.ts";

export const es = translationOf<typeof en>()({
  title: "Su solicitud de cotización",
  standings: {
    received: {
      title: "Recibimos su solicitud",
      text: "Alguien de nuestra oficina la leerá. Después acordaremos la hora de un recorrido.",
    },
    answered: {
      title: "Ya nos comunicamos con usted",
      text: "Si aún no ha tenido noticias nuestras, revise su correo no deseado o llámenos.",
    },
    offered: {
      title: "Elija la hora del recorrido",
      text: "Le enviamos por correo los horarios. El enlace está en ese correo.",
    },
    "walk-through": {
      title: "El recorrido está confirmado",
      text: "{time}",
    },
    proposal: {
      title: "Nuestra propuesta está en su correo",
      text: "El enlace está en el correo del {day}. Si no lo encuentra, llámenos.",
    },
    signed: {
      title: "Usted firmó nuestra propuesta",
      text: "Ahora firmaremos nosotros y le enviaremos la copia por correo.",
    },
    won: {
      title: "Ahora usted es nuestro cliente",
      text: "Gracias por elegirnos. Nos comunicaremos con usted sobre el primer día de servicio.",
    },
    "signed-by-both": {
      title: "Ahora usted es nuestro cliente",
      text: "Ambas partes firmamos. La copia firmada está en el correo del {day}. Después le avisamos del primer día de servicio.",
    },
    closed: {
      title: "Esta solicitud está cerrada",
      text: "Si tiene preguntas, llámenos. Con gusto le cotizamos otra vez.",
    },
  },
  promise: "Le responderemos a más tardar el {time}.",
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
    "Dejaremos de trabajar en su solicitud y cancelaremos el recorrido, si lo hay. La propuesta ya no se podrá firmar. Esto no se puede deshacer aquí.",
  withdrawn: "Usted retiró esta solicitud",
  notifications: {
    kind: "Un posible cliente agrega algo en su página o retira su solicitud",
    gone: "Un posible cliente",
    added: "{company} agregó algo a su solicitud",
    withdrawn: "{company} retiró su solicitud",
  },
});
