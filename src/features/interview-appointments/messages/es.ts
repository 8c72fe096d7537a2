import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.ts";

export const es = translationOf<typeof en>()({
  title: "Su entrevista de trabajo",
  lead: "Nos gustaría hablar con usted sobre su solicitud de empleo. Si necesita una adaptación, díganos cuál.",
  ofSubject: "Entrevista: {subject}",
  pageTitle: "Entrevista con {name}",
  panel: {
    title: "Entrevista",
    plan: "Programar la entrevista",
    open: "Abrir la entrevista",
  },
  notifications: {
    kind: "Un solicitante acuerda, cambia o cancela una entrevista",
    gone: "un solicitante",
    booked: "{name} acordó una entrevista",
    moved: "{name} cambió la entrevista",
    canceled: "{name} canceló la entrevista",
    undelivered: "Nuestro correo sobre la entrevista no le llegó a {name}",
  },
});
