import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.server.ts";

export const es = translationOf<typeof en>()({
  title: "Su solicitud de empleo",
  standings: {
    received: {
      title: "Recibimos su solicitud de empleo",
      text: "Alguien del equipo al que se integraría la lee. Le respondemos en cualquier caso.",
    },
    "looked-at": {
      title: "Estamos revisando su solicitud de empleo",
      text: "Le respondemos en cualquier caso.",
    },
    offered: {
      title: "Elija la hora de la entrevista",
      text: "Le enviamos por correo los horarios. El enlace está en ese correo.",
    },
    interview: {
      title: "Su entrevista está acordada",
      text: "{time}",
    },
    decided: {
      title: "Ya tomamos una decisión",
      text: "Se la damos a conocer por correo o por teléfono. Si no supo de nosotros, llámenos.",
    },
  },
  promise: "Alguien la lee a más tardar el {day}.",
  late: "Prometimos leerla a más tardar el {day}. Si no supo de nosotros, llámenos.",
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
    "Dejamos de considerar su solicitud de empleo y cancelamos la entrevista, si la hay. Aquí no se puede deshacer.",
  withdrawn: "Usted retiró esta solicitud de empleo",
  notifications: {
    kind: "Lo que los solicitantes agregan en su propia página, o si se retiran",
    gone: "Un solicitante",
    added: "{name} agregó algo a su solicitud de empleo",
    withdrawn: "{name} retiró su solicitud de empleo",
  },
});
