import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.server.ts";

export const es = translationOf<typeof en>()({
  title: "Su solicitud de empleo",
  standings: {
    received: {
      title: "Recibimos su solicitud de empleo",
      text: "Alguien del equipo al que se integraría la leerá. Le responderemos en cualquier caso.",
    },
    "looked-at": {
      title: "Estamos revisando su solicitud de empleo",
      text: "Le responderemos en cualquier caso.",
    },
    offered: {
      title: "Elija la hora de la entrevista",
      text: "Le enviamos por correo los horarios. El enlace está en ese correo.",
    },
    interview: {
      title: "Su entrevista está confirmada",
      text: "{time}",
    },
    "offer-sent": {
      title: "Nuestra oferta está en su correo",
      text: "Está en el correo del {day}. Si no lo encuentra, llámenos.",
    },
    hired: {
      title: "Le damos la bienvenida al equipo",
      text: "Le avisaremos sobre su primer día de trabajo. Si aún no ha tenido noticias nuestras, llámenos.",
    },
    decided: {
      title: "Ya tomamos una decisión",
      text: "Se la daremos a conocer por correo o por teléfono. Si aún no ha tenido noticias nuestras, llámenos.",
    },
  },
  promise: "Alguien la leerá a más tardar el {day}.",
  late: "Prometimos leerla a más tardar el {day}. Si aún no ha tenido noticias nuestras, llámenos.",
  facts: {
    name: "Nombre",
    email: "Correo",
    phone: "Teléfono",
    position: "Puesto",
    experience: "Experiencia",
    resume: "Currículum",
  },
  fileHelp: "Su currículum, en PDF, JPEG, PNG o WebP de hasta {megabytes} MB.",
  withdrawHelp:
    "Dejaremos de considerar su solicitud de empleo y cancelaremos la entrevista, si la hay. Esto no se puede deshacer aquí.",
  withdrawn: "Usted retiró esta solicitud de empleo",
  notifications: {
    kind: "Un solicitante agrega algo en su página o retira su solicitud",
    gone: "Un solicitante",
    added: "{name} agregó algo a su solicitud de empleo",
    withdrawn: "{name} retiró su solicitud de empleo",
  },
});
